/** A right answer and the alternatives that count the same. */
export interface Alternatives {
  /** The answer that players see. A server without `alternatives` may list them here too, separated by `|`. */
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
}

/** Splits a stored answer at `|`; the first text that is not blank is the answer that players see. */
export function toAlternatives(stored: string): Required<Alternatives> {
  const texts = stored.split("|").map((text) => text.trim())
  const first = texts.findIndex((text) => text !== "")
  const alternatives = texts.slice(first + 1).filter((text) => text !== "")
  return { correctAnswer: texts[first] ?? stored, alternatives }
}

/** The part of a stored answer that players see. */
export const shownAnswer = (stored: string): string => toAlternatives(stored).correctAnswer

/** The answer and its alternatives as one text, separated by `|`, as `judge` takes it. */
export const storedAnswer = ({ correctAnswer, alternatives = [] }: Alternatives): string =>
  [correctAnswer, ...alternatives].join("|")
