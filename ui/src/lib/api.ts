/** The server by HTTP. The first request gets a cookie; requests that change something carry our header. */

import type {
  AuditPage,
  BanPlayer,
  BanRow,
  ModerationDesk,
  ReportPage,
  RoleRow,
  SetRole,
  AskForReset,
  BeginTournament,
  BookChapterInfo,
  CallJudge,
  ChangeDeck,
  CloseTournament,
  ComeToTable,
  CorrectResult,
  DropPlayer,
  EnterBots,
  EnterGuest,
  EnterResult,
  EnterTournament,
  GiveRuling,
  GiveTime,
  JudgeTable,
  MarkNoShow,
  NameJudge,
  OpenTournament,
  PairRound,
  PauseTournament,
  Penalize,
  ResumeTournament,
  TournamentListed,
  TournamentNews,
  TournamentState,
  Withdraw,
  CardInfo,
  CardPage,
  Chances,
  Coached,
  ConfirmMail,
  Credentials,
  Deleted,
  Drafted,
  DraftListed,
  DraftState,
  DraftWanted,
  GameInfo,
  Health,
  History,
  Hint,
  Glance,
  Joined,
  Leaderboard,
  LibraryInfo,
  Language,
  MailAddress,
  Me,
  Opened,
  OpenTable,
  Fork,
  PlayerPage,
  Problem,
  Replayed,
  ReportTaken,
  RulebookInfo,
  SavedText,
  SavedWhole,
  ResetPassword,
  SaveText,
  SetMail,
  Block,
  Challenge,
  Friends,
  Waiting,
  SeekInfo,
  SeekMatch,
  Sought,
  TakeSeek,
  SendReport,
  SetShows,
  DeckJudged,
  DeckKit,
  DeckRead,
  HandInDeck,
  JoinDraft,
  JudgeDeck,
  ScenarioChecked,
  SharedText,
  Learned,
  LeaveDraft,
  LessonState,
  OpenDraft,
  PickCard,
  PlayedDecks,
  PlayDrafter,
  PuzzleState,
  StartDraft,
  StartTrial,
  State,
  TakeLesson,
  Taught,
  TryPuzzle,
  TableInfo,
  TermInfo,
  Trial,
  Verified,
  Why,
  Field,
} from './protocol'

/** What somebody does in a draft. */
export type DraftAct = JoinDraft | LeaveDraft | StartDraft | PickCard | HandInDeck | PlayDrafter

/** What somebody does in a tournament. */
export type TournamentAct =
  | BeginTournament | CallJudge | ChangeDeck | CloseTournament | ComeToTable | CorrectResult | DropPlayer | EnterBots | EnterGuest | EnterResult | EnterTournament
  | GiveRuling | GiveTime | MarkNoShow | NameJudge | PairRound | PauseTournament | Penalize | ResumeTournament | Withdraw

/** Something the server has refused, as it says it; `status` 0: it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text)
  }
}

const UNREACHED: Problem = { error: 'unreached', text: '', arguments: {}, reasons: [] }

async function ask<T>(
  language: Language,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const address = `${path.startsWith('/') ? '' : '/api/'}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  const headers: Record<string, string> = method === 'GET' ? {} : { 'x-herna': '1', 'content-type': 'application/json' }
  let answer: Response
  try {
    answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  } catch {
    throw new Refusal(0, UNREACHED)
  }
  const told: unknown = await answer.json().catch(() => UNREACHED)
  if (!answer.ok) throw new Refusal(answer.status, told as Problem)
  return told as T
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`

/** Everything that can be asked, in a language. */
export const api = (language: Language) => ({
  me: () => ask<Me>(language, 'me'),
  rename: (name: string) => ask<Me>(language, 'me', { name }),
  register: (account: Credentials) => ask<Me>(language, 'accounts', account),
  signIn: (account: Credentials) => ask<Me>(language, 'sessions', account),
  signOut: () => ask<Me>(language, 'sessions', undefined, 'DELETE'),
  mail: () => ask<MailAddress>(language, 'accounts/mail'),
  setMail: (wanted: SetMail) => ask<MailAddress>(language, 'accounts/mail', wanted),
  confirmMail: (token: string) => ask<null>(language, 'accounts/mail/confirm', { token } satisfies ConfirmMail),
  askForReset: (who: string) => ask<null>(language, 'accounts/forgotten', { who } satisfies AskForReset),
  resetPassword: (wanted: ResetPassword) => ask<null>(language, 'accounts/reset', wanted),
  health: () => ask<Health>(language, '/health'),
  games: () => ask<GameInfo[]>(language, 'games'),
  rules: (game: string) => ask<RulebookInfo>(language, `games/${encodeURIComponent(game)}/rules`),
  glossary: (game: string) => ask<TermInfo[]>(language, `games/${encodeURIComponent(game)}/glossary`),
  book: (game: string) => ask<BookChapterInfo[]>(language, `games/${encodeURIComponent(game)}/book`),
  cards: async (game: string): Promise<Record<string, CardInfo>> => {
    const cards = await ask<CardInfo[]>(language, `games/${encodeURIComponent(game)}/cards`)
    return Object.fromEntries(cards.map((card) => [card.key, card]))
  },
  library: (game: string) => ask<LibraryInfo>(language, `games/${encodeURIComponent(game)}/library`),
  card: (game: string, card: string) => ask<CardPage>(language, `games/${encodeURIComponent(game)}/library/${encodeURIComponent(card)}`),
  taught: () => ask<Taught[]>(language, 'learn'),
  takeLesson: (game: string, lesson: string, taken: TakeLesson) =>
    ask<LessonState>(language, `learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, taken),
  tryPuzzle: (game: string, puzzle: string, wanted: TryPuzzle) =>
    ask<PuzzleState>(language, `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`, wanted),
  share: (learned: Learned[]) => ask<Learned[]>(language, 'learned', { learned }),
  checkScenario: (game: string, text: string) =>
    ask<ScenarioChecked>(language, `games/${encodeURIComponent(game)}/scenarios`, { text }),
  deckKit: (game: string) => ask<DeckKit>(language, `games/${encodeURIComponent(game)}/deck`),
  judgeDeck: (game: string, deck: JudgeDeck) => ask<DeckJudged>(language, `games/${encodeURIComponent(game)}/deck`, deck),
  readDeck: (game: string, text: string) => ask<DeckRead>(language, `games/${encodeURIComponent(game)}/deck/text`, { text }),
  savedTexts: (game: string, kind: SaveText['kind']) => ask<SavedText[]>(language, `games/${encodeURIComponent(game)}/texts?kind=${kind}`),
  saveText: (game: string, text: SaveText) => ask<SavedText>(language, `games/${encodeURIComponent(game)}/texts`, text),
  savedText: (id: string, number = 0) => ask<SavedWhole>(language, `texts/${encodeURIComponent(id)}?number=${number}`),
  shareText: (id: string, shared: boolean) => ask<SavedText>(language, `texts/${encodeURIComponent(id)}/share`, { shared }),
  deleteText: (id: string) => ask<null>(language, `texts/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  sharedText: (link: string) => ask<SharedText>(language, `shared/${encodeURIComponent(link)}`),
  draft: (game: string, wanted: DraftWanted) => ask<Drafted>(language, `games/${encodeURIComponent(game)}/scenarios/draft`, wanted),
  startTrial: (wanted: StartTrial) => ask<Trial>(language, 'trials', wanted),
  lookAtTrial: (id: string) => ask<Trial>(language, `trials/${encodeURIComponent(id)}`),
  stopTrial: (id: string) => ask<Trial>(language, `trials/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  player: (whom: { name: string } | { bot: string }) => ask<PlayerPage>(language, `players?${new URLSearchParams(whom)}`),
  matchesOf: (wanted: Record<string, string>) =>
    ask<History>(language, `players/matches?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`),
  leaderboard: (game: string, after = '') =>
    ask<Leaderboard>(language, `leaderboards/${encodeURIComponent(game)}${after && `?${new URLSearchParams({ after })}`}`),
  setShows: (shows: SetShows['shows']) => ask<SetShows>(language, 'me/shows', { shows }),
  deleteMe: (password: string) => ask<Deleted>(language, 'me/delete', { password }),
  desk: () => ask<ModerationDesk>(language, 'moderation'),
  reports: () => ask<ReportPage>(language, 'moderation/reports'),
  settleReport: (number: number, note: string) => ask<ReportPage>(language, `moderation/reports/${number}`, { note }),
  bans: () => ask<BanRow[]>(language, 'moderation/bans'),
  ban: (wanted: BanPlayer) => ask<BanRow[]>(language, 'moderation/bans', wanted),
  unban: (name: string) => ask<BanRow[]>(language, 'moderation/bans/end', { name }),
  closeTable: (id: string, reason: string) => ask<AuditPage>(language, `moderation/tables/${encodeURIComponent(id)}`, { reason }),
  closeTournament: (id: string, reason: string) => ask<AuditPage>(language, `moderation/tournaments/${encodeURIComponent(id)}`, { reason }),
  roles: () => ask<RoleRow[]>(language, 'moderation/roles'),
  setRole: (given: SetRole) => ask<RoleRow[]>(language, 'moderation/roles', given),
  audit: (before = 0) => ask<AuditPage>(language, `moderation/audit?before=${before}`),
  report: (report: SendReport) => ask<ReportTaken>(language, 'reports', report),
  playedDecks: (id: string) => ask<PlayedDecks>(language, `${table(id)}/decks`),
  showDecks: (id: string) => ask<PlayedDecks>(language, `${table(id)}/decks`, undefined, 'POST'),
  openDraft: (wanted: OpenDraft) => ask<DraftState>(language, 'drafts', wanted),
  ownDrafts: () => ask<DraftListed[]>(language, 'drafts'),
  lookAtDraft: (id: string) => ask<DraftState>(language, `drafts/${encodeURIComponent(id)}`),
  actInDraft: (id: string, act: DraftAct) => ask<DraftState>(language, `drafts/${encodeURIComponent(id)}/acts`, act),
  waiting: () => ask<Waiting>(language, 'waiting'),
  friends: () => ask<Friends>(language, 'friends'),
  follow: (name: string, on: boolean) => ask<null>(language, 'friends/follow', { name, on }),
  block: (whom: Block) => ask<null>(language, 'friends/block', whom),
  showPresence: (shows: Friends['shows']) => ask<null>(language, 'friends/presence', { shows }),
  challenge: (wanted: Challenge) => ask<null>(language, 'challenges', wanted),
  answerChallenge: (id: string, yes: boolean) => ask<Sought>(language, `challenges/${encodeURIComponent(id)}`, { yes }),
  withdrawChallenge: (id: string) => ask<null>(language, `challenges/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  seeks: () => ask<SeekInfo[]>(language, 'seeks'),
  ownSeeks: () => ask<SeekInfo[]>(language, 'seeks/mine'),
  seek: (wanted: SeekMatch) => ask<Sought>(language, 'seeks', wanted),
  takeSeek: (id: string, wanted: TakeSeek) => ask<Sought>(language, `seeks/${encodeURIComponent(id)}/take`, wanted),
  stopSeeking: (id: string) => ask<Sought>(language, `seeks/${encodeURIComponent(id)}`, undefined, 'DELETE'),
  tournaments: () => ask<TournamentListed[]>(language, 'tournaments'),
  openTournament: (wanted: OpenTournament) => ask<TournamentState>(language, 'tournaments', wanted),
  lookAtTournament: (id: string, after = 0) => ask<TournamentNews>(language, `tournaments/${encodeURIComponent(id)}?after=${after}`),
  actInTournament: (id: string, act: TournamentAct) => ask<TournamentState>(language, `tournaments/${encodeURIComponent(id)}/acts`, act),
  cardsForJudge: (id: string, number: number, seat: number) => ask<State>(language, `tournaments/${encodeURIComponent(id)}/tables/${number}/cards?seat=${seat}&words=${language}`),
  judgeTable: (id: string, number: number, act: JudgeTable) => ask<null>(language, `tournaments/${encodeURIComponent(id)}/tables/${number}/judge`, act),
  openTables: () => ask<TableInfo[]>(language, 'tables'),
  ownTables: () => ask<TableInfo[]>(language, 'tables/mine'),
  openFirst: (game: string) => ask<Opened>(language, `games/${encodeURIComponent(game)}/first`, undefined, 'POST'),
  open: (wanted: OpenTable) => ask<Opened>(language, 'tables', wanted),
  join: (id: string, name: string, deck = '') => ask<Joined>(language, `${table(id)}/join`, { name, deck }),
  look: (id: string, seat?: number) =>
    ask<State>(language, `${table(id)}?words=${language}${seat === undefined ? '' : `&seat=${seat}`}`),
  glance: (id: string) => ask<Glance>(language, `${table(id)}/glance`),
  why: (id: string, seat: number, choice: Field[]) => ask<Why>(language, `${table(id)}/why`, { seat, choice }),
  hint: (id: string, seat: number) => ask<Hint>(language, `${table(id)}/hint`, { seat }),
  replay: (id: string, at: number, seat: number, after = 0) =>
    ask<Replayed>(language, `${table(id)}/replay?at=${at}&seat=${seat}&words=${language}&after=${after}`),
  chances: (id: string) => ask<Chances>(language, `${table(id)}/chances`),
  coach: (id: string, seat: number) => ask<Coached>(language, `${table(id)}/coach?seat=${seat}&words=${language}`),
  playOn: (id: string, wanted: Fork) => ask<Opened>(language, `${table(id)}/play-on`, wanted),
  verify: (id: string) => ask<Verified>(language, `${table(id)}/verify`),
})
