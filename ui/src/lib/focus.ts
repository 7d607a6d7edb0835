/** Focus is never lost: where what had it has gone, it goes to the question, or to the page itself. */
export function focusSomewhere(): void {
  const place = document.getElementById('prompt') ?? document.querySelector<HTMLElement>('main')
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** The button that does what one mostly wants, if it can be pressed. */
export const mainButton = (): HTMLButtonElement | null => document.querySelector('.prompt .do .main:not(:disabled)')

/** Whether a key belongs to a field or a dialog, and not to the page. */
export const isTyping = ({ target }: Event): boolean => target instanceof Element && target.closest('input, select, textarea, dialog') !== null

/** The search of a page: "/" leads there. */
export function slash(field: HTMLInputElement): { destroy(): void } {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    event.preventDefault()
    field.focus()
    field.select()
  }
  window.addEventListener('keydown', key)
  return { destroy: () => window.removeEventListener('keydown', key) }
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

/** What scrolls can be scrolled by keys too: the keyboard reaches it while there is more in it than there is room for. A label
 * makes it a region for that while. */
export function scrollable(node: HTMLElement, label?: string): { update(label?: string): void; destroy(): void } {
  const measure = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (!scrolls && node === document.activeElement) return // the focus is not lost because there is room now
    const attributes = { tabindex: '0', ...(label === undefined ? {} : { role: 'region', 'aria-label': label }) }
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) node.setAttribute(name, value)
      else node.removeAttribute(name)
    }
  }
  const sizes = new ResizeObserver(measure)
  const observe = (): void => {
    sizes.disconnect()
    for (const each of [node, ...node.children]) sizes.observe(each)
  }
  const contents = new MutationObserver(observe)
  contents.observe(node, { childList: true, characterData: true, subtree: true })
  observe()
  return {
    update(next) {
      label = next
      measure()
    },
    destroy() {
      sizes.disconnect()
      contents.disconnect()
    },
  }
}
