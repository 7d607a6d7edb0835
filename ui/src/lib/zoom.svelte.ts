/** How large the board is drawn: 1 fits its place; more, and one looks at a part of it. */

export const LARGEST = 4
const STEP = 1.3

/** A length along one side: where the part that is seen begins, how long it is, and how long the whole. */
export interface Side {
  begins: number
  seen: number
}

/** Where the part that is seen begins, so that what lies at `point` (counted from its edge) stays there when all grows. */
export function begins({ begins, seen }: Side, point: number, from: number, to: number): number {
  const there = ((begins + point) / from) * to - point
  return Math.min(Math.max(0, there), seen * (to - 1))
}

export class Zoom {
  by = $state(1)
  /** The board that is shown, where there is one: it keeps in its place what lies in its middle. */
  stage: ((by: number) => void) | null = null

  get fits(): boolean {
    return this.by === 1
  }

  in = (): void => this.#to(this.by * STEP)
  out = (): void => this.#to(this.by / STEP)
  fit = (): void => this.#to(1)

  /** What a key means: + and − in both rows of keys, 0; whether it meant something. */
  press(key: string): boolean {
    const does = KEYS[key]
    if (does) this[does]()
    return does !== undefined
  }

  #to(by: number): void {
    const allowed = clamped(by)
    if (this.stage) this.stage(allowed)
    else this.by = allowed
  }
}

const KEYS: Readonly<Record<string, 'in' | 'out' | 'fit'>> = { '+': 'in', '=': 'in', '-': 'out', '−': 'out', '0': 'fit' }

/** As large as allowed; what is nearly whole becomes whole. */
export const clamped = (by: number): number => (by < 1.05 ? 1 : Math.min(by, LARGEST))
