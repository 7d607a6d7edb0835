/** What things are called: on tiles too small for whole names, and for those who do not see them. */

import type { Key, Say } from './words'

const ROOM = 9.4 // letters of usual width that a small tile has room for
const FAMILY = / (?:z|ze|s|se|of) .*$/ // "Bojovníci z tundry": what they are comes first

/** The last word with the beginnings of the rest, if there is room and no other name would read so: "B. Rider", "S. gate". Otherwise
 * the word that tells it from the others: among the Horde, "Slinger". */
export function shortName(name: string, others: readonly string[]): string {
  if (widthOf(name) <= ROOM) return name
  const common = new Set(others.filter((other) => other !== name).flatMap((other) => wordsOf(other.toLowerCase())))
  const words = wordsOf(name.replace(FAMILY, ''))
  const last = words.at(-1)!
  const telling = words.findLast((word) => !common.has(word.toLowerCase())) ?? last
  const alike = others.some((other) => other !== name && begunOf(other) === begunOf(name))
  const begun = telling !== last && !alike && widthOf(begunOf(name)) <= ROOM ? begunOf(name) : begunOf(name, telling)
  const short = widthOf(begun) <= ROOM ? begun : widthOf(telling) <= ROOM + 1 ? telling : `${telling.slice(0, ROOM - 1)}.`
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** All words but one by their beginnings: "B. Rider". */
function begunOf(name: string, whole = wordsOf(name.replace(FAMILY, '')).at(-1)!): string {
  return wordsOf(name.replace(FAMILY, '')).map((word) => (word === whole ? word : `${word.charAt(0)}.`)).join(' ')
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? 1.4 : 1), 0)
const wordsOf = (name: string): string[] => name.split(/[\s-]+/)

/** What a card is: "Common unit · Structure", "Event · Attack". */
export function kindOfCard(say: Say, classes: readonly string[], phase: string): string {
  const words = classes.map((each) => say(`class-${each}` as Key))
  return [...words, ...(phase ? [say(`phase-${phase}` as Key)] : [])].join(' · ')
}
