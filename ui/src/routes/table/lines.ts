/** The lines of the score sheet, made of events and their words. */

import type { TableEvent } from '../../lib/view'

/** What is told in one line: what happened once, or several times over, with the dice and what came of them. */
export interface Line {
  event: TableEvent
  /** All that it tells, with what has no words of its own. */
  events: TableEvent[]
  text: string
  times: number
  /** What this came of: how the same choice began to be carried out; '' where this is how. */
  cause: string
  /** The dice that were rolled for it, to be drawn. */
  rolled: TableEvent[]
  /** The damage that was done by them. */
  damage: number
  /** The aether that what was played has given. */
  aether: number
  /** The words of what is drawn, for those who want to read it. */
  more: string[]
}

/** A sentence above other things, as a heading is written. */
export const asHeading = (sentence: string): string => sentence.replace(/\.$/, '')

/** What begins a part of the score sheet: a turn, or where all play step by step, a round. */
export const isTurn = ({ kind }: TableEvent): boolean => kind === 'turn_began' || kind === 'round_began'

/** What has no words is told with what stands before it; what is told twice in a row stands once, with a count; dice and their damage stand
 * with the attack that they are for, further dice of one roll with its first, aether with the card that gives it, so that three Crystals are one line,
 * steps of one piece are one way, a card that is played is paid for and comes into play in one line, and who is hit is killed and laid away in one. */
export function linesOf(events: readonly TableEvent[], texts: readonly string[]): Line[] {
  const lines: Line[] = []
  const began = new Map<number, string>()
  events.forEach((event, at) => {
    const text = texts[at] ?? ''
    const last = lines.at(-1)
    const again = last !== undefined && text === last.text && !isTurn(event) && !isOfRoll(last, event, text)
    if (last && (again || text === '')) {
      last.events.push(event)
      last.times += again ? 1 : 0
    } else if (last && isOfRoll(last, event, text)) {
      last.events.push(event)
      last.rolled.push(event)
      last.text = last.text.replace(/\.$/, `, ${text.replace(NUMBER, '$1')}`)
    } else if (last && goesOn(last.events.at(-1)!, event)) {
      last.events.push(event)
      last.more.push(last.text)
      last.text = text
    } else if (last && leadsTo(last, event)) {
      if (began.get(event.choice) === last.text) began.set(event.choice, text)
      Object.assign(last, { event, text, events: [...last.events, event], more: [...last.more, last.text] })
    } else if (last && belongs(last, event)) {
      last.events.push(event)
      last.more.push(text)
      if (event.kind === 'rolled') last.rolled.push(event)
      else if (event.kind === 'damaged') last.damage += Number(event.fields['amount'] ?? 0)
      else if (event.kind === 'gained_aether') last.aether += Number(event.fields['amount'] ?? 0)
    } else if (text !== '') {
      const cause = began.get(event.choice) ?? ''
      if (cause === '' && !isTurn(event)) began.set(event.choice, text)
      lines.push({ event, events: [event], text, times: 1, cause, rolled: event.kind === 'rolled' ? [event] : [], damage: 0, aether: 0, more: [] })
    }
  })
  return lines
}

/** Whether it is the next step of the piece that has moved before. */
export const goesOn = (before: TableEvent, { kind, fields }: TableEvent): boolean =>
  kind === 'moved' && before.kind === 'moved' && fields['mover'] !== undefined && fields['mover'] === before.fields['mover']

const NUMBER = /^.*?: ([\d, ]+\.)$/ // at the end of what tells a die

/** Whether it is one more die of the roll that a line tells: the same words but for the number. */
function isOfRoll({ event: first, events, text: told }: Line, { kind, choice }: TableEvent, text: string): boolean {
  const words = (each: string): string => each.replace(/: [\d, ]+\.$/, '')
  return kind === 'rolled' && first.kind === 'rolled' && choice === events.at(-1)!.choice && NUMBER.test(text) && words(told) === words(text)
}

const PAID_FOR: readonly string[] = ['summoned', 'built', 'played']

/** Whether a line only tells how this came: what was paid for it, or that somebody was hit. */
function leadsTo({ event: first, events }: Line, { kind, choice, fields }: TableEvent): boolean {
  if (events.length > 1) return false
  if (first.kind === 'hit') return (kind === 'killed' || kind === 'wounded') && fields['card'] === first.fields['card']
  return first.kind === 'paid_magic' && first.choice === choice && PAID_FOR.includes(kind)
}

/** Whether it only carries out what a line tells: what is played is paid for, and goes where it was played to or is discarded; who is killed is
 * laid away; and one gains what one meditates for or has earned. Others may have been asked meanwhile. */
function carriesOut({ kind, fields }: TableEvent, { kind: first, fields: told }: TableEvent): boolean {
  const isIts = fields['card'] !== null && fields['card'] === told['card']
  const isTheirs = fields['seat'] === told['seat']
  const isLaidAway = kind === 'left' && fields['where'] === 'grave' && isIts
  if (first === 'played') return kind === 'paid' ? isTheirs : isLaidAway || (isIts && (kind === 'entered' || kind === 'attached'))
  if (first === 'killed') return isLaidAway
  return (first === 'meditated' || first === 'claims') && isTheirs && (kind === 'gained_destiny' || kind === 'gained_promotion')
}

/** Whether something is told by a line and needs none of its own: dice beside the attack, the damage that they do to its target, aether
 * beside what was played, and what only carries that out. */
function belongs({ event: first, events, rolled }: Line, event: TableEvent): boolean {
  const { kind, choice, fields } = event
  if (carriesOut(event, first)) return true
  const last = events.at(-1)!
  const asked = first.kind === 'attacked' && last.kind === 'rolled' // after a roll somebody may be asked, whether it is repeated
  if (choice !== last.choice && !asked) return false
  if (kind === 'gained_aether') return first.kind === 'played'
  if (kind === 'rolled') return first.kind === 'attacked'
  return kind === 'damaged' && first.kind === 'attacked' && rolled.length > 0 && fields['card'] === first.fields['target']
}
