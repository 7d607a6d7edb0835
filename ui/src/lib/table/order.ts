/** The order in which somebody holds their cards. */

/** The cards as they were held, new ones after them. */
export function arranged(held: readonly number[], cards: readonly number[]): number[] {
  const kept = held.filter((card) => cards.includes(card))
  return [...kept, ...cards.filter((card) => !kept.includes(card))]
}

/** The order after a card has been put into another place, counted from 0. */
export function put(held: readonly number[], card: number, at: number): number[] {
  const others = held.filter((other) => other !== card)
  return others.toSpliced(Math.max(0, at), 0, card)
}
