/** What a player is told of something that did not work. */

import { Refusal } from './api'
import { say } from './words'

/** The server's reason, or that it does not answer. */
export const reasonOf = (error: unknown): string => (error instanceof Refusal && error.status ? error.message : say('server-gone-text'))
