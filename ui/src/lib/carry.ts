/** Carrying a thing over the table by mouse or finger: it is laid down where it may go, which is the same choice as two clicks. */

import type { Selection } from './selection.svelte'
import type { Thing } from './things'

const FAR = 8 // pixels after which a press carries

/** Lets a thing be carried where its path goes on. What it returns ends that. */
export function carried(node: HTMLElement, selection: () => Selection, thing: () => Thing): () => void {
  let end: (() => void) | null = null

  function press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !selection().carries(thing())) return
    event.stopPropagation() // it is the thing that moves, and not the board
    end?.()
    const heard = new AbortController()
    let copy: HTMLElement | null = null
    let over: Element | null = null
    const move = (moved: PointerEvent): void => {
      const [right, down] = [moved.clientX - event.clientX, moved.clientY - event.clientY]
      if (!copy) {
        if (Math.hypot(right, down) < FAR || selection().held !== null) return
        if (!selection().lift(thing())) return stop()
        copy = copyOf(node)
      }
      copy.style.transform = `translate(${right}px, ${down}px)`
      over?.removeAttribute('data-over')
      over = under(moved)
      const on = thingOf(over)
      if (on !== null && selection().candidates.has(on)) over?.setAttribute('data-over', '')
      selection().looked = on
    }
    const drop = (dropped: PointerEvent): void => {
      const was = copy !== null
      const on = thingOf(under(dropped))
      stop()
      if (!was) return
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(0) }) // the click that ends it chooses nothing
      selection().drop(thing(), on)
    }
    const stop = (): void => {
      heard.abort()
      over?.removeAttribute('data-over')
      copy?.remove()
      copy = end = null
    }
    const giveUp = (): void => {
      const was = copy !== null
      stop()
      if (was) selection().drop(thing(), null)
    }
    const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void): void =>
      addEventListener(name, listener, { signal: heard.signal, capture: true })
    on('pointermove', move)
    on('pointerup', drop)
    on('pointercancel', giveUp)
    on('keydown', (pressed) => {
      if (pressed.key !== 'Escape' || !copy) return
      pressed.stopPropagation()
      giveUp()
    })
    end = stop
  }

  node.addEventListener('pointerdown', press)
  return () => {
    node.removeEventListener('pointerdown', press)
    end?.()
  }
}

const under = ({ clientX, clientY }: PointerEvent): Element | null => document.elementFromPoint(clientX, clientY)?.closest('[data-thing]') ?? null
const thingOf = (node: Element | null): Thing | null => node?.getAttribute('data-thing') ?? null

/** What is seen of it under the pointer, while it stays where it is. */
function copyOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  for (const each of ['data-thing', 'data-mark', 'data-marked', 'tabindex']) copy.removeAttribute(each)
  copy.ariaHidden = 'true'
  copy.inert = true
  copy.classList.add('carried')
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, fontSize: getComputedStyle(node).fontSize })
  ;(node.closest('[data-game]') ?? document.body).append(copy)
  return copy
}
