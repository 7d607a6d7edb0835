/** Something is asked of the server: whether it is under way, and why it was refused. */

import { Refusal } from './api'
import { say } from './words'

export class Asking {
  busy = $state(false)
  wrong = $state('')

  /** Whether it was done; a refusal is shown. */
  async does(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.wrong = ''
    try {
      await what()
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.wrong = error.message || say('server-gone-text')
      return false
    } finally {
      this.busy = false
    }
  }
}
