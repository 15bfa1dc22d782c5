import { expect, it } from "vitest"
import { sampleGames } from "../tests/support/games/games"
import { playAtRandom, type Step, type Story } from "../tests/support/two-devices"
import { gameNames, type Game } from "#contract/words"
import type { RoundView, ViewOf } from "./games"
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

function viewsOf({ steps }: Story): readonly RoundView[] {
  return steps.flatMap(({ view }) => (view ? [view] : []))
}

function isAnswered(view: RoundView) {
  return view.phase === "answered"
}

function worthOf(view: RoundView): number {
  return view.phase === "playing" ? view.worth : view.won
}

function isPaid({ view }: Step): boolean {
  return totalOf(view).length > 0
}

function totalOf(view: RoundView | null): readonly number[] {
  if (view?.phase !== "answered" || view.credit.state !== "credited") return []
  return [view.credit.total]
}

/** Whether a lease taken at the first of these steps is free at the last: expired or released. */
function isFreed(steps: readonly Step[], verb: string): boolean {
  const lasted = (steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0)
  return lasted >= leaseMs || steps.some((step) => step.verb === verb)
}

function neighbours<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((one, at) => list.slice(at + 1, at + 2).map((next) => [one, next] as const))
}
