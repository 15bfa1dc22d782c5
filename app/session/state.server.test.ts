import { expect, test } from "vitest"
import { withRound, type RunOfRounds } from "./state.server"

const source = { category: "education", subject: "Math", chapter: "1" } as const

const play = (rounds: readonly (readonly [won: number, isAllRight: boolean])[]) =>
  rounds.reduce<RunOfRounds | null>(
    (run, [won, isAllRight], index) =>
      withRound(run, { roundId: `round-${index}`, game: "offside", source, won, isAllRight }),
    null,
  )

test("counts the consecutive rounds that were all right", () => {
  expect(
    play([
      [32, true],
      [32, true],
      [32, true],
    ]),
  ).toMatchObject({ inRow: 3 })
  expect(
    play([
      [32, true],
      [16, false],
    ]),
  ).toMatchObject({ inRow: 0 })
  expect(
    play([
      [16, false],
      [32, true],
    ]),
  ).toMatchObject({ inRow: 1 })
})

test("a round is the best of a game when it won more than all before it", () => {
  expect(play([[16, false]])).toMatchObject({ isBest: false, best: { offside: 16 } })
  expect(
    play([
      [16, false],
      [32, true],
    ]),
  ).toMatchObject({ isBest: true, best: { offside: 32 } })
  expect(
    play([
      [32, true],
      [32, true],
    ]),
  ).toMatchObject({ isBest: false })
  expect(
    play([
      [32, true],
      [8, false],
    ]),
  ).toMatchObject({ isBest: false, best: { offside: 32 } })
  const run = play([[32, true]])
  const other = { roundId: "other", game: "five-hints", source, won: 40, isAllRight: true } as const
  expect(withRound(run, other)).toMatchObject({ isBest: false, inRow: 2 })
})

test("the same round counts once", () => {
  const run = play([
    [16, false],
    [32, true],
  ])
  const again = { roundId: "round-1", game: "offside", source, won: 32, isAllRight: true } as const
  expect(withRound(run, again)).toBe(run)
})

test("the row begins anew in another chapter", () => {
  const run = play([
    [32, true],
    [32, true],
  ])
  const next = { roundId: "next", game: "offside", won: 32, isAllRight: true } as const
  const there = withRound(run, { ...next, source: { ...source, chapter: "2" } })
  expect(there).toMatchObject({ inRow: 1 })
  expect(withRound(run, { ...next, source })).toMatchObject({ inRow: 3 })
})
