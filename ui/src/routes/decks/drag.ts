/** What is dragged from the pool or from a part of the deck: its card, and the part that it comes from ('': the pool). */
export function dragged(event: DragEvent, take: (card: string, from: string) => void): void {
  const said = /^([\w-]*) ([\w-]+)$/.exec(event.dataTransfer?.getData('text/plain') ?? '')
  if (!said) return
  event.preventDefault()
  take(said[2]!, said[1]!)
}
