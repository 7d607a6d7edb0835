/** What tables had to refuse in this browser's own matches: each rule with how often, until it was practised. */

import { read, write } from './learned'

const REFUSED = 'herna-refused'
const MOST_RULES = 200

type Refused = Record<string, number>

const all = (): Refused => read<Refused>(REFUSED) ?? {}

/** A choice was refused by these rules. */
export function noteRefused(rules: readonly string[]): void {
  const known = all()
  for (const rule of new Set(rules.filter(Boolean))) known[rule] = (known[rule] ?? 0) + 1
  write(REFUSED, Object.fromEntries(Object.entries(known).sort(([, one], [, other]) => other - one).slice(0, MOST_RULES)))
}

export const timesRefused = (rule: string): number => all()[rule] ?? 0

/** It was practised. */
export function forgetRefused(rule: string): void {
  const { [rule]: _, ...others } = all()
  write(REFUSED, others)
}

export const forgetAllRefused = (): void => write(REFUSED, {})
