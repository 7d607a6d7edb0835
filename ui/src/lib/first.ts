/** Opens a first match of a game: the server decides all of it. */

import { api, Refusal } from './api'
import { me } from './me.svelte'
import { route } from './route.svelte'
import { settings } from './settings.svelte'
import { say } from './words'

/** One sits down at it, and is guided, also if the guide was put away before; what was wrong, if it could not be opened. */
export async function playFirst(game: string): Promise<string> {
  try {
    await me.meet() // first, so that the seat is this browser's
    const { table } = await api(settings.language).openFirst(game)
    if (settings.guide === 'off') settings.set('guide', 'first')
    route.go(`/table/${table}`)
    return ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.message || say('server-gone-text')
  }
}
