/** What is printed on cards and boards, as the server describes it (the games' describing.py). */

import type { CardInfo } from '../protocol'

export type Cards = Readonly<Record<string, CardInfo>>

/** What is printed under this key, as the game knows its facts. */
export function factsOf<Facts>(cards: Cards, key: string): Facts | null {
  return (cards[key]?.facts as unknown as Facts | undefined) ?? null
}

/** What is printed on cards of a kind; of a card whose kind is not known, nothing. */
export function printedOf<Printed extends { kind: string }>(cards: Cards, kind: string | undefined, key = kind): Printed | null {
  const facts = key === undefined ? null : factsOf<Omit<Printed, 'kind'>>(cards, key)
  return facts && kind !== undefined ? ({ ...facts, kind } as Printed) : null
}
