import type { Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { PlayReply } from "#game/referee"
import type { CreditClaim } from "#game/rounds/credit"
import { leaseMs } from "#game/rounds/submission"
import * as commands from "./commands"
import { dice, pick, type Roll } from "./dice"
import { angles, capitals, keyOf, mammals, music, nile, playerInMemory, sets } from "./rounds"

/** One call and its outcome. */
export interface Step {
  readonly verb: string
  /** The game that the call belongs to; `null` for those of every game. */
  readonly verbOf: Game | null
  readonly at: number
  /** The round that it was about. */
  readonly roundId: string
  readonly view: RoundView | null
  /** What was handed out to be judged. */
  readonly submission: unknown
  readonly claim: CreditClaim | null
}

/** A round and all that happened to it. */
export interface Story {
  readonly game: Game
  readonly roundId: string
  readonly steps: readonly Step[]
}

type Outcome = Partial<Pick<Step, "view" | "submission" | "claim">>
type Press = (roundId: string) => Outcome
type Player = ReturnType<typeof playerInMemory>

const keys = [sets, music, angles] as const
const texts = ["", "Amazon", "Po", "x".repeat(600)] as const

/**
 * Two devices press anything at any time on pages as old as may be, callers come back late or never,
 * and the API says what it likes.
 */
export function playAtRandom(seed: number, length: number): readonly Story[] {
  const roll = dice(seed)
  const player = playerInMemory()
  const verbs = verbsAtRandom(player, roll)
  const games = new Map<string, Game>()
  const note = (view: RoundView | null | undefined) => view && games.set(view.roundId, view.game)
  for (const start of Object.values(starts(player, roll))) note(start("").view)
  const steps = Array.from({ length }, (): readonly Step[] => {
    const [verb, verbOf, press] = pick(roll, verbs)
    const pressed = pick(roll, [...games.keys()])
    const { claim = null, ...outcome } = press(pressed)
    const step = { view: null, submission: null, claim: null, ...outcome }
    note(step.view)
    const call = { verb, verbOf, at: player.now(), roundId: step.view?.roundId ?? pressed }
    // A claim may be of another round than the one that was settled.
    const claimed = claim && {
      ...call,
      view: null,
      submission: null,
      claim,
      roundId: claim.roundId,
    }
    return claimed
      ? [
          { ...call, ...step },
          { ...claimed, verbOf: null },
        ]
      : [{ ...call, ...step }]
  }).flat()
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
  const key = <G extends Game>(game: G) => keyOf(game, pick(roll, keys))
  return {
    startFiveHints: () => outcomeOf(rounds.play(...commands.start(key("five-hints"), nile))),
    startOffside: () => outcomeOf(rounds.play(...commands.start(key("offside"), mammals))),
    startDifficulty: () => outcomeOf(rounds.play(...commands.start(key("difficulty"), capitals))),
  }
}

function shared({ rounds, pass }: Player, roll: Roll): Record<string, Press> {
  return {
    getRound: () => ({ view: rounds.getRound(pick(roll, keys)) }),
    claim: (id) => ({ claim: rounds.claimCredit(pick(roll, [id, undefined])) }),
    releaseCredit: (id) => noOutcome(rounds.releaseCredit(id)),
    settleCredit: (id) => ({ view: rounds.settleCredit(id, roll(999)) }),
    finish: (id) => noOutcome(roll(4) === 0 && rounds.finish(id)),
    wait: () => noOutcome(pass(pick(roll, [1, leaseMs / 2, leaseMs]))),
  }
}

function ofFiveHints({ rounds }: Player, roll: Roll): Record<string, Press> {
  return {
    hint: (id) => outcomeOf(rounds.play(...commands.hint(id, roll(6), pick(roll, texts)))),
    submit: (id) => outcomeOf(rounds.play(...commands.submitAnswer(id, pick(roll, texts)))),
    release: (id) => noOutcome(rounds.play(...commands.releaseAnswer(id))),
    settle: (id) => outcomeOf(rounds.play(...commands.settleAnswer(id, roll(2) === 0))),
  }
}

function ofOffside({ rounds }: Player, roll: Roll): Record<string, Press> {
  const judgement = () => ({ position: roll(8), said: roll(2) === 0 })
  const press = (id: string) => {
    const judgements = Array.from({ length: roll(8) }, judgement)
    return outcomeOf(rounds.play(...commands.judge(id, judgements)))
  }
  return { judgeSome: press, judgeMore: press }
}

function ofDifficulty({ rounds }: Player, roll: Roll): Record<string, Press> {
  const typed = () => Array.from({ length: roll(8) }, () => pick(roll, texts))
  const rights = () => Array.from({ length: roll(8) }, () => roll(2) === 0)
  return {
    keepDrafts: (id) => outcomeOf(rounds.play(...commands.keepDrafts(id, typed()))),
    submit: (id) => outcomeOf(rounds.play(...commands.submitItems(id, typed()))),
    release: (id) => noOutcome(rounds.play(...commands.releaseItems(id))),
    settle: (id) => outcomeOf(rounds.play(...commands.settleItems(id, rights()))),
  }
}

function outcomeOf(reply: PlayReply): Outcome {
  if (reply.state === "judge") return { submission: reply.submission }
  if (reply.state === "settled") return { view: reply.view, claim: reply.claim }
  return reply.state === "view" ? { view: reply.view } : {}
}

/** Of a call that answers nothing. */
function noOutcome(_answer: unknown): Outcome {
  return {}
}
