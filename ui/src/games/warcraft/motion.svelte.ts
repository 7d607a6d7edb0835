/** How the war changes by what happens: pieces travel, dice fall, the dead go to the reserve, gold and wood come home. */

import { Showing, TOSS, TRAVEL } from '../../lib/table/showing.svelte'
import type { TableEvent } from '../../lib/view'
import { around, BUILDINGS, handOf, UNITS, type AttackDie, type Heap, type Owner, type PieceKind, type Space, type UnitKind, type View } from './table'

const QUICK = 150 // milliseconds: one of several cards is drawn, one of several dice falls

/** What is told over a space: a gain, a loss, a blow. */
export interface Told {
  text: string
  icon: string
  tone: 'gain' | 'loss'
}

export class Motion extends Showing<View> {
  protected readonly times: Readonly<Record<string, number>> = {
    moved: TRAVEL, carried: TRAVEL, battle_began: TOSS, rolled: QUICK, raised: TRAVEL, lost: TRAVEL, battle_ended: TRAVEL, battle_cancelled: TRAVEL, killed: TRAVEL, token_destroyed: TRAVEL,
    town_marked: TRAVEL, town_locked: QUICK, harvested: TRAVEL, depleted: TRAVEL, deployed: TRAVEL, building_started: TRAVEL, building_finished: TRAVEL,
    outpost_started: TRAVEL, outpost_finished: TRAVEL, outpost_destroyed: TRAVEL, trained: TRAVEL, upgraded: TRAVEL, gave: TRAVEL, drew: QUICK, played: TOSS,
    ported: TRAVEL, quickened: TRAVEL, crippled: TRAVEL, called_to_arms: TRAVEL, polymorphed: TRAVEL, devoured: TRAVEL, returned: TRAVEL, regrown: TRAVEL, took: TRAVEL, pillaged: TRAVEL,
  }

  /** Things that have just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  /** What is told over spaces. */
  told = $state.raw<Readonly<Record<number, Told>>>({})
  /** A card that somebody else plays, held up for all to see. */
  held = $state<number | null>(null)

  /** The war to be drawn for these eyes. */
  seen(view: View): View {
    return this.shown?.seat === view.seat ? this.shown : view
  }

  /** On the way the faces of what goes are still known. */
  protected override begin(before: View, after: View): View {
    return { ...before, kinds: { ...before.kinds, ...after.kinds }, active: after.active, step: after.step, round: after.round }
  }

  protected mark(events: readonly TableEvent[]): void {
    this.changed = new Set(events.flatMap(({ event }) => changedBy(event.map((each) => each ?? ''))))
  }

  protected clear(): void {
    this.changed = new Set()
    this.told = {}
    this.held = null
  }

  protected show({ event: fields }: TableEvent): (() => void) | void {
    const event = fields.map((each) => each ?? '')
    const what = String(event[0])
    const [one, two, three] = event.slice(1).map(Number) as [number, number, number]
    const kind = String(event[2]) as PieceKind
    this.changed = new Set(changedBy(event))
    this.held = null
    if (what !== 'harvested' && what !== 'lost') this.told = {}
    switch (what) {
      case 'moved':
      case 'ported': {
        const [from, to] = [three, Number(event[4])]
        this.#heap(from, one, kind, -1)
        this.fly(`space:${from}`, `space:${to}`, `piece:${one}:${kind}`)
        return () => this.#heap(to, one, kind, 1, 1)
      }
      case 'carried':
        this.fly(`token:${two}`, `space:${three}`, `token:${two}`)
        return () => this.#become({ tokens: this.shown?.tokens.map((token, at) => (at === two ? { ...token, space: three } : token)) ?? [] })
      case 'battle_began':
        return this.#beginBattle(one, two, three)
      case 'rolled':
        return this.#roll({ owner: one, kind: kind as UnitKind, natural: three, result: three, hit: null })
      case 'raised':
        this.fly(`home:${one}`, `space:${two}`, `piece:${one}:ground`)
        return () => this.#heap(two, one, 'ground', 1)
      case 'lost':
      case 'killed':
        this.#heap(three, one, kind, -1)
        this.told = { ...this.told, [three]: { text: '−1', icon: 'i-damage', tone: 'loss' } }
        return this.fly(`space:${three}`, `home:${one}`, `piece:${one}:${kind}`)
      case 'devoured':
        return this.#heap(three, one, kind, -1)
      case 'returned':
        return this.#heap(three, one, kind, 1)
      case 'quickened':
      case 'crippled':
        return this.#become({ [what]: [...(this.shown?.[what] ?? []), two] })
      case 'battle_ended':
        return this.#become({ battle: null })
      case 'token_destroyed':
        return this.#become({ tokens: this.shown?.tokens.map((token, at) => (at === one ? { ...token, space: null } : token)) ?? [] })
      case 'town_marked':
        return this.#space(two, () => ({ marked: true }))
      case 'town_locked':
        return this.#space(two, () => ({ locked: true }))
      case 'harvested': {
        const [resource, space] = [String(event[2]) as 'gold' | 'wood', Number(event[4])]
        this.told = { ...this.told, [space]: { text: `+${three}`, icon: `i-${resource}`, tone: 'gain' } }
        this.fly(`space:${space}`, `${resource}:${one}`, resource)
        return () => this.#owner(one, (owner) => ({ [resource]: owner[resource] + three }))
      }
      case 'took':
        return this.#owner(one, (owner) => (kind as string) === 'gold' ? { gold: owner.gold + three } : { wood: owner.wood + three })
      case 'pillaged':
        if (three) this.fly(`gold:${two}`, `gold:${one}`, 'gold')
        if (Number(event[4])) this.fly(`wood:${two}`, `wood:${one}`, 'wood')
        return
      case 'regrown':
        return this.#space(two, () => ({ depletion: 0 }))
      case 'depleted':
        return this.#space(one, () => ({ depletion: two }))
      case 'deployed':
        this.#owner(one, ({ training }) => ({ training: { ...training, [kind]: Math.max(0, (training[kind] ?? 0) - 1) } }))
        this.fly(`home:${one}`, `space:${three}`, `piece:${one}:${kind}`)
        return () => this.#heap(three, one, kind, 1)
      case 'trained':
        return this.#owner(one, ({ training }) => ({ training: { ...training, [kind]: (training[kind] ?? 0) + 1 } }))
      case 'building_started':
      case 'building_finished': {
        const [at, done] = [(BUILDINGS as readonly string[]).indexOf(kind), what === 'building_finished']
        const by = (counts: number[], more: number): number[] => counts.map((count, each) => (each === at ? Math.max(0, count + more) : count))
        return this.#owner(one, (owner) => ({ finished: by(owner.finished, done ? 1 : 0), under_construction: by(owner.under_construction, done ? -1 : 1) }))
      }
      case 'outpost_started':
        return this.#space(two, () => ({ outpost: one, building: true }))
      case 'outpost_finished':
        return this.#space(two, () => ({ building: false }))
      case 'outpost_destroyed':
        return this.#space(two, () => ({ outpost: null, building: false }))
      case 'upgraded': {
        const at = UNITS.indexOf(kind as UnitKind)
        const units = this.after?.owners[one]?.units
        return units && this.#owner(one, (owner) => ({ units: owner.units.map((was, each) => (each === at ? units[at]! : was)) }))
      }
      case 'gave':
        return this.fly(`${event[3]}:${one}`, `${event[3]}:${two}`, String(event[3]))
      case 'drew':
        this.#owner(one, ({ deck }) => ({ deck: Math.max(0, deck - 1) }))
        this.fly(`deck:${one}`, `hand:${one}`, `back:${one}`)
        return () => this.#comeToHand(one, event[2] === '' ? -1 : two)
      case 'played':
        this.held = one === this.after?.seat ? null : two // one knows what one plays
        this.#owner(one, ({ hand }) => ({ hand: typeof hand === 'number' ? Math.max(0, hand - 1) : hand.filter((card) => card !== two) }))
        return this.held === null ? this.fly(`hand:${one}`, `discard:${one}`, `up:${two}`) : undefined
    }
  }

  #become(changes: Partial<View>): void {
    if (this.shown) this.shown = { ...this.shown, ...changes }
  }

  #space(which: number, how: (space: Space) => Partial<Space>): void {
    this.#become({ spaces: this.shown?.spaces.map((space, each) => (each === which ? { ...space, ...how(space) } : space)) ?? [] })
  }

  #owner(which: number, how: (owner: Owner) => Partial<Owner>): void {
    this.#become({ owners: this.shown?.owners.map((owner, each) => (each === which ? { ...owner, ...how(owner) } : owner)) ?? [] })
  }

  /** Pieces come to a heap or leave it. */
  #heap(space: number, owner: number, named: PieceKind, by: number, moved = 0): void {
    const kind = named === 'builder' ? 'worker' : named
    this.#space(space, ({ pieces }) => ({ pieces: heaped(pieces, owner, kind, by, moved) }))
  }

  /** The battle as it is, or as it must have been if it is over already. */
  #beginBattle(attacker: number, defender: number, space: number): void {
    const { shown, after } = this
    if (!shown) return
    const there = [space, ...around(shown, space)]
    const sides = [attacker, defender].map((owner) => shown.owners[owner]?.side)
    const fights = ({ owner, kind }: Heap): boolean => sides.includes(shown.owners[owner]?.side) && (UNITS as readonly string[]).includes(kind)
    this.#become({
      battle: { space, attacker, defender, round: 1, phase: '', first_strikes: [], dice: [], owed: [0, 0], devoured: [], effects: [] },
      spaces: shown.spaces.map((each, at) =>
        there.includes(at) ? { ...each, pieces: each.pieces.map((heap) => ({ ...heap, fighting: fights(heap) ? heap.count : 0 })) } : each),
    })
    if (after?.battle?.space === space) this.#become({ battle: { ...after.battle, dice: [] } })
  }

  /** Dice of one phase lie together; those of the phase before are taken up. */
  #roll(die: AttackDie): void {
    const battle = this.shown?.battle
    if (!battle) return
    const dice = battle.phase === die.kind ? battle.dice : []
    const known = this.after?.battle?.dice[dice.length]
    const same = known && known.owner === die.owner && known.kind === die.kind && known.natural === die.natural
    this.#become({ battle: { ...battle, phase: die.kind, dice: [...dice, same ? known : die] } })
  }

  #comeToHand(seat: number, card: number): void {
    const stays = this.after?.owners[seat] && handOf(this.after.owners[seat]).includes(card)
    this.#owner(seat, ({ hand }) => ({ hand: typeof hand === 'number' ? hand + 1 : stays && !hand.includes(card) ? [...hand, card] : hand }))
  }
}

/** The heaps of a space after pieces have come or gone. */
function heaped(heaps: readonly Heap[], owner: number, kind: PieceKind, by: number, moved: number): Heap[] {
  const here = heaps.find((heap) => heap.owner === owner && heap.kind === kind)
  if (!here) return by > 0 ? [...heaps, { owner, kind, count: by, moved, fighting: 0, called: 0, polymorphed: 0 }] : [...heaps]
  const count = Math.max(0, here.count + by)
  const now = { ...here, count, moved: Math.min(count, here.moved + moved), fighting: Math.min(count, here.fighting) }
  return heaps.map((heap) => (heap === here ? now : heap)).filter((heap) => heap.count > 0)
}

/** The things that an event changes: they are ringed for a while. */
export function changedBy([what, one, two, three, four]: readonly (string | number)[]): string[] {
  switch (what) {
    case 'moved':
    case 'ported':
      return [`space:${four}`]
    case 'carried':
    case 'lost':
    case 'killed':
    case 'deployed':
    case 'battle_began':
    case 'battle_cancelled':
    case 'polymorphed':
    case 'devoured':
    case 'returned':
      return [`space:${three}`]
    case 'raised':
    case 'quickened':
    case 'crippled':
    case 'called_to_arms':
    case 'regrown':
    case 'town_marked':
    case 'town_locked':
    case 'outpost_started':
    case 'outpost_finished':
    case 'outpost_destroyed':
    case 'token_destroyed':
      return [`space:${two}`]
    case 'harvested':
      return [`space:${four}`, `stock:${one}`]
    case 'depleted':
    case 'battle_ended':
      return [`space:${one}`]
    case 'trained':
    case 'upgraded':
    case 'building_started':
    case 'building_finished':
      return [`town:${one}.${two}`]
    case 'took':
      return [`stock:${one}`]
    case 'gave':
    case 'pillaged':
      return [`stock:${one}`, `stock:${two}`]
  }
  return []
}
