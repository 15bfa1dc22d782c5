import { expect, it } from "vitest"
import { type Claimable, namedClaim } from "./claims"

const fiveHints: Claimable = {
  questionId: 7,
  poolId: 1,
  round: 0,
  language: "en",
  level: 0,
  game: "five hints",
  isEducation: true,
  isPractice: false,
  issuedAt: 100,
  answeredAt: 110,
  worth: 50,
  wonIssue: 100,
  credited: null,
  claimAt: 110,
}
const offside: Claimable = {
  ...fiveHints,
  game: "offside",
  worth: 0,
  answeredAt: null,
  claimAt: 100,
}
const inSet = (questionId: number, level: number): Claimable => {
  const worth = 5 * (level + 1)
  return { ...fiveHints, questionId, level, worth, game: "DifficultyLevel", round: 3, wonIssue: 3 }
}
const won = (attempt: Claimable, issuedAt: number, asked = 50) =>
  namedClaim([attempt], { questionId: 7, issuedAt }, asked)

it("credits the named issue, also an earlier one of a question that was not credited", () => {
  expect(won(fiveHints, 100, 40)).toMatchObject({ points: 40, credits: [40] })
  expect(won(fiveHints, 60, 40)).toMatchObject({ points: 40 })
})

it.each([
  ["a round that was credited", { ...fiveHints, credited: 50, claimAt: null }, 100],
  ["a wrong answer", { ...fiveHints, worth: 0, claimAt: null }, 100],
  ["closed practice", { ...fiveHints, isPractice: true, credited: 50, claimAt: null }, 100],
  ["the earlier name, once it is practice", { ...fiveHints, isPractice: true, credited: 50 }, 60],
] as const)("returns settled for %s", (_, attempt, issuedAt) => {
  expect(won(attempt, issuedAt)).toBe("settled")
})

it("returns unknown for an issue that does not exist", () => {
  expect(won(fiveHints, 101)).toBe("unknown")
  expect(namedClaim([], { questionId: 7, issuedAt: 100 }, 50)).toBe("unknown")
  expect(namedClaim([fiveHints], { round: 100, questionIds: [7] }, 50)).toBe("unknown")
  expect(namedClaim([fiveHints], null, 50)).toBe("unknown")
})

it("returns open until the question is answered", () => {
  expect(won({ ...fiveHints, worth: 0, answeredAt: null, claimAt: null }, 100)).toBe("open")
})

it("credits the issue that won, and no practice before or after it", () => {
  const third = { ...fiveHints, isPractice: true, issuedAt: 300, answeredAt: 310, wonIssue: 100 }
  expect(won(third, 300)).toMatchObject({ points: 0, credits: [null] })
  expect(won(third, 200)).toBe("settled")
  expect(won(third, 100)).toMatchObject({ points: 50 })
})

it("closes unjudged offside with 0 points, also as practice", () => {
  expect(won(offside, 100)).toMatchObject({ points: 0, credits: [0], isUnjudged: true })
  const practice = { ...offside, isPractice: true, worth: 25, issuedAt: 300, claimAt: null }
  expect(won(practice, 300)).toMatchObject({ points: 0, credits: [null], isUnjudged: true })
  expect(won(practice, 100)).toMatchObject({ points: 25, isUnjudged: false })
})

it("never closes a round of offside in entertainment", () => {
  expect(won({ ...offside, isEducation: false, claimAt: null }, 100)).toBe("open")
})

it("credits the right items of a set, and nothing for a later draw of them", () => {
  const set = [inSet(1, 0), inSet(2, 1), { ...inSet(3, 4), worth: 0, claimAt: null }]
  const name = { round: 3, questionIds: [1, 2, 3] }
  expect(namedClaim(set, name, 15)).toMatchObject({ points: 15, credits: [5, 10] })
  const later = set.map((one) => ({ ...one, round: 4, isPractice: true }))
  expect(namedClaim(later, name, 15)).toMatchObject({ points: 15, credits: [5, 10] })
  expect(namedClaim(later, { ...name, round: 4 }, 15)).toMatchObject({ points: 0 })
  expect(namedClaim(set, { ...name, round: 4 }, 15)).toBe("unknown")
})
