import { describe, expect, it } from "vitest"
import { guessClaim, namedClaim, type Claimable } from "./claims"

let ids = 0
const claimable = (given: Partial<Claimable> = {}): Claimable => {
  ids += 1
  const usual = { poolId: 1, round: 0, level: 0, isPractice: false, worth: 50, credited: null }
  return { questionId: ids, game: "five hints", issuedAt: ids, claimAt: ids, ...usual, ...given }
}

const hints = (given: Partial<Claimable> = {}) => claimable(given)
const offside = (given: Partial<Claimable> = {}) =>
  claimable({ game: "offside", poolId: 2, worth: 0, ...given })
/** The right items of one draw, each worth what its level is. */
const set = (round: number, levels: readonly number[], given: Partial<Claimable> = {}) =>
  levels.map((level) =>
    claimable({
      game: "DifficultyLevel",
      poolId: 3,
      round,
      level,
      worth: 5 * (level + 1),
      ...given,
    }),
  )

const idsOf = (round: readonly Claimable[] | undefined) =>
  round?.map(({ questionId }) => questionId)

describe("a claim without a name", () => {
  it("means the set whose right items add up to exactly this", () => {
    const [older, newer] = [set(1, [0, 1, 2]), set(2, [1, 3])]
    const claim = guessClaim([...newer, ...older, hints(), offside()], 30)
    expect(idsOf(claim?.round)).toEqual(idsOf(newer))
    expect(claim).toMatchObject({ points: 30, credits: [10, 20], game: "DifficultyLevel" })
    expect(idsOf(guessClaim([...newer.slice(1), ...older], 30)?.round)).toEqual(idsOf(older))
  })

  it("means five hints before offside, and the newest of each", () => {
    const [newest, older] = [hints(), hints()]
    const open = offside()
    expect(idsOf(guessClaim([open, newest, older], 50)?.round)).toEqual([newest.questionId])
    expect(idsOf(guessClaim([open, newest, older], 25)?.round)).toEqual([open.questionId])
    expect(guessClaim([open, newest, older], 25)).toMatchObject({ points: 25, credits: [25] })
  })

  it("closes a round of offside with nothing", () => {
    const open = offside()
    const claim = guessClaim([hints(), open], 0)
    expect(claim).toMatchObject({ points: 0, credits: [0], game: "offside" })
    expect(idsOf(claim?.round)).toEqual([open.questionId])
  })

  it("that fits nothing gets what the first that is worth anything can be worth", () => {
    expect(guessClaim([hints()], 37)).toMatchObject({ points: 30, credits: [30] })
    expect(guessClaim([offside()], 150)).toMatchObject({ points: 50 })
    expect(guessClaim([offside(), ...set(1, [0, 4])], 149)).toMatchObject({ points: 30 })
    expect(guessClaim([hints()], 3)).toBe(null)
    expect(guessClaim([], 50)).toBe(null)
  })

  it("gets nothing of practice, nor of what has had its credit", () => {
    for (const open of [
      hints({ isPractice: true, credited: 50 }),
      hints({ isPractice: true, worth: 0 }),
      offside({ isPractice: true, worth: 50, credited: 50 }),
    ]) {
      expect(guessClaim([open], 50)).toMatchObject({ points: 0, credits: [null] })
    }
  })

  it("spends what is asked on the items in their order, never more than each is worth", () => {
    const items = set(1, [0, 1, 4])
    expect(guessClaim(items, 24)).toMatchObject({ points: 20, credits: [5, 10, 5] })
    const half = [...set(2, [3], { credited: 20, isPractice: true }), ...set(2, [2])]
    expect(guessClaim(half, 35)).toMatchObject({ points: 15, credits: [null, 15] })
  })
})

describe("a claim with a name", () => {
  it("means that issue and no other of this worth", () => {
    const [newer, older] = [hints(), hints()]
    const { questionId, issuedAt } = older
    const claim = namedClaim([newer, older], { questionId, issuedAt }, 40)
    expect(idsOf(claim?.round)).toEqual([questionId])
    expect(claim?.points).toBe(40)
    expect(namedClaim([newer, older], { questionId, issuedAt: issuedAt - 1 }, 40)).not.toBe(null)
  })

  it("means the items of that draw which wait, and not those of a later one", () => {
    const [first, second] = [set(1, [0, 1]), set(2, [3])]
    const questionIds = [...first, ...second].map(({ questionId }) => questionId)
    const claim = namedClaim([...second, ...first], { round: 1, questionIds }, 15)
    expect(claim?.points).toBe(15)
    expect(namedClaim(first, { round: 1, questionIds: [0] }, 15)).toBe(null)
  })

  it("gives the credit to the name that won, not to the practice after it", () => {
    const owed = hints({ isPractice: true, worth: 50, credited: null })
    const { questionId, issuedAt } = owed
    const won = namedClaim([owed], { questionId, issuedAt: issuedAt - 60 }, 50)
    expect(won).toMatchObject({ points: 50 })
    expect(namedClaim([owed], { questionId, issuedAt }, 50)).toBe(null)
  })

  it("ends practice by the newest name only", () => {
    const practice = hints({ isPractice: true, credited: 50 })
    const { questionId, issuedAt } = practice
    expect(namedClaim([practice], { questionId, issuedAt }, 50)).toMatchObject({
      points: 0,
      credits: [null],
    })
    expect(namedClaim([practice], { questionId, issuedAt: issuedAt - 60 }, 50)).toBe(null)
  })

  it("of nobody's issue means nothing", () => {
    expect(namedClaim([hints()], null, 50)).toBe(null)
    expect(namedClaim([hints()], { questionId: 0, issuedAt: 0 }, 50)).toBe(null)
  })
})
