// What every view holds, whatever the game: see src/herna/engine/view.py.
import type { Field, State } from './protocol'

export interface Decision {
  number: number
  seats: number[]
  prompt?: string // these only for those who are asked
  arguments?: Record<string, Field>
  rule?: string
  options?: Field[][]
  window?: boolean
}

export interface TableEvent {
  number: number
  event: (Field | null)[]
  choice: number
  procedure: string
  step: string
  rule: string
}

export interface View {
  seat: number
  table: unknown
  decision: Decision | null
  result: { scores: number[]; rule: string } | null
  events: TableEvent[]
  seed_sha256: string
  seed?: string
}

export interface Reason {
  rule: string
  text: string
  blockers: Field[][]
}

export const viewOf = (state: State | undefined): View | null => (state?.view ?? null) as View | null
