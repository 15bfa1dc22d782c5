import type { DifficultyMaterial } from "#game/difficulty/round"
import type { CommandOf, RoundView } from "#game/games"
import type { Played } from "../commands"
import { pick } from "../dice.mjs"
import { noOutcome, outcomeOf, playUnclaimed, typedTexts, keyOf } from "../commands"
import type { SampleGame } from "./sample-game"
import { setMade } from "../../contract/samples/authoring"

type Command = Played<"difficulty">
const of = (command: CommandOf<"difficulty">): Command => [keyOf("difficulty"), command]

/** The items are worth 5 + 10 + 15 + 15 + 20 + 25 = 90 points. */
export const capitals: DifficultyMaterial = {
  items: setMade.questions.map(({ question, answer, difficultyLevel }) => {
    return { question, correctAnswer: answer, score: 5 * (difficultyLevel + 1) }
  }),
}
export const capitalAnswers = capitals.items.map(({ correctAnswer }) => correctAnswer)

export const keepDrafts = (roundId: string, drafts: readonly string[]): Command =>
  of({ type: "drafts", roundId, drafts })

export const submitItems = (
  roundId: string,
  answer: readonly string[],
  needsAll = false,
): Command => of({ type: "submit", roundId, answer, needsAll })

export const releaseItems = (roundId: string): Command => of({ type: "release", roundId })

export const settleItems = (roundId: string, verdict: readonly boolean[]): Command =>
  of({ type: "settle", roundId, verdict })

export const difficulty: SampleGame<"difficulty"> = {
  material: capitals,
  finish: (id) => [
    submitItems(id, capitalAnswers),
    settleItems(
      id,
      capitalAnswers.map(() => true),
    ),
  ],
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
  underManyKeys: {
    poolSize: 5,
    serve: (next) => ({
      items: [1, 2].map(() => ({ question: `item ${next()}`, correctAnswer: "yes", score: 5 })),
    }),
    press({ rounds }, { verb, isRight }, { game, roundId }) {
      if (game !== "difficulty" || verb !== "answer") return null
      rounds.carryOut(...submitItems(roundId, ["yes", "yes"]))
      return playUnclaimed(rounds, settleItems(roundId, [isRight, isRight]))
    },
    newBook: newBookOfItems,
  },
}

/** A verdict reveals the answer of an item, so the item wins nothing in the other rounds in which it is open. */
function newBookOfItems() {
  const open = new Map<string, Set<string>>()
  const spoilt = new Set<string>()
  return (view: RoundView) => {
    if (view.game !== "difficulty") return 0
    for (const { question } of view.items)
      open.set(question, (open.get(question) ?? new Set()).add(view.roundId))
    if (view.phase === "playing") return 0
    let won = 0
    for (const { question, isRight, score } of view.items) {
      if (isRight && !spoilt.has(`${view.roundId} ${question}`)) won += score
      for (const other of open.get(question) ?? []) spoilt.add(`${other} ${question}`)
      open.delete(question)
    }
    return won
  }
}
