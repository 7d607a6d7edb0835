/** Who sits at this browser: a name, and an account or none. */

import { api } from './api'
import type { Credentials, Me as Known } from './protocol'
import { settings } from './settings.svelte'

class Me {
  name = $state('')
  account = $state(false)
  /** Grows when this browser becomes somebody else: then all that is shown is asked for anew. */
  became = $state(0)

  /** Asks the server; whoever comes for the first time is given a cookie. */
  async meet(): Promise<void> {
    this.#is(await this.#ask().me())
  }

  async rename(name: string): Promise<void> {
    this.#is(await this.#ask().rename(name))
  }

  async register(account: Credentials): Promise<void> {
    this.#is(await this.#ask().register(account))
    this.became += 1
  }

  async signIn(account: Credentials): Promise<void> {
    this.#is(await this.#ask().signIn(account))
    this.became += 1
  }

  async signOut(): Promise<void> {
    await this.#ask().signOut()
    await this.meet()
    this.became += 1
  }

  #ask(): ReturnType<typeof api> {
    return api(settings.language)
  }

  #is({ name, account }: Known): void {
    this.name = name
    this.account = account
  }
}

export const me = new Me()
