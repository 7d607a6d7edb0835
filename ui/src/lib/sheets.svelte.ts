/** The sheets that every page has: they lie above it, and stay when the page beneath is drawn anew in another language. */

class Sheets {
  open = $state<'settings' | 'me' | 'friends' | null>(null)
}

export const sheets = new Sheets()
