import { gameNames, type Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { CreditClaim } from "#game/rounds/credit"
import { leaseMs } from "#game/rounds/submission"
import { dice, pick, type Roll } from "./dice.mjs"
import { sampleGames } from "./games/games"
import { noOutcome, outcomeOf, type Press } from "./commands"
import { angles, keyOf, music, playerInMemory, sets, start } from "./rounds"

/** One call and its outcome. */
export interface Step {
  readonly verb: string
  /** The game of the call; `null` for the calls that every game has. */
  readonly verbOf: Game | null
  readonly at: number
  /** The round that the call was about. */
  readonly roundId: string
  readonly view: RoundView | null
  /** The submission that the caller has to have judged. */
  readonly submission: unknown
  readonly claim: CreditClaim | null
}

/** A round and everything that happened to it. */
export interface Story {
  readonly game: Game
  readonly roundId: string
  readonly steps: readonly Step[]
}

type Player = ReturnType<typeof playerInMemory>

const keys = [sets, music, angles] as const

/**
 * Two devices make random calls from pages of any age, callers reply late or never, and the API returns
 * random verdicts.
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
    // A claim may belong to another round than the one that was settled.
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

const flat = (game: Game | null, verbs: Readonly<Record<string, Press>>) =>
  Object.entries(verbs).map(([verb, press]) => [verb, game, press] as const)

function verbsAtRandom(player: Player, roll: Roll) {
  return [
    ...flat(null, { ...starts(player, roll), ...shared(player, roll) }),
    ...gameNames.flatMap((game) => flat(game, sampleGames[game].presses(player, roll))),
  ]
}

function starts({ rounds }: Player, roll: Roll): Record<string, Press> {
  const begin = <G extends Game>(game: G) =>
    outcomeOf(rounds.play(...start(keyOf(game, pick(roll, keys)), sampleGames[game].material)))
  return Object.fromEntries(gameNames.map((game) => [`start ${game}`, () => begin(game)]))
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
