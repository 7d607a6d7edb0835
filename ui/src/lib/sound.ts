/** The sounds of the table, made here and not recorded: dice on cloth, a card that slides, a blow, a bell when it is
 * one's turn. Off unless it is wished; and browsers keep silent until somebody has clicked. */

import { settings } from './settings.svelte'
import type { TableEvent } from './view'

export type Sound = 'dice' | 'move' | 'hit' | 'turn'

/** One stroke of a sound: when, for how long (seconds), how loud, and what of: a tone that may glide, or noise in a band. */
interface Stroke {
  at: number
  lasts: number
  loud: number
  tone?: readonly [from: number, to: number] // hertz
  noise?: number // hertz in the middle of the band
}

const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  dice: [0, 0.07, 0.12, 0.2, 0.31].map((at, times) => ({ at, lasts: 0.05, loud: 0.4 - times * 0.06, noise: 2400 - times * 200 })),
  move: [{ at: 0, lasts: 0.14, loud: 0.16, noise: 1300 }],
  hit: [
    { at: 0, lasts: 0.16, loud: 0.5, tone: [150, 55] },
    { at: 0, lasts: 0.05, loud: 0.3, noise: 700 },
  ],
  turn: [
    { at: 0, lasts: 0.5, loud: 0.14, tone: [659, 659] },
    { at: 0.12, lasts: 0.7, loud: 0.12, tone: [880, 880] },
  ],
}

/** The sound of what happened, by the words that the games share. */
const EVENTS: Readonly<Record<string, Sound>> = {
  rolled: 'dice', moved: 'move', forced: 'move', placed: 'move', swapped: 'move', summoned: 'move', built: 'move',
  played: 'move', dropped: 'move', drew: 'move', prepped: 'move', gained: 'move', turned_over: 'move', damaged: 'hit', eliminated: 'hit',
  suffered: 'hit', gravehold_suffered: 'hit', deployed: 'move', ported: 'move', lost: 'hit', killed: 'hit', entered: 'move', attached: 'move', wounded: 'hit',
}

/** The sounds of what has just happened, each once, in its order. */
export function soundsOf(events: readonly Pick<TableEvent, 'kind'>[]): Sound[] {
  return [...new Set(events.flatMap(({ kind }) => EVENTS[kind] ?? []))]
}

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** Plays a sound after a delay in seconds, if sound is on. */
export function play(sound: Sound, after = 0): void {
  if (settings.sound === 'off' || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  void context.resume().catch(() => undefined)
  for (const stroke of SOUNDS[sound]) strike(context, stroke, context.currentTime + after)
}

function strike(context: AudioContext, { at, lasts, loud, tone, noise }: Stroke, now: number): void {
  const begins = now + at
  const volume = context.createGain()
  volume.gain.setValueAtTime(loud, begins)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts)
  volume.connect(context.destination)
  if (tone) {
    const [from, to] = tone
    const string = context.createOscillator()
    string.type = 'triangle'
    string.frequency.setValueAtTime(from, begins)
    string.frequency.exponentialRampToValueAtTime(to, begins + lasts)
    string.connect(volume)
    string.start(begins)
    string.stop(begins + lasts)
  }
  if (noise) {
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = noise
    const source = context.createBufferSource()
    source.buffer = hiss ??= hissing(context)
    source.connect(band).connect(volume)
    source.start(begins)
    source.stop(begins + lasts)
  }
}

/** Half a second of noise, always the same. */
function hissing(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16807) % 2147483647
    samples[at] = (seed / 2147483647) * 2 - 1
  }
  return buffer
}
