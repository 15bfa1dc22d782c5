import { beforeAll, describe, expect, it } from "vitest"
import { wireGames, type WireGame } from "#contract/words"
import { rowsReadBy } from "./support/api"
import { playAlmostAll } from "./support/large-pools"
import { drawHints, drawOffside, drawSet } from "./support/rounds"
import { buildSchool, enrol, type Member } from "./support/world"
import { inPlay } from "./support/players"

const size = 200_000
/** 0.01 % */
const left = 20

beforeAll(buildSchool)

const drawn = {
  "five hints": async (player: Member) => [(await drawHints(player)).body.question],
  offside: async (player: Member) => [(await drawOffside(player)).body.question],
  DifficultyLevel: async (player: Member) =>
    (await drawSet(player)).body.map(({ question }) => question),
} satisfies Readonly<Partial<Record<WireGame, (player: Member) => Promise<readonly string[]>>>>

const attemptsOf = ({ id }: Member) => inPlay(id, "SELECT count(*) AS n FROM attempts")

describe.each([wireGames["five-hints"], wireGames.offside])(
  "a pool of 200,000 %s questions of which a player has answered 99.99 %%",
  (game) => {
    let player: Member
    beforeAll(async () => {
      player = await enrol()
      await playAlmostAll(player, { game, sizes: [size], left: [left] })
    })

    it("returns the rest without repeats, and reads at most nine rows for each draw", async () => {
      const seen = new Set<string>()
      for (let index = 0; index < left; index += 1) {
        const rows = await rowsReadBy(async () =>
          (await drawn[game](player)).forEach((question) => seen.add(question)),
        )
        expect(rows).toBeLessThanOrEqual(9)
      }
      expect(seen.size).toBe(left)
      expect(await attemptsOf(player)).toEqual([{ n: size }])
    })

    it("serves skipped questions and practice within the same row limit", async () => {
      expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(9)
      await playAll(player)
      expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(9)
    })

    it("serves a new player within the same row limit", async () => {
      const student = await enrol()
      expect(await rowsReadBy(() => drawn[game](student))).toBeLessThanOrEqual(9)
    })
  },
)

describe("a pool of 200,000 difficulty items of which a player has answered 99.99 %", () => {
  const game = wireGames.difficulty
  const sizes = [33_333, 33_333, 66_668, 33_333, 33_333]
  const lastSets = 3
  let player: Member
  beforeAll(async () => {
    player = await enrol()
    await playAlmostAll(player, { game, sizes, left: [3, 3, 6, 3, 3] })
  })

  it("returns the rest in sets without repeats, and reads at most 23 rows for each set", async () => {
    const seen = new Set<string>()
    for (let index = 0; index < lastSets; index += 1) {
      const rows = await rowsReadBy(async () =>
        (await drawn[game](player)).forEach((question) => seen.add(question)),
      )
      expect(rows).toBeLessThanOrEqual(23)
    }
    expect(seen.size).toBe(6 * lastSets)
    expect(await attemptsOf(player)).toEqual([{ n: size }])
  })

  it("serves skipped items and practice with at most 34 rows", async () => {
    expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(34)
    await playAll(player)
    expect(await rowsReadBy(() => drawn[game](player))).toBeLessThanOrEqual(34)
  })

  it("serves a new player with at most 18 rows", async () => {
    const student = await enrol()
    expect(await rowsReadBy(() => drawn[game](student))).toBeLessThanOrEqual(18)
  })
})

const playAll = ({ id }: Member) =>
  inPlay(id, "UPDATE attempts SET is_played = 1 WHERE is_played = 0")
