import type { FiveHintsMaterial } from "#game/five-hints/round"
import { pick } from "../dice.mjs"
import { noOutcome, outcomeOf, typedTexts, commandsOf, type SampleGame } from "../commands"

const of = commandsOf("five-hints")

export const nile: FiveHintsMaterial = {
  question: "Which river?",
  summary: "It carries the rain of Ethiopia to the sea.",
  correctAnswer: "Nile",
  hints: ["It is long", "It floods", "It runs north", "It has a delta", "Cairo drinks it"],
}

/** The same material with another question, because a question can be in only one round in play. */
export const nileIn = (chapter: string | number): FiveHintsMaterial => ({
  ...nile,
  question: `Which river of chapter ${chapter}?`,
})

export const hint = (roundId: string, seen: number | null, draft: string) =>
  of({ type: "hint", roundId, seen, draft })

export const submitAnswer = (roundId: string, answer: string) =>
  of({ type: "submit", roundId, answer })

export const releaseAnswer = (roundId: string) => of({ type: "release", roundId })

export const settleAnswer = (roundId: string, verdict: boolean, reason?: string) =>
  of({ type: "settle", roundId, verdict, reason })

export const fiveHints: SampleGame<"five-hints"> = {
  material: nile,
  finish: (id) => [submitAnswer(id, nile.correctAnswer), settleAnswer(id, true)],
  secretsIn: ({ hints }) => [nile.correctAnswer, nile.summary, ...nile.hints.slice(hints.length)],
  standing(view) {
    if (view.phase === "answered") return [...view.hints, view.answer]
    return view.isSubmitted ? [...view.hints, view.draft] : [...view.hints]
  },
  presses: ({ rounds }, roll) => ({
    hint: (id) => outcomeOf(rounds.carryOut(...hint(id, roll(6), pick(roll, typedTexts)))),
    submit: (id) => outcomeOf(rounds.carryOut(...submitAnswer(id, pick(roll, typedTexts)))),
    release: (id) => noOutcome(rounds.carryOut(...releaseAnswer(id))),
    settle: (id) => outcomeOf(rounds.carryOut(...settleAnswer(id, roll(2) === 0))),
  }),
}
