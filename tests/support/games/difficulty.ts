import type { DifficultyMaterial } from "#game/difficulty/round"
import { pick } from "../dice.mjs"
import { noOutcome, outcomeOf, typedTexts, commandsOf, type SampleGame } from "../commands"
import { setMade } from "../../contract/samples/authoring"

const of = commandsOf("difficulty")

/** The items are worth 5 + 10 + 15 + 15 + 20 + 25 = 90 points. */
export const capitals: DifficultyMaterial = {
  items: setMade.questions.map(({ question, answer, difficultyLevel }) => {
    return { question, correctAnswer: answer, score: 5 * (difficultyLevel + 1) }
  }),
}
export const capitalAnswers = capitals.items.map(({ correctAnswer }) => correctAnswer)

const allRight = capitalAnswers.map(() => true)

export const keepDrafts = (roundId: string, drafts: readonly string[]) =>
  of({ type: "drafts", roundId, drafts })

export const submitItems = (roundId: string, answer: readonly string[], needsAll = false) =>
  of({ type: "submit", roundId, answer, needsAll })

export const releaseItems = (roundId: string) => of({ type: "release", roundId })

export const settleItems = (roundId: string, verdict: readonly boolean[]) =>
  of({ type: "settle", roundId, verdict })

export const difficulty: SampleGame<"difficulty"> = {
  material: capitals,
  finish: (id) => [submitItems(id, capitalAnswers), settleItems(id, allRight)],
  secretsIn: () => capitalAnswers,
  standing(view) {
    if (view.phase === "answered") return view.items.map(({ answer }) => answer)
    return view.isSubmitted ? [...view.drafts] : []
  },
  presses({ rounds }, roll) {
    const typed = () => Array.from({ length: roll(8) }, () => pick(roll, typedTexts))
    const rights = () => Array.from({ length: roll(8) }, () => roll(2) === 0)
    return {
      keepDrafts: (id) => outcomeOf(rounds.carryOut(...keepDrafts(id, typed()))),
      submit: (id) => outcomeOf(rounds.carryOut(...submitItems(id, typed()))),
      release: (id) => noOutcome(rounds.carryOut(...releaseItems(id))),
      settle: (id) => outcomeOf(rounds.carryOut(...settleItems(id, rights()))),
    }
  },
}
