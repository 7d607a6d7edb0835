/** A finished match that is looked at, in its replay or with the coach: its table, and what keeps one from seeing it. */

import { api, Refusal } from './api'
import { me } from './me.svelte'
import type { Language, State } from './protocol'
import { say } from './words'

export class FinishedMatch {
  table = $state.raw<State>()
  title = $state('')
  wrong = $state('')
  /** Whether the link leads to no match. */
  gone = $state(false)

  protected readonly server: ReturnType<typeof api>

  readonly info = $derived(this.table?.table)

  constructor(readonly id: string, language: Language) {
    this.server = api(language)
  }

  /** Loads the table, its game's name, and `more`. False if the match is not over: the reader may be playing it. */
  protected async open(more: (table: State) => Promise<void>): Promise<boolean> {
    let over = true
    await this.attempt(async () => {
      await me.meet()
      const table = await this.server.look(this.id)
      this.table = table
      const { game, status } = table.table
      over = status === 'over'
      if (!over) return
      const [all] = await Promise.all([this.server.games(), more(table)])
      this.title = all.find(({ key }) => key === game)?.name.replace(/ \(.*\)$/, '') ?? game
    })
    return over
  }

  /** Asks the server for something; false, and what is `wrong`, if it did not come. */
  protected async attempt(asking: () => Promise<void>): Promise<boolean> {
    try {
      await asking()
      this.wrong = ''
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.gone = !this.table && (error.status === 400 || error.status === 404)
      this.wrong = this.gone ? '' : error.status ? error.message : say('server-gone-text')
      return false
    }
  }
}
