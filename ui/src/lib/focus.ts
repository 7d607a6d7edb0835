/** Focus is never lost: where what had it has gone, it goes to the question, or to the page itself. */
export function focusSomewhere(): void {
  const place = document.getElementById('prompt') ?? document.querySelector<HTMLElement>('main')
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** Shows a dialog above everything; where the focus was, it goes back to, if that is still there. */
export function modal(dialog: HTMLDialogElement): { destroy(): void } {
  const before = document.activeElement
  dialog.showModal()
  return {
    destroy() {
      const there = before instanceof HTMLElement && before !== document.body && before.isConnected
      if (there) before.focus()
      else focusSomewhere()
    },
  }
}
