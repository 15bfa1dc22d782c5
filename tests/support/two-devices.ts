import type { CreditClaim, RoundView, SubmitOutcome } from "#game/referee"
import { leaseMs } from "#game/rounds/lease"
import type { Game } from "#game/rounds/place"
import { dice, pick, type Roll } from "./dice"
import { angles, capitals, mammals, music, nile, playerInMemory, sets } from "./rounds"

/** One command and its result. */
export interface Step {
  readonly verb: string
  /** The game of the command; `null` for commands of every game. */
  readonly verbOf: Game | null
  readonly at: number
  /** The round that it applied to. */
  readonly roundId: string
  readonly view: RoundView | null
  /** What was submitted for judging. */
  readonly submission: unknown
  readonly claim: CreditClaim | null
}

/** A round and everything that happened to it. */
export interface Story {
  readonly game: Game
  readonly roundId: string
  readonly steps: readonly Step[]
}

type Outcome = Partial<Pick<Step, "view" | "submission" | "claim">>
type Press = (roundId: string) => Outcome
type Player = ReturnType<typeof playerInMemory>

const tables = [sets, music, angles] as const
const texts = ["", "Amazon", "Po", "x".repeat(600)] as const

/**
 * Two devices send any command at any time from pages of any age, callers return late or never,
 * and the API replies anything.
 */
export function playAtRandom(seed: number, length: number): readonly Story[] {
  const roll = dice(seed)
  const player = playerInMemory()
  const verbs = verbsAtRandom(player, roll)
  const games = new Map<string, Game>()
  const note = (view: RoundView | null | undefined) => view && games.set(view.roundId, view.game)
  for (const start of Object.values(starts(player, roll))) note(start("").view)
  const steps = Array.from({ length }, (): Step => {
    const [verb, verbOf, press] = pick(roll, verbs)
    const pressed = pick(roll, [...games.keys()])
    const step = { view: null, submission: null, claim: null, ...press(pressed) }
    note(step.view)
    const roundId = (step.view ?? step.claim)?.roundId ?? pressed
    return { verb, verbOf, at: player.now(), roundId, ...step }
  })
  return [...games].map(([roundId, game]) => {
    return { game, roundId, steps: steps.filter((step) => step.roundId === roundId) }
  })
}

const flat = (game: Game | null, verbs: Record<string, Press>) =>
  Object.entries(verbs).map(([verb, press]) => [verb, game, press] as const)

function verbsAtRandom(player: Player, roll: Roll) {
  return [
    ...flat(null, { ...starts(player, roll), ...shared(player, roll) }),
    ...flat("five-hints", ofFiveHints(player, roll)),
    ...flat("offside", ofOffside(player, roll)),
    ...flat("difficulty", ofDifficulty(player, roll)),
  ]
}

function starts({ rounds }: Player, roll: Roll): Record<string, Press> {
  return {
    startFiveHints: () => ({ view: rounds.startFiveHints(pick(roll, tables), nile) }),
    startOffside: () => ({ view: rounds.startOffside(pick(roll, tables), mammals) }),
    startDifficulty: () => ({ view: rounds.startDifficulty(pick(roll, tables), capitals) }),
  }
}

function shared({ rounds, pass }: Player, roll: Roll): Record<string, Press> {
  return {
    look: () => ({ view: rounds.look(pick(roll, tables)) }),
    claim: (id) => ({ claim: rounds.claimCredit(pick(roll, [id, undefined])) }),
    releaseCredit: (id) => quiet(rounds.releaseCredit(id)),
    settleCredit: (id) => ({ view: rounds.settleCredit(id, roll(999)) }),
    finish: (id) => quiet(roll(4) === 0 && rounds.finish(id)),
    wait: () => quiet(pass(pick(roll, [1, leaseMs / 2, leaseMs]))),
  }
}

function ofFiveHints({ rounds }: Player, roll: Roll): Record<string, Press> {
  return {
    hint: (id) => ({ view: rounds.showHint(id, roll(6), pick(roll, texts)) }),
    submit: (id) => heard(rounds.submitAnswer(id, pick(roll, texts))),
    release: (id) => quiet(rounds.releaseAnswer(id)),
    settle: (id) => ({ view: rounds.settleAnswer(id, roll(2) === 0) }),
  }
}

function ofOffside({ rounds }: Player, roll: Roll): Record<string, Press> {
  const judgement = () => ({ place: roll(8), said: roll(2) === 0 })
  const press = (id: string) => {
    return { view: rounds.judgeStatements(id, Array.from({ length: roll(8) }, judgement)) }
  }
  return { judgeSome: press, judgeMore: press }
}

function ofDifficulty({ rounds }: Player, roll: Roll): Record<string, Press> {
  const typed = () => Array.from({ length: roll(8) }, () => pick(roll, texts))
  const rights = () => Array.from({ length: roll(8) }, () => roll(2) === 0)
  return {
    keepDrafts: (id) => ({ view: rounds.keepDrafts(id, typed()) }),
    submit: (id) => heard(rounds.submitItems(id, typed())),
    release: (id) => quiet(rounds.releaseItems(id)),
    settle: (id) => ({ view: rounds.settleItems(id, rights()) }),
  }
}

function heard(outcome: SubmitOutcome<unknown>): Outcome {
  if (outcome.state === "done") return { view: outcome.view }
  return { submission: outcome.state === "judge" ? outcome.submission : null }
}

/** A command without fields. */
function quiet(_said: unknown): Outcome {
  return {}
}
