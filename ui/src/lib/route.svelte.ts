/** Where the page is: `/`, `/cards`, `/cards/GAME?…`, `/cards/GAME/KEY`, `/decks`, `/decks/GAME`, `/decks/GAME/new?from=DECK`, `/decks/GAME/ID`, `/decks/GAME/shared/LINK`, `/draft`, `/draft/ID`, `/learn`, `/learn/GAME/LESSON?step=N`, `/learn/GAME/puzzles/PUZZLE`, `/players?game=GAME`, `/players/NAME`, `/players/bots/BOT`, `/moderation`, `/table/ID`, `/replay/ID?at=N`, `/coach/ID?seat=N`, `/mail/confirm#SECRET`, `/mail/reset#SECRET`, `/rules`, `/scenarios`, `/scenarios/new?from=KEY`, `/scenarios/ID`, `/scenarios/shared/LINK`, `/tournaments`, `/tournaments/new`, `/tournaments/ID`, `/tournaments/ID/tv`, `/rules/GAME#RULE` or `/rules/GAME/book#CHAPTER`; nowhere at any other address. */

export type Page = { at: 'home' } | { at: 'mail'; does: 'confirm' | 'reset' } | { at: 'nowhere' } | { at: 'learn' } | { at: 'lesson' | 'puzzle' | 'card'; game: string; id: string } | { at: 'deck'; game: string; id: string } | { at: 'cards' | 'decks'; id: string } | { at: 'draft'; id: string } | { at: 'tournaments' } | { at: 'tournament'; id: string; hall: boolean } | { at: 'scenarios' } | { at: 'scenario'; id: string; link: string } | { at: 'rules'; id: string; book: boolean } | { at: 'players' } | { at: 'moderation' } | { at: 'player'; name: string; bot: boolean } | { at: 'table' | 'replay' | 'coach'; id: string }

function read(path: string): Page {
  const [rules, of, book] = /^\/rules(?:\/([\w-]+)(\/book)?)?\/?$/.exec(path) ?? []
  if (rules) return { at: 'rules', id: of ?? '', book: !of || !!book }
  const [cards, from, card] = /^\/cards(?:\/([\w-]+)(?:\/([\w-]+))?)?\/?$/.exec(path) ?? []
  if (cards) return from && card ? { at: 'card', game: from, id: card } : { at: 'cards', id: from ?? '' }
  if (/^\/scenarios\/?$/.test(path)) return { at: 'scenarios' }
  const [edits, shared, scenario] = /^\/scenarios\/(shared\/)?([\w-]+)\/?$/.exec(path) ?? []
  if (edits && scenario) return { at: 'scenario', id: shared || scenario === 'new' ? '' : scenario, link: shared ? scenario : '' }
  const [decks, builds, deck] = /^\/decks(?:\/([\w-]+)(?:\/((?:shared\/)?[\w-]+))?)?\/?$/.exec(path) ?? []
  if (decks) return builds && deck ? { at: 'deck', game: builds, id: deck } : { at: 'decks', id: builds ?? '' }
  if (/^\/players\/?$/.test(path)) return { at: 'players' }
  if (/^\/moderation\/?$/.test(path)) return { at: 'moderation' }
  const [people, bot, player] = /^\/players\/(bots\/)?([^/]+)\/?$/.exec(path) ?? []
  if (people && player) return { at: 'player', name: decoded(player), bot: !!bot }
  const [drafts, draft] = /^\/draft(?:\/([\w-]+))?\/?$/.exec(path) ?? []
  if (drafts) return { at: 'draft', id: draft ?? '' }
  if (/^\/tournaments\/?$/.test(path)) return { at: 'tournaments' }
  const [, cup, hall] = /^\/tournaments\/([\w-]+)(\/tv)?\/?$/.exec(path) ?? []
  if (cup) return { at: 'tournament', id: cup === 'new' ? '' : cup, hall: !!hall }
  if (/^\/learn\/?$/.test(path)) return { at: 'learn' }
  const [, game, lesson] = /^\/learn\/([\w-]+)\/([\w-]+)\/?$/.exec(path) ?? []
  const [, played, puzzle] = /^\/learn\/([\w-]+)\/puzzles\/([\w-]+)\/?$/.exec(path) ?? []
  if (played && puzzle) return { at: 'puzzle', game: played, id: puzzle }
  if (game && lesson) return { at: 'lesson', game, id: lesson }
  if (/^\/mail\/(confirm|reset)\/?$/.test(path)) return { at: 'mail', does: path.startsWith('/mail/reset') ? 'reset' : 'confirm' }
  const [, at, id] = /^\/(table|replay|coach)\/([\w-]+)\/?$/.exec(path) ?? []
  return id && (at === 'table' || at === 'replay' || at === 'coach') ? { at, id } : { at: path === '/' ? 'home' : 'nowhere' }
}

/** A part of an address as it was written; as it stands, if it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Route {
  page = $state.raw<Page>(read(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.page = read(location.pathname)))
    addEventListener('click', this.#follow)
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.page = read(location.pathname)
    scrollTo(0, 0)
  }

  /** Links within the page do not load it anew. */
  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || !plain || event.defaultPrevented || link.origin !== location.origin || link.target || link.download) return
    if (!/^\/($|table\/|replay\/|coach\/|(rules|learn|cards|decks|draft|scenarios|tournaments|players|moderation)(\/|$))/.test(link.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()
