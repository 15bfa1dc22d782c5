import { describe, expect, it } from "vitest"
import { nile } from "../tests/support/games/five-hints"
import {
  begun,
  begunOffside,
  keyOf,
  playerInMemory,
  sets,
  start,
  viewIn,
  won,
} from "../tests/support/rounds"
import { games } from "./games"
import { roundKeyText, type RoundKey } from "./rounds/round-key"
import { practices } from "./sources/source-module"
import { isPractice } from "./sources/source"

const chapter = { category: "education", subject: "Math", chapter: "Sets" } as const
const practised: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { ...chapter, practice: "mistakes" },
}

describe("a round of practice", () => {
  it("is worth nothing, and credits nothing", () => {
    const player = begun(practised)
    expect(player.currentRound()).toMatchObject({ worth: 0, worthAfterHint: 0 })
    expect(won(player)).toMatchObject({ correct: true, credit: { state: "none" } })
    expect(player.rounds.claimCredit()).toBeNull()
  })

  it("of offside is reported with its judgements, for 0 points", () => {
    const { rounds, judge, currentRound } = begunOffside(keyOf("five-hints", practised))
    expect(currentRound()).toMatchObject({ worth: 0, worthAfterWrong: 0 })
    judge([1, true], [2, false], [3, true], [4, false], [5, true], [6, false])
    expect(rounds.claimCredit()).toMatchObject({
      points: 0,
      judgements: [true, false, true, false, true, false],
    })
  })

  it("is separate from the round of its chapter", () => {
    const { rounds } = playerInMemory()
    const first = viewIn(rounds.carryOut(...start(practised, nile)))
    expect(rounds.getRound(sets)).toBeNull()
    expect(rounds.getRound(practised)?.roundId).toBe(first.roundId)
  })
})

describe("a choice of language or practice", () => {
  const choices = [
    {},
    { language: "ar" },
    { language: "en" },
    ...practices.map((practice) => ({ practice })),
  ] as const

  it("has its own round key, and is stored with the round", () => {
    const sources = choices.map((choice) => ({ ...chapter, ...choice }))
    const keys = sources.map((source) => roundKeyText({ game: "five-hints", source }))
    expect(new Set(keys).size).toBe(choices.length)
    for (const source of sources) {
      const round = games["five-hints"].begin("id", source, nile, 0)
      expect(games["five-hints"].stored.safeParse(round)).toMatchObject({ data: { source } })
    }
  })

  it("makes a round practice only if practice was chosen", () => {
    expect(choices.map((choice) => isPractice({ ...chapter, ...choice }))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})
