/** Choices that are not put to a player, because it does not matter which is made. */

import type { Field } from '../../lib/protocol'

/** In which order workers harvest has no effect: each space has rolls of its own, and gold comes before wood by the rules (WC-HARVEST-02, 03). */
export function equal(options: readonly Field[][]): Field[] | null {
  const [first, ...others] = options.filter(([kind]) => kind !== 'play') // points can be laid at any time
  return first && [first, ...others].every(([kind]) => kind === 'harvest') ? first : null
}
