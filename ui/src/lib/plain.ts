/** Small letters without marks, so that "utok" finds "Útok". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A text in parts, of which every second one is where one of these plain words stands; letters keep their marks. */
export function withMarked(text: string, words: readonly string[]): string[] {
  const letters = [...text]
  const bare = letters.map((letter) => plain(letter))
  const starts = bare.map((_, at) => bare.slice(0, at).join('').length)
  const hit = letters.map(() => false)
  for (const word of words) {
    for (let at = bare.join('').indexOf(word); word && at >= 0; at = bare.join('').indexOf(word, at + word.length))
      for (const [nth, start] of starts.entries()) if (start >= at && start < at + word.length) hit[nth] = true
  }
  return letters.reduce<string[]>((parts, letter, nth) => {
    if (nth > 0 && hit[nth] === hit[nth - 1]) parts[parts.length - 1] += letter
    else if (parts.length === 0 && hit[nth]) parts.push('', letter)
    else parts.push(letter)
    return parts
  }, [])
}
