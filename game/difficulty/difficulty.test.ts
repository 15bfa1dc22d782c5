import { describe, expect, it } from "vitest"
import {
  capitalAnswers,
  releaseItems,
  settleItems,
  submitItems,
} from "../../tests/support/games/difficulty"
import {
  begunDifficulty,
  keyOf,
  playUnclaimed,
  viewIn,
  type Played,
} from "../../tests/support/rounds"
import { roundMs } from "../rounds/round-base"
import { leaseMs } from "../rounds/submission"

const key = keyOf("difficulty")

/** Submits one item alone; positions count from 1. */
function submitItem(roundId: string, position: number, answer: string): Played<"difficulty"> {
  const answers = Array.from({ length: position }, (_, at) => (at + 1 === position ? answer : ""))
  return [key, { type: "submit", roundId, answer: answers, only: position }]
}

const stopClimb = (roundId: string): Played<"difficulty"> => [key, { type: "stop", roundId }]

const takeItemsBack = (roundId: string): Played<"difficulty"> => [
  key,
  { type: "takeBack", roundId },
]

/** A player who has answered these items, one by one. */
function climbed(...items: readonly (readonly [position: number, isRight: boolean])[]) {
  const player = begunDifficulty()
  for (const [position, isRight] of items) {
    player.rounds.carryOut(
      ...submitItem(player.roundId, position, capitalAnswers[position - 1] ?? ""),
    )
    player.rounds.carryOut(...settleItems(player.roundId, [isRight]))
  }
  return player
}

describe("a single item of difficulty", () => {
  it("is sent to the API without the other items", () => {
    const { rounds, roundId } = begunDifficulty()
    const item = { question: "Capital of Jordan?", correctAnswer: "Amman", answer: "Aman" }
    expect(rounds.carryOut(...submitItem(roundId, 2, "Aman"))).toEqual({
      state: "judge",
      submission: { items: [item], isPart: true },
    })
  })

  it("shows its verdict at once, and no answers of the other items", () => {
    const view = climbed([2, true]).currentRound()
    expect(view).toMatchObject({ phase: "playing", isSubmitted: false })
    const items = view?.phase === "playing" ? view.items : []
    expect(items[1]?.verdict).toMatchObject({ answer: "Amman", isRight: true, score: 10 })
    expect(items.filter(({ verdict }) => verdict)).toHaveLength(1)
    expect(JSON.stringify(view)).not.toMatch(/Cairo|Muscat|Khartoum|N'Djamena|Nouakchott/)
  })

  it("keeps its first verdict", () => {
    const { rounds, roundId, currentRound } = climbed([1, false])
    const before = currentRound()
    expect(rounds.carryOut(...submitItem(roundId, 1, "Cairo"))).toEqual({
      state: "view",
      view: before,
    })
  })

  it("is judged by one caller at a time, and cannot be replaced once submitted", () => {
    const { rounds, roundId, pass } = begunDifficulty()
    rounds.carryOut(...submitItem(roundId, 1, "Giza"))
    expect(rounds.carryOut(...submitItem(roundId, 2, "Amman"))).toEqual({ state: "busy" })
    rounds.carryOut(...releaseItems(roundId))
    const first = { submission: { items: [{ answer: "Giza" }] } }
    expect(rounds.carryOut(...submitItem(roundId, 2, "Amman"))).toMatchObject(first)
    pass(leaseMs)
    expect(rounds.carryOut(...submitItems(roundId, capitalAnswers))).toMatchObject(first)
  })

  it("ends the round if it is the last", () => {
    const { currentRound } = climbed(
      [1, true],
      [2, true],
      [3, false],
      [4, true],
      [5, true],
      [6, true],
    )
    expect(currentRound()).toMatchObject({
      phase: "answered",
      notReached: [],
      won: 75,
      credit: { state: "pending", points: 75 },
    })
  })

  it("is not judged again when the rest is submitted", () => {
    const { rounds, roundId } = climbed([1, true])
    const answers = ["Giza", ...capitalAnswers.slice(1)]
    const items = capitalAnswers.slice(1).map((answer) => ({ answer }))
    expect(rounds.carryOut(...submitItems(roundId, answers, true))).toMatchObject({
      submission: { items },
    })
    const rest = [true, false, false, false, false]
    expect(viewIn(rounds.carryOut(...settleItems(roundId, rest)))).toMatchObject({ won: 15 })
  })
})

describe("a climb that stops", () => {
  it("wins the points of right answers, and hides the answers of items not reached", () => {
    const { rounds, roundId } = climbed([1, true], [2, false], [4, true])
    const view = viewIn(rounds.carryOut(...stopClimb(roundId)))
    expect(view).toMatchObject({
      phase: "answered",
      items: [{ isRight: true }, { isRight: false }, { isRight: true }],
      notReached: ["Capital of Oman?", "Capital of Chad?", "Capital of Mauritania?"],
      won: 20,
    })
    expect(JSON.stringify(view)).not.toMatch(/Muscat|N'Djamena|Nouakchott/)
  })

  it("is credited once, however often it is stopped", () => {
    const { rounds, roundId } = climbed([1, true])
    playUnclaimed(rounds, stopClimb(roundId))
    playUnclaimed(rounds, stopClimb(roundId))
    expect(rounds.claimCredit()).toMatchObject({ roundId, points: 5 })
    rounds.settleCredit(roundId, 5)
    expect(rounds.claimCredit()).toBeNull()
    expect(rounds.carryOut(...stopClimb(roundId))).toMatchObject({ state: "settled", claim: null })
  })

  it("credits nothing when no answer was right", () => {
    const { rounds, roundId } = climbed([1, false])
    rounds.carryOut(...stopClimb(roundId))
    expect(rounds.claimCredit()).toBeNull()
  })

  it("first has the submitted item judged", () => {
    const { rounds, roundId } = climbed([1, true])
    rounds.carryOut(...submitItem(roundId, 2, "Amman"))
    expect(rounds.carryOut(...stopClimb(roundId))).toEqual({ state: "busy" })
    rounds.carryOut(...releaseItems(roundId))
    expect(rounds.carryOut(...stopClimb(roundId))).toMatchObject({
      submission: { items: [{ answer: "Amman" }] },
    })
  })

  it("because its day is over is credited too", () => {
    const { rounds, roundId, pass } = climbed([1, true], [2, true])
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(rounds.claimCredit()).toMatchObject({ roundId, points: 15 })
  })

  it("because its day is over is removed if nothing was won", () => {
    const { rounds, store, pass } = climbed([1, false])
    pass(roundMs + leaseMs)
    rounds.prune()
    expect(store.all()).toEqual([])
  })
})

describe("an API that judges only all items together", () => {
  it("gets all items in one submission, and the typed answer is kept", () => {
    const { rounds, roundId, currentRound } = begunDifficulty()
    rounds.carryOut(...submitItem(roundId, 2, "Amman"))
    rounds.carryOut(...takeItemsBack(roundId))
    const drafts = ["", "Amman", "", "", "", ""]
    expect(currentRound()).toMatchObject({ isWhole: true, isSubmitted: false, drafts })
    expect(rounds.carryOut(...submitItem(roundId, 2, "Amman"))).toMatchObject({ state: "view" })
    expect(rounds.carryOut(...submitItems(roundId, capitalAnswers))).toMatchObject({
      state: "judge",
    })
  })
})
