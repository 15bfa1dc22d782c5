import { describe, expect, it } from "vitest"
import { guessClaim, type Claimable } from "./claims"

let ids = 0
const claimable = (given: Partial<Claimable> = {}): Claimable => {
  ids += 1
  const usual = { poolId: 1, round: 0, level: 0, isEducation: true, isPractice: false, worth: 50 }
  const times = { issuedAt: ids, answeredAt: ids, claimAt: ids, wonIssue: ids, credited: null }
  return { questionId: ids, game: "five hints", language: "en", ...usual, ...times, ...given }
}

const hints = (given: Partial<Claimable> = {}) => claimable(given)
const offside = (given: Partial<Claimable> = {}) =>
  claimable({ game: "offside", poolId: 2, worth: 0, answeredAt: null, ...given })
const judged = (worth: number, given: Partial<Claimable> = {}) =>
  offside({ worth, answeredAt: 9, ...given })
/** The right items of one draw, each worth the score of its level. */
const set = (round: number, levels: readonly number[], given: Partial<Claimable> = {}) =>
  levels.map((level) =>
    claimable({
      game: "DifficultyLevel",
      poolId: 3,
      round,
      level,
      wonIssue: round,
      worth: 5 * (level + 1),
      ...given,
    }),
  )

const idsOf = (round: readonly Claimable[] | undefined) =>
  round?.map(({ questionId }) => questionId)

describe("a claim without a name", () => {
  it("matches a set whose right items are worth exactly the claimed points", () => {
    const [older, newer] = [set(1, [0, 1, 2]), set(2, [1, 3])]
    const claim = guessClaim([...newer, ...older, hints(), offside()], 30)
    expect(idsOf(claim?.round)).toEqual(idsOf(newer))
    expect(claim).toMatchObject({ points: 30, credits: [10, 20], isUnjudged: false })
    expect(idsOf(guessClaim([...newer.slice(1), ...older], 30)?.round)).toEqual(idsOf(older))
  })

  it("matches five hints before offside, and the first round of each", () => {
    const [first, second] = [hints(), hints()]
    const open = judged(25)
    expect(idsOf(guessClaim([open, first, second], 50)?.round)).toEqual([first.questionId])
    expect(idsOf(guessClaim([open, first, second], 25)?.round)).toEqual([open.questionId])
    expect(guessClaim([open, first, second], 25)).toMatchObject({ points: 25, credits: [25] })
  })

  it("closes an unjudged round of offside with 0 points, whatever is claimed", () => {
    const open = offside()
    for (const asked of [0, 12, 25]) {
      const claim = guessClaim([hints(), open], asked)
      expect(claim).toMatchObject({ points: 0, credits: [0], isUnjudged: true })
      expect(idsOf(claim?.round)).toEqual([open.questionId])
    }
    expect(guessClaim([open], 50)).toMatchObject({ points: 0 })
  })

  it("that matches no round gets a possible score of the first round with points", () => {
    expect(guessClaim([hints()], 37)).toMatchObject({ points: 30, credits: [30] })
    expect(guessClaim([judged(50)], 150)).toMatchObject({ points: 50 })
    expect(guessClaim([judged(50), ...set(1, [0, 4])], 149)).toMatchObject({ points: 30 })
    expect(guessClaim([hints()], 3)).toBe(null)
    expect(guessClaim([], 50)).toBe(null)
  })

  it("that matches no round gets nothing when more attempts exist than were read", () => {
    expect(guessClaim(set(1, [0, 4]), 45, true)).toBe(null)
    expect(guessClaim(set(1, [0, 4]), 30, true)).toMatchObject({ points: 30 })
  })

  it("gets nothing for practice or for credited attempts", () => {
    for (const open of [
      hints({ isPractice: true, credited: 50 }),
      hints({ isPractice: true, worth: 0 }),
      judged(50, { isPractice: true, credited: 50 }),
    ]) {
      expect(guessClaim([open], 50)).toMatchObject({ points: 0, credits: [null] })
    }
  })

  it("spreads the points over the items in order, at most its worth for each", () => {
    const items = set(1, [0, 1, 4])
    expect(guessClaim(items, 24)).toMatchObject({ points: 20, credits: [5, 10, 5] })
    const half = [...set(2, [3], { credited: 20, isPractice: true }), ...set(2, [2])]
    expect(guessClaim(half, 35)).toMatchObject({ points: 15, credits: [null, 15] })
  })
})
