/** The order in which played cards are put away: it is arranged as a whole, and told card by card, as it is asked. */

import type { Selection } from '../../lib/selection.svelte'
import type { Offered } from '../../lib/things'
import type { View } from './table'

export class PuttingAway {
  /** The kinds of the cards that are still to be put away, in the order that was wished. */
  #wished: string[] = []
  #told = 0 // the decision that has been answered

  /** Whether the order is being told. */
  running = $state(false)

  /** Puts all away in this order, the first one first. */
  begin(view: View, order: readonly number[], selection: Selection): void {
    this.#wished = order.map((card) => view.kinds[card] ?? '')
    this.running = true
    this.goOn(view, selection)
  }

  /** Answers the next question, if it is about putting cards away; any other ends it. */
  goOn(view: View, selection: Selection): void {
    if (!this.running || selection.number === 0 || selection.number === this.#told) return // not asked, or not anew
    const next = nextOf(view, selection.options, this.#wished)
    if (next === null) return void (this.running = false)
    this.#told = selection.number
    this.#wished = next.rest
    selection.press(next.option)
  }
}

/** The option that puts away the next card that was wished, and what is wished after it. */
export function nextOf(view: View, options: readonly Offered[], wished: readonly string[]): { option: Offered; rest: string[] } | null {
  if (!arePutAway(options)) return null
  const kinds = options.map(({ choice }) => view.kinds[Number(choice[1])] ?? '')
  const at = wished.findIndex((kind) => kinds.includes(kind))
  if (at < 0) return null
  return { option: options[kinds.indexOf(wished[at]!)]!, rest: wished.slice(at + 1) }
}

/** Whether it is asked which card is put away next. */
export function arePutAway(options: readonly Offered[]): boolean {
  return options.length > 0 && options.every(({ choice }) => choice[0] === 'put_away')
}
