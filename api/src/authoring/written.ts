import type { authoring } from "#contract"
import type { Parsed } from "#contract/endpoint"
import { wireGames } from "#contract/words"
import { canBeAnswered, givesAway, repeatedPlaces } from "#game/authoring/hints"
import { Refusal } from "../reply"

/** A question as its author wrote it, whatever its game. */
export interface Written {
  readonly question: string
  /** Hints or statements. */
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary: string
  readonly level: number
  /** By what, beside the answer, an answer call says which question it means. */
  readonly said: string
}

type OneQuestion = Parsed<typeof authoring.makeEntertainmentQuestion, "body">
type SetOfItems = Parsed<typeof authoring.makeEntertainmentDifficulty, "body">

/** Refuses, by the name of the field, what the length of a text cannot tell. */
export function readQuestion(body: Omit<OneQuestion, "section">): Written {
  if (body.game === wireGames["five-hints"]) checkHints(body)
  const { question, hints: lines, answer, summary } = body
  return { question, lines, answer, summary, level: 0, said: lines.join(",") }
}

export function readSet({ questions }: Pick<SetOfItems, "questions">): readonly Written[] {
  const unanswerable = questions.findIndex(({ answer }) => !canBeAnswered(answer))
  if (unanswerable >= 0) throw broken(`questions.${unanswerable}.answer`, "cannot be given")
  return questions.map(({ question, answer, summary, difficultyLevel }) => ({
    question,
    lines: [],
    answer,
    summary,
    level: difficultyLevel,
    said: question,
  }))
}

function checkHints({ hints, answer }: Pick<OneQuestion, "hints" | "answer">): void {
  if (!canBeAnswered(answer)) throw broken("answer", "cannot be given")
  const [repeated] = repeatedPlaces(hints)
  if (repeated !== undefined) throw broken(`hints.${repeated}`, "says the same as one before")
  const telling = hints.findIndex((hint) => givesAway(hint, answer))
  if (telling >= 0) throw broken(`hints.${telling}`, "gives the answer away")
}

const broken = (field: string, why: string) => new Refusal(400, `${field}: ${why}`)
