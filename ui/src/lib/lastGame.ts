/** The game that was played last on this device. */

export const LAST = 'herna-game' // what is remembered of each game is kept under this name too

export const lastGame = (): string | null => localStorage.getItem(LAST)
export const rememberGame = (game: string): void => localStorage.setItem(LAST, game)
