import { describe, expect, it } from "vitest"
import {
  capitalAnswers,
  capitals,
  releaseItems,
  settleItems,
  submitItems,
} from "../../tests/support/games/difficulty"
import { begunDifficulty, begunOf, sets, viewIn } from "../../tests/support/rounds"
import { leaseMs } from "../rounds/submission"

const allRight = capitals.items.map(() => true)

describe("the answers of a difficulty round", () => {
  it("are sent to the API with their questions and right answers, blank ones too", () => {
    const { rounds, roundId } = begunDifficulty()
    const items = capitals.items.map(({ question, correctAnswer }, at) => {
      return { question, correctAnswer, answer: at === 0 ? "cairo" : "" }
    })
    expect(rounds.carryOut(...submitItems(roundId, ["cairo"]))).toEqual({
      state: "judge",
      submission: { items },
    })
  })

  it("are judged by one caller at a time", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    expect(rounds.carryOut(...submitItems(roundId, capitalAnswers))).toEqual({ state: "busy" })
  })

  it("stay the first ones after the lease was released or has expired", () => {
    const { rounds, roundId, pass } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, ["Giza"]))
    rounds.carryOut(...releaseItems(roundId))
    const first = { submission: { items: { 0: { answer: "Giza" } } } }
    expect(rounds.carryOut(...submitItems(roundId, capitalAnswers))).toMatchObject(first)
    pass(leaseMs)
    expect(rounds.carryOut(...submitItems(roundId, capitalAnswers))).toMatchObject(first)
  })

  it("reveal the round once they are judged, and win the scores of the right ones", () => {
    const { rounds, roundId, currentRound } = begunDifficulty()
    const answers = ["Cairo", "ammann", "Sohar", "", "El Bahr", "Nouakchott"]
    rounds.carryOut(...submitItems(roundId, answers))
    const rights = [true, true, false, false, true, false]
    const matchKind = ["exact", "close", null, null, "judged", null]
    expect(viewIn(rounds.carryOut(...settleItems(roundId, rights)))).toEqual({
      game: "difficulty",
      source: currentRound()?.source,
      roundId,
      phase: "answered",
      items: capitals.items.map((item, at) => ({
        ...item,
        answer: answers[at],
        isRight: rights[at],
        matchKind: matchKind[at],
      })),
      notReached: [],
      won: 35,
      credit: { state: "pending", points: 35 },
    })
  })

  it("say which would be right if they did not count exactly", () => {
    const items = capitals.items.map((item, at) => ({ ...item, exact: at < 3 }))
    const { rounds, roundId } = begunOf("difficulty", sets, { ...capitals, items })
    const given = ["cairo", "Giza", "Muscat", "khartum"]
    expect(rounds.carryOut(...submitItems(roundId, given))).toMatchObject({
      submission: { items: [{ exact: true }, { exact: true }, { exact: true }, {}, {}, {}] },
    })
    const view = viewIn(rounds.carryOut(...settleItems(roundId, [false, false, true])))
    const isInexact = "items" in view && view.items.map((item) => Object(item).isInexact)
    expect(isInexact).toEqual([true, undefined, undefined, undefined, undefined, undefined])
  })

  it("are wrong if blank, whatever the API says", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, ["Cairo", "  ", "\t"]))
    expect(viewIn(rounds.carryOut(...settleItems(roundId, allRight)))).toMatchObject({ won: 5 })
  })

  it("are wrong if the API gives no verdict", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    expect(viewIn(rounds.carryOut(...settleItems(roundId, [true, true])))).toMatchObject({
      won: 15,
    })
  })

  it("credit nothing if none is right", () => {
    const { rounds, roundId } = begunDifficulty()
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    expect(viewIn(rounds.carryOut(...settleItems(roundId, [])))).toMatchObject({
      won: 0,
      credit: { state: "none" },
    })
    expect(rounds.claimCredit()).toBeNull()
  })

  it("keep their first verdicts, and accept none before they are submitted", () => {
    const { rounds, roundId } = begunDifficulty()
    expect(viewIn(rounds.carryOut(...settleItems(roundId, allRight)))).toMatchObject({
      phase: "playing",
    })
    rounds.carryOut(...submitItems(roundId, capitalAnswers))
    const first = viewIn(rounds.carryOut(...settleItems(roundId, [true])))
    expect(viewIn(rounds.carryOut(...settleItems(roundId, allRight)))).toEqual(first)
    expect(rounds.carryOut(...submitItems(roundId, []))).toEqual({ state: "view", view: first })
  })
})
