import type { AnsweredQuestion } from "#contract/listed"
import { getAnsweredGame } from "#app/play/answered.server"

export interface Round {
  readonly id: string
  readonly newest: AnsweredQuestion
  readonly all: readonly AnsweredQuestion[]
  readonly shown: readonly AnsweredQuestion[]
}

/** One round with these answers, newest first; an empty array if nothing is to be shown. */
export function getRound(
  id: string,
  all: readonly AnsweredQuestion[],
  onlyMistakes: boolean,
): readonly Round[] {
  const [newest] = all
  const shown = all.filter(({ correct }) => !onlyMistakes || correct === false).toReversed()
  return newest && shown.length > 0 ? [{ id, newest, all, shown }] : []
}

/** A page with at most this many letters fits, with its styles, into the first round trip of a connection. */
export const lettersPerPage = 1_600
const lettersAround = 40
const lettersAroundLine = 5

export const isOffside = (answered: AnsweredQuestion) => getAnsweredGame(answered) === "offside"

export const toCardLetters = (lines: readonly string[]) =>
  lines.join("").length + lettersAroundLine * lines.length

/** Statements are always shown, so they count; hints only use the room that is left. */
export const lettersIn = ({ shown }: Round) =>
  shown.reduce((sum, answered) => {
    const { questionText, correctAnswer, givenAnswer, hints } = answered
    const texts = [questionText, correctAnswer, givenAnswer ?? ""]
    const lines = isOffside(answered) ? toCardLetters(hints) : 0
    return sum + lettersAround + texts.join("").length + lines
  }, 0)

export function fillPage(rounds: readonly Round[]): readonly Round[] {
  let letters = 0
  const room = rounds.findIndex((round) => (letters += lettersIn(round)) > lettersPerPage)
  return room === -1 ? rounds : rounds.slice(0, Math.max(1, room))
}
