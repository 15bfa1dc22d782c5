import { beforeAll, describe, expect, inject, it } from "vitest"
import { getPermutationKey, permute, nextUnseen } from "../../api/src/pool/next-unseen"
import { planSet } from "../../api/src/pool/plan-set"
import { randomBelow } from "../../api/src/http/random"
import type { Sizes } from "../../api/src/pool/buckets"
import { drawOffside, drawSet } from "./support/rounds"
import { seededRandom } from "../support/dice.mjs"
import { addPool, buildSchool, enrol } from "./support/world"

/**
 * The chi-square statistic against a uniform distribution; `spread` is below 1 for draws without
 * replacement.
 */
function chiSquare(counts: readonly number[], spread = 1): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / spread
}

/** The critical values at 0.1 %, by degree of freedom. */
const critical = { 7: 24.32, 11: 31.26, 39: 72.05, 41: 74.74, 48: 84.04 } as const

const zeros = (length: number) => Array.from({ length }, () => 0)

const draws = inject("isDeep") ? 20_000 : 5_000

describe("thousands of draws", () => {
  const questions = 40

  it("are uniform for a player's first question", () => {
    const counts = zeros(questions)
    for (let person = 1; person <= draws; person += 1) {
      const progress = {
        sizes: { en0: questions },
        segments: {},
        exchanges: 0,
        key: getPermutationKey(person, 1),
      }
      count(counts, nextUnseen(progress, [{ language: "en", level: 0 }])?.position)
    }
    expect(chiSquare(counts)).toBeLessThan(critical[39])
  })

  it("are uniform at later indexes too", () => {
    for (const place of [1, 7, 20, 39]) {
      const counts = zeros(questions)
      for (let person = 1; person <= draws; person += 1)
        count(
          counts,
          permute(place, questions, getPermutationKey(getPermutationKey(person, 3), 0, 0, 0)),
        )
      expect(chiSquare(counts)).toBeLessThan(critical[39])
    }
  })

  it("are independent of the previous question", () => {
    const few = 7
    const counts = zeros(few * few)
    for (let person = 1; person <= draws; person += 1) {
      const key = getPermutationKey(getPermutationKey(person, 5), 0, 0, 0)
      count(counts, permute(0, few, key) * few + permute(1, few, key))
    }
    const pairs = counts.filter((_, pair) => Math.floor(pair / few) !== pair % few)
    expect(chiSquare(pairs)).toBeLessThan(critical[41])
  })
})

describe("thousands of difficulty sets", () => {
  const items = 12
  const sizes: Sizes = { en0: items, en1: items, en2: items, en3: items, en4: items }
  const keys = {
    "of players": (person: number) => getPermutationKey(person, 2),
    "of unknown users": () => getPermutationKey(randomBelow(2 ** 32, stranger.bytes)),
  }
  const stranger = seededRandom(4)

  it.each(["of players", "of unknown users"] as const)(
    "%s are uniform for each of the six items",
    (whose) => {
      const counts = [0, 1, 2, 2, 3, 4].map(() => zeros(items))
      for (let person = 1; person <= draws; person += 1) {
        const { steps } = planSet({ sizes, segments: {}, exchanges: 0, key: keys[whose](person) }, [
          "en",
        ])
        for (const [slot, { position }] of steps.entries()) count(counts[slot] ?? [], position)
      }
      for (const slot of counts) {
        expect(slot.reduce((sum, one) => sum + one)).toBe(draws)
        expect(chiSquare(slot)).toBeLessThan(critical[11])
      }
    },
  )

  it("are independent between levels, and between the two items of one level", () => {
    const few = 7
    const small: Sizes = { en0: few, en1: few, en2: few, en3: few, en4: few }
    const levels = zeros(few * few)
    const pairs = zeros(few * few)
    for (let person = 1; person <= draws; person += 1) {
      const { steps } = planSet(
        { sizes: small, segments: {}, exchanges: 0, key: getPermutationKey(person, 6) },
        ["en"],
      )
      const [, easy = 0, one = 0, other = 0] = steps.map(({ position }) => position)
      count(levels, easy * few + one)
      count(pairs, one * few + other)
    }
    const possible = pairs.filter((_, pair) => Math.floor(pair / few) !== pair % few)
    expect(chiSquare(levels)).toBeLessThan(critical[48])
    expect(chiSquare(possible)).toBeLessThan(critical[41])
  })
})

describe("the first draws of many players", () => {
  const players = inject("isDeep") ? 160 : 64
  const positions = 8
  beforeAll(async () => {
    await buildSchool()
    await addPool({ chapter: 1, game: "offside" }, positions)
    await addPool({ chapter: 1, game: "DifficultyLevel" }, Array(5).fill(positions))
  })

  it(
    "are uniform in offside, and in every level of a difficulty set",
    { timeout: 60_000 },
    async () => {
      const offside = new Map<string, number>()
      const items = new Map<string, number>()
      for (let index = 0; index < players; index += 1) {
        const player = await enrol()
        add(offside, (await drawOffside(player)).body.question)
        for (const { question } of (await drawSet(player)).body) add(items, question)
      }
      expect(offside.size).toBe(positions)
      expect(chiSquare([...offside.values()])).toBeLessThan(critical[7])
      for (const level of [0, 1, 2, 3, 4]) {
        const counts = [...items].filter(([text]) => text.endsWith(`-${level}?`))
        expect(counts).toHaveLength(positions)
        // Two items of level 2 are never the same, so the variance there is smaller.
        const spread = level === 2 ? (positions - 2) / (positions - 1) : 1
        expect(
          chiSquare(
            counts.map(([, times]) => times),
            spread,
          ),
        ).toBeLessThan(critical[7])
      }
    },
  )
})

function count(counts: number[], position = -1): void {
  counts[position] = (counts[position] ?? 0) + 1
}

const add = (counts: Map<string, number>, text: string) =>
  counts.set(text, (counts.get(text) ?? 0) + 1)
