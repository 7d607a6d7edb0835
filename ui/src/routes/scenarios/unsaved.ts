/** What has been edited and not saved: this device keeps it until it is, also while one plays. */

import type { Draft } from './draft'

const KEPT = 'herna-scenario'

/** A draft, and the saved scenario that it changes; of a new one nothing. */
export interface Unsaved {
  id: string
  draft: Draft
}

export function keepUnsaved(unsaved: Unsaved): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(unsaved))
  } catch {
    // no storage, or no room: it is still on the page
  }
}

export function forgetUnsaved(): void {
  try {
    localStorage.removeItem(KEPT)
  } catch {
    // no storage: nothing was kept
  }
}

export function unsavedDraft(): Unsaved | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<Unsaved> | null
    return typeof kept?.id === 'string' && kept.draft?.map && kept.draft.seat && kept.draft.start && kept.draft.victory ? { id: kept.id, draft: kept.draft } : null
  } catch {
    return null
  }
}
