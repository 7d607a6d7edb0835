/** Who sits at this browser: a name, and an account or none. */

import { api } from './api'
import { forgetLearned, shareLearned } from './learned'
import type { Credentials, Me as Known } from './protocol'
import { forgetAllRefused } from './refused'
import { settings } from './settings.svelte'

class Me {
  name = $state('')
  account = $state(false)
  legal = $state(false) // whether there are a privacy notice and terms
  mail = $state(false) // whether the server sends e-mail
  /** Grows when this browser gets another identity: then everything is fetched anew. */
  became = $state(0)
  #meeting: Promise<void> | null = null

  /** Asks the server; the first request gets a cookie. Several who ask at once ask once, or each would get another one. */
  meet(): Promise<void> {
    this.#meeting ??= this.#ask().me().then((known) => this.#is(known)).finally(() => (this.#meeting = null))
    return this.#meeting
  }

  async rename(name: string): Promise<void> {
    this.#is(await this.#ask().rename(name))
  }

  async register(account: Credentials): Promise<void> {
    await this.#became(await this.#ask().register(account))
  }

  async signIn(account: Credentials): Promise<void> {
    await this.#became(await this.#ask().signIn(account))
  }

  async signOut(): Promise<void> {
    const kept = await shareLearned(settings.language)
    await this.#ask().signOut()
    if (kept) forgetLearned() // somebody else may sit down here
    forgetAllRefused()
    await this.meet()
    this.became += 1
  }

  async #became(known: Known): Promise<void> {
    this.#is(known)
    await shareLearned(settings.language)
    this.became += 1
  }

  #ask(): ReturnType<typeof api> {
    return api(settings.language)
  }

  #is({ name, account, legal, mail }: Known): void {
    this.name = name
    this.account = account
    this.legal = legal
    this.mail = mail
  }
}

export const me = new Me()
