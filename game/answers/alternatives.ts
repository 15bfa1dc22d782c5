/** A right answer with the others that count as much. */
export interface Alternatives {
  /** The one that players are shown. A server that has no `alternatives` may hold them here, parted by `|`. */
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
}

/** The alternatives of a stored answer, which parts them by `|`; the first is the one that is shown. */
export function alternativesOf(stored: string): Required<Alternatives> {
  const texts = stored.split("|").map((text) => text.trim())
  const first = texts.findIndex((text) => text !== "")
  const alternatives = texts.slice(first + 1).filter((text) => text !== "")
  return { correctAnswer: texts[first] ?? stored, alternatives }
}

/** What players are shown of a right answer. */
export const shownAnswer = (stored: string): string => alternativesOf(stored).correctAnswer

/** The answer as it is judged: all of them, parted by `|`. */
export const storedAnswer = ({ correctAnswer, alternatives = [] }: Alternatives): string =>
  [correctAnswer, ...alternatives].join("|")
