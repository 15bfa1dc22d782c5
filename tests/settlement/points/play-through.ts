import type { Game } from "#contract/words"
import type { RoundView, ViewOf } from "#game/games"
import type { Referee } from "#game/referee"
import { leaseMs } from "#game/rounds/submission"
import type { RoundKey } from "#game/rounds/round-key"
import { payCredit } from "#app/credit/pay-credit.server"
import type { Member } from "../../contract/support/world"
import { dice, pick, type Roll } from "../../support/dice.mjs"
import { settledGames, type Form } from "../support/games"
import { recordingReferee, type Step } from "./recording-referee"
import { withReferee } from "../support/player"
import { apiWith } from "../support/playing-api"
import { playOf, type Steps, type Surroundings, send, visit } from "../support/request"
import { begin, keysOf } from "../support/school"
import { ReferenceModel } from "./reference-model"
import { failing, noFaults, rollOutage, rollFaults, type Outage, type Faults } from "./faults"
import { Turns, type Turn } from "./turns"

const hourMs = 60 * 60 * 1000
/** Longer than any pending credit waits for its retry, and longer than a round can be played. */
const dayMs = 25 * hourMs

/** What one device shows for one round key, and the last form that it sent. */
interface Page {
  view: RoundView | null
  form: Form | null
}

/** One player with two devices, and everything that they do. */
class Sequence {
  readonly model = new ReferenceModel()
  readonly #turns: Turns
  readonly #keys: readonly [RoundKey, RoundKey]
  readonly #pages = new Map<string, Page>()
  #outage: Outage | null = null

  constructor(
    private readonly world: Surroundings,
    private readonly referee: Referee,
    private readonly roll: Roll,
    games: readonly Game[],
  ) {
    this.#turns = new Turns(roll)
    // Two random keys, so that both devices often use the same one.
    this.#keys = [pick(roll, keysOf(games)), pick(roll, keysOf(games))]
  }

  /** Lets one device or both make a step, after a pause or not. */
  async goOn(): Promise<void> {
    if (this.roll(8) === 0) this.world.clock.now += pick(this.roll, [leaseMs, hourMs])
    this.#outage = this.#outage && this.#outage.presses > 0 ? this.#outage : rollOutage(this.roll)
    if (this.#outage) this.#outage.presses -= 1
    const devices = pick(this.roll, [["phone"], ["laptop"], ["phone", "laptop"]])
    const flows = devices.map((device) => {
      const key = pick(this.roll, this.#keys)
      const faults = rollFaults(this.roll)
      return (turn: Turn) => this.#press(device, key, this.#steps(turn, faults))
    })
    await this.#turns.run(flows)
  }

  /** Some time later, without faults: everything submitted is judged, and everything pending is credited. */
  async comeBack(alarm: () => Promise<void>): Promise<void> {
    this.world.clock.now += dayMs
    this.#outage = null
    await this.#turns.run([
      async (turn) => {
        const steps = this.#steps(turn, noFaults)
        for (const key of this.#keys) await this.#submitAgain(key, steps)
        await alarm()
        const play = await playOf(this.world, this.#keys[0], steps)
        for (const _ of (await play.referee.run({ type: "overview" })).pendingCredit)
          await payCredit(play.context, play.referee)
      },
    ])
  }

  async #press(device: string, key: RoundKey, steps: Steps): Promise<void> {
    const page = this.#pageOf(device, key)
    const form = page.view && this.roll(5) > 0 ? this.#formOn(page, page.view) : null
    const round = form && (await send(await playOf(this.world, key, steps, { form })))
    const play = await playOf(this.world, key, steps, round ? { round } : {})
    const view = await visit(play)
    if (view) this.model.saw(view)
    page.view = view ?? page.view
  }

  #formOn(page: Page, view: RoundView): Form {
    const isAgain = this.roll(5) === 0
    page.form = isAgain && page.form ? page.form : formOf(view, this.roll)
    return page.form
  }

  async #submitAgain(key: RoundKey, steps: Steps): Promise<void> {
    const play = await playOf(this.world, key, steps)
    const view = await play.referee.getRound(key)
    if (view?.phase !== "playing" || !("isSubmitted" in view) || !view.isSubmitted) return
    const form = { ...formOf(view, this.roll), intent: "answer" }
    await send(await playOf(this.world, key, steps, { form }))
  }

  #pageOf(device: string, key: RoundKey): Page {
    const name = JSON.stringify([device, key])
    const page = this.#pages.get(name) ?? { view: null, form: null }
    this.#pages.set(name, page)
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
    return { ofReferee: recordingReferee(this.referee, step, this.model), ofApi }
  }
}

function formOf(view: RoundView, roll: Roll): Form {
  const round = view.roundId
  if (view.phase === "answered") return { round, intent: "next" }
  return { round, ...playedForm(view.game, view, roll) }
}

const playedForm = <G extends Game>(game: G, view: ViewOf<G>, roll: Roll) =>
  settledGames[game].formOf(view, roll)

interface Plan {
  readonly seed: number
  readonly player: Member
  /** The number of the lane; its sequences run one after the other. */
  readonly lane: number
  readonly games: readonly Game[]
}

export function playThrough({ seed, player, lane, games }: Plan) {
  const roll = dice(seed)
  const clock = { now: begin }
  return withReferee(lane, clock, async (referee, alarm) => {
    const world = { player, clock, api: await apiWith(seed, { player, clock, lane }) }
    const sequence = new Sequence(world, referee, roll, games)
    for (let step = 3 + roll(6); step > 0; step -= 1) await sequence.goOn()
    await sequence.comeBack(alarm)
    const { pendingCredit: pending } = await referee.run({ type: "overview" })
    return { model: sequence.model, pending, answers: await world.api.end() }
  })
}
