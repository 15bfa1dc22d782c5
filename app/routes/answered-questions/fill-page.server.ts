import type { Answered } from "#app/play/answered.server"

/** A question that was answered, or a set. */
export interface Round {
  /** What a page of older or newer rounds begins at. */
  readonly id: string
  readonly newest: Answered
  readonly all: readonly Answered[]
  readonly shown: readonly Answered[]
}

/** A round of these answers, the newest first; none where there is nothing to show. */
export function roundOf(
  id: string,
  all: readonly Answered[],
  onlyMistakes: boolean,
): readonly Round[] {
  const [newest] = all
  const shown = all.filter(({ correct }) => !onlyMistakes || correct === false).toReversed()
  return newest && shown.length > 0 ? [{ id, newest, all, shown }] : []
}

/** With so many letters a page and its styles fit into the first round trip of a connection. */
export const lettersPerPage = 1_600
/** What is around a question, compared with its letters. */
const lettersAround = 40

export const lettersOf = (texts: readonly string[]) => texts.join("").length

export const lettersIn = ({ shown }: Round) =>
  shown.reduce((sum, { questionText, correctAnswer, givenAnswer }) => {
    return sum + lettersAround + lettersOf([questionText, correctAnswer, givenAnswer ?? ""])
  }, 0)

/** The first of these rounds that one page has room for; at least one. */
export function fillPage(rounds: readonly Round[]): readonly Round[] {
  let letters = 0
  const room = rounds.findIndex((round) => (letters += lettersIn(round)) > lettersPerPage)
  return room === -1 ? rounds : rounds.slice(0, Math.max(1, room))
}
