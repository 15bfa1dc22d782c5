import type { Game, Table } from "#game/rounds/place"
import { leaseMs } from "#game/rounds/lease"
import type { Referee, RoundView } from "#game/referee"
import { payCredit } from "#app/play/pay-credit.server"
import type { Member } from "../../contract/support/world"
import { dice, pick, type Roll } from "../../support/dice"
import { formOf, type Form } from "./forms"
import { recordingReferee, type Step } from "./recording-referee"
import { withReferee } from "./player"
import { apiWith, playOf, type Steps, type World } from "./request"
import { begin, tablesOf } from "./school"
import { ReferenceModel } from "./reference-model"
import { failing, noFaults, rollOutage, rollFaults, type Outage, type Faults } from "./faults"
import { Turns, type Turn } from "./turns"
import { send, visit } from "./visits"

const hourMs = 60 * 60 * 1000
/** Longer than any pending credit waits, and longer than a round can be played. */
const dayMs = 25 * hourMs

/** What a device shows of one round. */
interface Page {
  view: RoundView | null
  form: Form | null
}

/** One player with two devices, and everything that they do. */
class Sequence {
  readonly model = new ReferenceModel()
  readonly #world: World
  readonly #referee: Referee
  readonly #roll: Roll
  readonly #turns: Turns
  readonly #tables: readonly [Table, Table]
  readonly #pages = new Map<string, Page>()
  #outage: Outage | null = null

  constructor(world: World, referee: Referee, roll: Roll, games: readonly Game[]) {
    this.#world = world
    this.#referee = referee
    this.#roll = roll
    this.#turns = new Turns(roll)
    // Two of each game and category, so that the devices meet in one round.
    this.#tables = [pick(roll, tablesOf(games)), pick(roll, tablesOf(games))]
  }

  /** One device takes a step, or both at once, or time passes. */
  async goOn(): Promise<void> {
    if (this.#roll(8) === 0) this.#world.clock.now += pick(this.#roll, [leaseMs, hourMs])
    this.#outage = this.#outage && this.#outage.presses > 0 ? this.#outage : rollOutage(this.#roll)
    if (this.#outage) this.#outage.presses -= 1
    const devices = pick(this.#roll, [["phone"], ["laptop"], ["phone", "laptop"]])
    const flows = devices.map((device) => {
      const table = pick(this.#roll, this.#tables)
      const faults = rollFaults(this.#roll)
      return (turn: Turn) => this.#press(device, table, this.#steps(turn, faults))
    })
    await this.#turns.run(flows)
  }

  /** A later visit, without faults: submitted answers are judged and pending points credited. */
  async comeBack(): Promise<void> {
    this.#world.clock.now += dayMs
    this.#outage = null
    await this.#turns.run([
      async (turn) => {
        const steps = this.#steps(turn, noFaults)
        for (const table of this.#tables) await this.#handInAgain(table, steps)
        const play = await playOf(this.#world, this.#tables[0], steps)
        for (const _ of await play.referee.owed()) await payCredit(play.context, play.referee)
      },
    ])
  }

  async #press(device: string, table: Table, steps: Steps): Promise<void> {
    const page = this.#pageOf(device, table)
    const form = page.view && this.#roll(5) > 0 ? this.#formOn(page, page.view) : null
    const round =
      form && (await send(await playOf(this.#world, table, steps, { form }), table.game))
    const play = await playOf(this.#world, table, steps, round ? { round } : {})
    const view = await visit(play, table.game)
    if (view) this.model.saw(view)
    page.view = view ?? page.view
  }

  /** The next form that the page can send, or the last one again. */
  #formOn(page: Page, view: RoundView): Form {
    const isAgain = this.#roll(5) === 0
    page.form = isAgain && page.form ? page.form : formOf(view, this.#roll)
    return page.form
  }

  async #handInAgain(table: Table, steps: Steps): Promise<void> {
    const play = await playOf(this.#world, table, steps)
    const view = await play.referee.look(table)
    if (view?.phase !== "playing" || view.game === "offside" || !view.handedIn) return
    const form = { ...formOf(view, this.#roll), intent: "answer" }
    await send(await playOf(this.#world, table, steps, { form }), table.game)
  }

  #pageOf(device: string, table: Table): Page {
    const key = JSON.stringify([device, table])
    const page = this.#pages.get(key) ?? { view: null, form: null }
    this.#pages.set(key, page)
    return page
  }

  /** Every call waits for its turn; some never return, and some calls of the API fail. */
  #steps(turn: Turn, faults: Faults): Steps {
    let steps = 0
    let calls = 0
    const step: Step = async (call) => {
      const isLast = (steps += 1) === faults.crashAt
      await turn()
      if (isLast && !faults.isDone) return this.#turns.never()
      const outcome = await call()
      return isLast ? this.#turns.never() : outcome
    }
    const ofApi = (path: string, call: () => Promise<Response>) => {
      const isFailing = (calls += 1) === faults.failsAt
      const outage = this.#outage && path.includes(this.#outage.of) ? this.#outage.failure : null
      const failure = isFailing ? faults.failure : outage
      return step(() => (failure ? failing(failure, path, call) : call()))
    }
    return { ofReferee: recordingReferee(this.#referee, step, this.model), ofApi }
  }
}

interface Plan {
  readonly seed: number
  readonly player: Member
  /** The sequences of one lane run one after another. */
  readonly lane: number
  readonly games: readonly Game[]
}

/**
 * Plays a sequence to its end; returns what was won in it and what the referee has still pending.
 */
export function playThrough({ seed, player, lane, games }: Plan) {
  const roll = dice(seed)
  const clock = { now: begin }
  const world = { player, clock, api: apiWith(seed, clock) }
  return withReferee(lane, clock, async (referee) => {
    const sequence = new Sequence(world, referee, roll, games)
    for (let step = 3 + roll(6); step > 0; step -= 1) await sequence.goOn()
    await sequence.comeBack()
    return { model: sequence.model, owed: await referee.owed("") }
  })
}
