import { expect, it } from "vitest"
import { dice, pick, type Roll } from "../tests/support/dice.mjs"
import { sampleGames } from "../tests/support/games/games"
import {
  angles,
  keyOf,
  music,
  noOutcome,
  outcomeOf,
  playerInMemory,
  sets,
  start,
  type Press,
} from "../tests/support/rounds"
import { gameNames, type Game } from "#contract/words"
import type { RoundView, ViewOf } from "./games"
import type { CreditClaim } from "./rounds/credit"
import { leaseMs } from "./rounds/submission"

/** The steps of each round of 20 players per game. */
const stories = Array.from({ length: 20 * gameNames.length }, (_, seed) =>
  playAtRandom(seed, 900),
).flat()

it.each(gameNames)("plays, answers and credits enough rounds of %s", (game) => {
  const played = stories.filter((story) => story.game === game)
  expect(played.length).toBeGreaterThan(150)
  expect(played.filter((story) => viewsOf(story).some(isAnswered)).length).toBeGreaterThan(100)
  expect(played.filter(({ steps }) => steps.some(isPaid)).length).toBeGreaterThan(30)
})

it("never undoes what was shown, judged or submitted, and never raises a round's worth", () => {
  for (const list of stories.map(viewsOf)) {
    for (const [before, after] of neighbours(list)) {
      expect(standing(after.game, after)).toEqual(
        expect.arrayContaining([...standing(before.game, before)]),
      )
      expect(worthOf(after)).toBeLessThanOrEqual(worthOf(before))
    }
  }
})

it("gives one verdict, which never changes", () => {
  for (const list of stories.map(viewsOf)) {
    const verdicts = list.filter(isAnswered).map((view) => ({ ...view, credit: 0 }))
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBeLessThan(2)
    const answeredAt = list.findIndex(isAnswered)
    expect(answeredAt < 0 || list.slice(answeredAt).every(isAnswered)).toBe(true)
  }
})

it("lets one caller at a time judge the answer, and nobody after the verdict", () => {
  for (const { steps } of stories) {
    const handedOut = steps.flatMap(({ submission }, at) => (submission ? [at] : []))
    for (const [one, next] of neighbours(handedOut)) {
      expect(isFreed(steps.slice(one, next + 1), "release")).toBe(true)
      expect(steps[next]?.submission).toEqual(steps[one]?.submission)
    }
    const verdictAt = steps.findIndex(({ view }) => view && isAnswered(view))
    if (verdictAt >= 0) expect(handedOut.every((at) => at < verdictAt)).toBe(true)
  }
})

it("finds no round of another game", () => {
  const strange = stories.flatMap(({ game, steps }) =>
    steps.filter(({ verbOf }) => verbOf !== null && verbOf !== game),
  )
  expect(strange.length).toBeGreaterThan(1000)
  expect(strange.filter(({ view, submission }) => view || submission)).toEqual([])
})

it("hands out won points to one caller at a time, until they are credited once", () => {
  for (const story of stories) {
    const { steps } = story
    const won = viewsOf(story).find(isAnswered)
    const claims = steps.flatMap((step, at) => (step.claim ? [{ at, ...step.claim }] : []))
    for (const { points } of claims)
      expect(won).toMatchObject({ won: points, source: { category: "education" } })
    for (const [one, next] of neighbours(claims)) {
      expect(isFreed(steps.slice(one.at, next.at + 1), "releaseCredit")).toBe(true)
    }
    const paidAt = steps.findIndex(isPaid)
    if (paidAt >= 0) expect(claims.every(({ at }) => at < paidAt)).toBe(true)
    const totals = steps.flatMap(({ view }) => totalOf(view))
    expect(new Set(totals).size).toBeLessThan(2)
  }
})

it("reveals nothing secret before the verdict", () => {
  for (const view of stories.flatMap(viewsOf).filter((view) => !isAnswered(view))) {
    const told = JSON.stringify(view)
    expect(secretsIn(view.game, view).filter((secret) => told.includes(secret))).toEqual([])
  }
})

const secretsIn = <G extends Game>(game: G, view: ViewOf<G>) => sampleGames[game].secretsIn(view)

const standing = <G extends Game>(game: G, view: ViewOf<G>) => sampleGames[game].standing(view)

const viewsOf = ({ steps }: Story) => steps.flatMap(({ view }) => (view ? [view] : []))

const isAnswered = (view: RoundView) => view.phase === "answered"

const worthOf = (view: RoundView) => (view.phase === "playing" ? view.worth : view.won)

const isPaid = ({ view }: Step) => totalOf(view).length > 0

const totalOf = (view: RoundView | null): readonly number[] =>
  view?.phase === "answered" && view.credit.state === "credited" ? [view.credit.total] : []

/** Whether a lease taken at the first of these steps is free at the last: expired or released. */
function isFreed(steps: readonly Step[], verb: string): boolean {
  const lasted = (steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0)
  return lasted >= leaseMs || steps.some((step) => step.verb === verb)
}

const neighbours = <T>(list: readonly T[]) =>
  list.flatMap((one, at) => list.slice(at + 1, at + 2).map((next) => [one, next] as const))

/** One call and its outcome. */
interface Step {
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
interface Story {
  readonly game: Game
  readonly steps: readonly Step[]
}

type Player = ReturnType<typeof playerInMemory>

/**
 * Two devices make random calls from pages of any age, callers reply late or never, and the API returns
 * random verdicts.
 */
function playAtRandom(seed: number, length: number): readonly Story[] {
  const roll = dice(seed)
  const player = playerInMemory()
  const verbs = verbsAtRandom(player, roll)
  const games = new Map<string, Game>()
  const note = (view: RoundView | null | undefined) => view && games.set(view.roundId, view.game)
  for (const start of Object.values(starts(player, roll))) note(start("").view)
  const steps = Array.from({ length }, (): readonly Step[] => {
    const [verb, verbOf, press] = pick(roll, verbs)
    const pressed = pick(roll, [...games.keys()])
    const { view = null, submission = null, claim = null } = press(pressed)
    note(view)
    const call = { verb, verbOf, at: player.now(), roundId: view?.roundId ?? pressed }
    const step = { ...call, view, submission, claim: null }
    // A claim may belong to another round than the one that was settled.
    const ofClaim = { ...call, verbOf: null, view: null, submission: null, claim }
    return claim ? [step, { ...ofClaim, roundId: claim.roundId }] : [step]
  }).flat()
  return [...games].map(([roundId, game]) => {
    return { game, steps: steps.filter((step) => step.roundId === roundId) }
  })
}

function flat(game: Game | null, verbs: Readonly<Record<string, Press>>) {
  return Object.entries(verbs).map(([verb, press]) => [verb, game, press] as const)
}

function verbsAtRandom(player: Player, roll: Roll) {
  return [
    ...flat(null, { ...starts(player, roll), ...shared(player, roll) }),
    ...gameNames.flatMap((game) => flat(game, sampleGames[game].presses(player, roll))),
  ]
}

function starts({ rounds }: Player, roll: Roll): Record<string, Press> {
  const begin = <G extends Game>(game: G) =>
    outcomeOf(
      rounds.carryOut(
        ...start(keyOf(game, pick(roll, [sets, music, angles])), sampleGames[game].material),
      ),
    )
  return Object.fromEntries(gameNames.map((game) => [`start ${game}`, () => begin(game)]))
}

function shared({ rounds, pass }: Player, roll: Roll): Record<string, Press> {
  return {
    getRound: () => ({ view: rounds.getRound(pick(roll, [sets, music, angles])) }),
    claim: (id) => ({ claim: rounds.claimCredit(pick(roll, [id, undefined])) }),
    releaseCredit: (id) => noOutcome(rounds.releaseCredit(id)),
    settleCredit: (id) => ({ view: rounds.settleCredit(id, roll(999)) }),
    finish: (id) => noOutcome(roll(4) === 0 && rounds.finish(id)),
    wait: () => noOutcome(pass(pick(roll, [1, leaseMs / 2, leaseMs]))),
  }
}
