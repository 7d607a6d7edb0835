/** Front, hand and panels draw the same cards, so they share what moves there. */

import { sharedBy } from '../../lib/table/shared'
import { Motion } from './motion.svelte'

export const motionOf = sharedBy((pace) => new Motion(pace))
