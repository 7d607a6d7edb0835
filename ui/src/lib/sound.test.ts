import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => undefined }, lang: '' } })

let begun: number[] = []

/** Hears when something begins to sound. */
class Ear {
  currentTime = 10
  sampleRate = 100
  destination = {}
  resume = async (): Promise<void> => undefined
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) })
  createGain = () => ({ gain: this.#course(), connect: () => undefined })
  createBiquadFilter = () => ({ type: '', frequency: { value: 0 }, connect: () => undefined })
  createOscillator = () => ({ type: '', frequency: this.#course(), connect: () => undefined, ...this.#source() })
  createBufferSource = () => ({ buffer: null, connect: (to: unknown) => to, ...this.#source() })
  #course = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
  #source = () => ({ start: (at: number) => begun.push(at), stop: () => undefined })
}
vi.stubGlobal('AudioContext', Ear)

describe('the sounds of the table', () => {
  let sound: typeof import('./sound')
  let settings: typeof import('./settings.svelte').settings
  beforeAll(async () => {
    sound = await import('./sound')
    ;({ settings } = await import('./settings.svelte'))
  })
  beforeEach(() => {
    begun = []
  })

  it('are off unless they are switched on, and that is remembered', () => {
    sound.play('dice')
    expect(begun).toEqual([])

    settings.set('sound', 'on')
    sound.play('hit', 2)

    expect(begun).toEqual([12, 12])
    expect(kept.get('herna-sound')).toBe('on')
  })

  it('come once for each kind of thing that happened, in its order', () => {
    const told = ['attacked', 'rolled', 'damaged', 'damaged', 'eliminated', 'moved'].map((kind) => ({ kind }))

    expect(sound.soundsOf(told)).toEqual(['dice', 'hit', 'move'])
  })
})
