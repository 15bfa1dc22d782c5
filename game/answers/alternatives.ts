import { splitAlternatives } from "#contract/formulas"

export interface Alternatives {
  /** The text that players see. A server without `alternatives` may list them here too, separated by `|`. */
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
  readonly exact?: boolean | undefined
}

export function toAlternatives(stored: string): Required<Omit<Alternatives, "exact">> {
  const texts = splitAlternatives(stored)
  const first = texts.findIndex((text) => text !== "")
  const alternatives = texts.slice(first + 1).filter((text) => text !== "")
  return { correctAnswer: texts[first] ?? stored, alternatives }
}

export const shownAnswer = (stored: string): string => toAlternatives(stored).correctAnswer

export const storedAnswer = ({ correctAnswer, alternatives = [] }: Alternatives): string =>
  [correctAnswer, ...alternatives].join("|")
