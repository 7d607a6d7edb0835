/** A look at a card that is named somewhere: whatever has `data-card="GAME/KEY"` shows it under the pointer, by a long press, or with the focus. */

import { api } from '../api'
import type { CardPage } from '../protocol'
import { settings } from '../settings.svelte'

const [HOVER, PRESS, MOVED] = [280, 450, 10] // milliseconds; pixels by which a finger may move

export const PEEK = 'peek' // the element that shows it

const known = new Map<string, Promise<CardPage>>()

/** A card by `GAME/KEY`, asked for once. */
function pageOf(card: string): Promise<CardPage> {
  const kept = `${settings.language} ${card}`
  const [game = '', key = ''] = card.split('/')
  const asked = known.get(kept) ?? api(settings.language).card(game, key)
  known.set(kept, asked)
  asked.catch(() => known.delete(kept))
  return asked
}

class Peek {
  told = $state.raw<CardPage | null>(null)
  /** What names it, where it is shown. */
  at = $state.raw<DOMRect | null>(null)
  #named: Element | null = null
  #waiting = 0
  #finger: { x: number; y: number } | null = null
  #pressed = false

  /** Listens to the whole page, after what has been heard already; what ends it again. */
  listen(heard: Event): () => void {
    const stop = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(type: Type, heard: (event: DocumentEventMap[Type]) => void): void =>
      document.addEventListener(type, heard, { signal: stop.signal, capture: true, passive: type !== 'click' && type !== 'contextmenu' })
    on('pointerover', this.#over)
    on('pointerdown', this.#down)
    on('focusin', this.#focus)
    on('pointermove', (event) => {
      if (this.#finger && Math.hypot(event.clientX - this.#finger.x, event.clientY - this.#finger.y) > MOVED) this.#forget()
    })
    on('pointerup', () => this.#forget())
    on('pointercancel', () => this.#forget())
    on('focusout', () => this.#pressed || queueMicrotask(() => this.close())) // what has the focus may be taken away while the page is drawn
    on('scroll', () => this.close())
    on('keydown', (event) => event.key === 'Escape' && this.close())
    on('contextmenu', (event) => this.#finger && namedAt(event.target) && event.preventDefault())
    on('click', (event) => {
      if (!this.#pressed) return this.close()
      event.preventDefault() // a long press looks, and does not follow the link
      event.stopPropagation()
      this.#pressed = false
    })
    if (heard.type === 'focusin') this.#focus(heard)
    else if (heard instanceof PointerEvent && heard.type === 'pointerdown') this.#down(heard)
    else if (heard instanceof PointerEvent) this.#over(heard)
    return () => stop.abort()
  }

  #over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#soon(namedAt(event.target), HOVER)
  }
  #down = (event: PointerEvent): void => {
    this.#pressed = false
    if (event.pointerType === 'mouse') return this.close()
    this.#finger = { x: event.clientX, y: event.clientY }
    this.#soon(namedAt(event.target), PRESS, true)
  }
  #focus = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(':focus-visible')) queueMicrotask(() => this.#soon(namedAt(target), 0))
  }

  close(): void {
    clearTimeout(this.#waiting)
    this.#named?.removeAttribute('aria-describedby')
    this.#named = null
    if (this.told) this.told = null
  }

  #forget(): void {
    this.#finger = null
    if (!this.#pressed) clearTimeout(this.#waiting)
  }

  #soon(named: Element | null, wait: number, pressed = false): void {
    if (named === this.#named && this.told) return
    this.close()
    if (named) this.#waiting = window.setTimeout(() => void this.#show(named, pressed), wait)
  }

  async #show(named: Element, pressed: boolean): Promise<void> {
    this.#named = named
    this.#pressed = pressed
    const told = await pageOf(named.getAttribute('data-card')!).catch(() => null) // a name that leads nowhere shows nothing
    if (this.#named !== named || !named.isConnected) return
    this.at = named.getBoundingClientRect()
    this.told = told
    if (told) named.setAttribute('aria-describedby', PEEK)
  }
}

const namedAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-card*="/"]') : null)

export const peek = new Peek()
