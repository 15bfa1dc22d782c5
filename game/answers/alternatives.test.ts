import { describe, expect, it } from "vitest"
import { nile, settleAnswer, submitAnswer } from "../../tests/support/games/five-hints"
import { settleItems, submitItems } from "../../tests/support/games/difficulty"
import { keyOf, playerInMemory, sets, start, viewIn } from "../../tests/support/rounds"
import { toAlternatives, shownAnswer, storedAnswer } from "./alternatives"

it.each([
  ["chess", "chess", []],
  ["chess|shatranj", "chess", ["shatranj"]],
  [" chess | shatranj |", "chess", ["shatranj"]],
  ["|chess", "chess", []],
  ["|", "|", []],
])("the stored answer %j is shown as %j", (stored, shown, alternatives) => {
  expect(toAlternatives(stored)).toEqual({ correctAnswer: shown, alternatives })
  expect(shownAnswer(stored)).toBe(shown)
})

describe("the alternatives of an answer", () => {
  const river = { ...nile, alternatives: ["Iteru"] }

  it("count as right, and are never shown to a player", () => {
    const { rounds } = playerInMemory()
    const begun = viewIn(rounds.carryOut(...start(sets, river)))
    const outcome = rounds.carryOut(...submitAnswer(begun.roundId, "iteru"))
    expect(outcome).toMatchObject({
      submission: { correctAnswer: "Nile", alternatives: ["Iteru"] },
    })
    const settled = viewIn(rounds.carryOut(...settleAnswer(begun.roundId, true)))
    expect(settled).toMatchObject({ correctAnswer: "Nile", reason: "same" })
    expect(JSON.stringify([begun, settled])).not.toContain("Iteru")
  })

  it("count in a set too, also when a server sends them in one text", () => {
    const { rounds } = playerInMemory()
    const item = { question: "Which river?", score: 5 }
    const items = [
      { ...item, correctAnswer: "Nile", alternatives: ["Iteru"] },
      { ...item, question: "Which sea?", correctAnswer: "Red Sea|Bahr al-Qulzum" },
    ]
    const begun = viewIn(rounds.carryOut(...start(keyOf("difficulty", sets), { items })))
    rounds.carryOut(...submitItems(begun.roundId, ["iteru", "bahr al-qulzum"]))
    const settled = viewIn(rounds.carryOut(...settleItems(begun.roundId, [true, true])))
    expect(settled).toMatchObject({
      items: [
        { correctAnswer: "Nile", matchKind: "same" },
        { correctAnswer: "Red Sea", matchKind: "same" },
      ],
    })
    expect(JSON.stringify([begun, settled])).not.toMatch(/Iteru|Bahr/)
  })

  it("are joined with the answer into one text for the judge", () => {
    expect(storedAnswer(river)).toBe("Nile|Iteru")
    expect(storedAnswer(nile)).toBe("Nile")
  })
})
