/** Rows of buttons are walked through with the arrows; + and − add and take away the card of a row. */
export function rows(list: HTMLElement): { destroy(): void } {
  function key(event: KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest('li') : null
    if (!row || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button')]
    if (event.key === '+' || event.key === '-') {
      event.preventDefault()
      buttons.at(event.key === '+' ? -1 : -2)?.click()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const reached = (each: Element): HTMLElement[] => [...each.querySelectorAll<HTMLElement>('a, button')]
    const place = reached(row).indexOf(event.target)
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
    const there = next ? reached(next) : []
    if (!there.length) return
    event.preventDefault()
    ;(there[place] ?? there.at(-1))?.focus()
  }
  list.addEventListener('keydown', key)
  return { destroy: () => list.removeEventListener('keydown', key) }
}
