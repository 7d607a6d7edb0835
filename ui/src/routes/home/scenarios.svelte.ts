/** Which scenario is played: one that comes with the game, or one of a file of one's own, once the server has checked it. */

import { api } from '../../lib/api'
import type { GameInfo, ScenarioChecked, ScenarioInfo } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/words'
import { reasonOf } from '../../lib/wrong'

export const OWN = 'own'
const LARGEST = 64_000 // bytes; the server takes no more

export class Scenarios {
  chosen = $state('')
  checked = $state.raw<ScenarioChecked>()
  wrong = $state('')
  text = ''

  constructor(readonly game: GameInfo) {}

  /** Those for a number of players. */
  fitting = (count: number): ScenarioInfo[] => this.game.scenarios.filter(({ seats }) => seats === count)

  /** The one that would be played: what was chosen, if it is for this number of players. */
  played(count: number): ScenarioInfo | undefined {
    if (this.chosen === OWN) return this.checked?.count === 0 ? this.checked.scenario : undefined
    const fitting = this.fitting(count)
    return fitting.find(({ key }) => key === this.chosen) ?? fitting[0]
  }

  /** What is sent for it. */
  given = (count: number): string => (this.chosen === OWN ? this.text : (this.played(count)?.key ?? ''))

  /** A file of one's own is read and checked; says for how many players it is, 0 if it cannot be played. */
  async read(file: File): Promise<number> {
    this.checked = undefined
    this.wrong = ''
    if (file.size > LARGEST) {
      this.wrong = say('scenario-large', { count: LARGEST / 1000 })
      return 0
    }
    this.text = await file.text()
    try {
      this.checked = await api(settings.language).checkScenario(this.game.key, this.text)
    } catch (error) {
      this.wrong = reasonOf(error)
    }
    return this.checked?.count === 0 ? this.checked.scenario.seats : 0
  }
}
