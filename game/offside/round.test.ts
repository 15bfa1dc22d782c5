import { describe, expect, it } from "vitest"
import { judge, mammals } from "../../tests/support/games/offside"
import {
  begunOf,
  begunOffside,
  keyOf,
  music,
  playUnclaimed,
  sets,
  start,
  viewIn,
} from "../../tests/support/rounds"
import { roundMs } from "../rounds/round-base"

const allRight = [1, 2, 3, 4, 5, 6].map((position) => [position, position % 2 === 1] as const)
const allWrong = allRight.map(([position, said]) => [position, !said] as const)

describe("an offside round in play", () => {
  it("begins with six statements, none of them judged, and is worth 50", () => {
    expect(begunOffside().currentRound()).toEqual({
      ...keyOf("offside"),
      roundId: "round-1",
      phase: "playing",
      question: "Which of these are mammals?",
      statements: mammals.information.map((text) => ({ text, verdict: null })),
      worth: 50,
      worthAfterWrong: 25,
    })
  })

  it("is kept when a round with the same key is started", () => {
    const { rounds, roundId, judge } = begunOffside()
    judge([2, true])
    const again = viewIn(
      rounds.carryOut(
        ...start(keyOf("offside", sets), { ...mammals, question: "Which are fish?" }),
      ),
    )
    expect(again).toMatchObject({ roundId, question: mammals.question, worth: 25 })
  })

  it("is over after a day", () => {
    const { judge, pass, currentRound } = begunOffside()
    pass(roundMs)
    expect(judge([1, true])).toBeNull()
    expect(currentRound()).toBeNull()
  })
})

describe("a judgement", () => {
  it("gets its verdict at once, and costs nothing if it is right", () => {
    const { judge } = begunOffside()
    const view = judge([3, true])
    expect(view).toMatchObject({ phase: "playing", worth: 50, worthAfterWrong: 25 })
    expect(view).toMatchObject({ statements: { 2: { verdict: { said: true, isRight: true } } } })
  })

  it("halves the worth if it is wrong, rounded down, to 0 with the sixth", () => {
    const { judge } = begunOffside()
    const worth = allWrong.map((judgement) => judge(judgement))
    const left = worth.map((view) => (view?.phase === "answered" ? view.won : view?.worth))
    expect(left).toEqual([25, 12, 6, 3, 1, 0])
  })

  it("cannot be taken back", () => {
    const { judge } = begunOffside()
    const before = judge([2, true])
    expect(judge([2, false])).toEqual(before)
    expect(before).toMatchObject({ worth: 25 })
  })

  it("counts once if it is sent twice in one form, and the first one stands", () => {
    const { judge } = begunOffside()
    expect(judge([2, true], [2, false])).toMatchObject({
      statements: { 1: { verdict: { said: true, isRight: false } } },
      worth: 25,
    })
  })

  it("of a statement that does not exist changes nothing", () => {
    const { judge, currentRound } = begunOffside()
    const before = currentRound()
    expect(judge([0, true], [7, false], [1.5, true], [NaN, true])).toEqual(before)
  })
})

describe("the sixth judgement", () => {
  it("ends the round and shows everything", () => {
    const { judge } = begunOffside()
    judge([1, true], [2, true], [3, true])
    expect(judge([6, false], [5, true], [4, false])).toEqual({
      ...keyOf("offside"),
      roundId: "round-1",
      phase: "answered",
      question: "Which of these are mammals?",
      statements: mammals.information.map((text, index) => ({
        text,
        isTrue: index % 2 === 0,
        said: index % 2 === 0 || index === 1,
        isRight: index !== 1,
      })),
      summary: "A whale breathes air and feeds its calf with milk.",
      won: 25,
      credit: { state: "pending", points: 25 },
    })
  })

  it("is final: later judgements change nothing", () => {
    const { judge } = begunOffside()
    const over = judge(...allRight)
    expect(over).toMatchObject({ won: 50 })
    expect(judge(...allWrong)).toEqual(over)
  })

  it("of a school game is reported to the API even if nothing was won", () => {
    const { judge, rounds, roundId } = begunOffside()
    expect(judge(...allWrong)).toMatchObject({ won: 0, credit: { state: "pending", points: 0 } })
    expect(rounds.claimCredit()).toMatchObject({ roundId, points: 0 })
    expect(rounds.settleCredit(roundId, 170)).toMatchObject({
      credit: { state: "credited", points: 0, total: 170 },
    })
    expect(rounds.claimCredit()).toBeNull()
  })

  it("is reported without points in entertainment, until the API has it", () => {
    const player = begunOf("offside", music, { ...mammals, attempt: "question-1-2" })
    const judgements = allRight.map(([position, said]) => ({ position, said }))
    const { rounds, roundId } = player
    expect(playUnclaimed(rounds, judge(roundId, judgements))).toMatchObject({
      won: 50,
      credit: { state: "none" },
    })
    const claimed = { roundId, points: null, judgements: allRight.map(([, said]) => said) }
    expect(rounds.claimCredit()).toMatchObject(claimed)
    expect(rounds.claimCredit()).toBeNull()
    rounds.releaseCredit(roundId)
    expect(rounds.claimCredit()).toMatchObject(claimed)
    rounds.releaseCredit(roundId, true)
    expect(rounds.claimCredit()).toBeNull()
    expect(rounds.overview().pendingCredit).toEqual([])
  })

  it("credits nothing in entertainment", () => {
    const { judge, rounds } = begunOffside(music)
    expect(judge(...allRight)).toMatchObject({ won: 50, credit: { state: "none" } })
    expect(rounds.overview().pendingCredit).toEqual([])
  })
})
