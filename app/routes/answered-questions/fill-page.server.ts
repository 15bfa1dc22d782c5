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
const lettersPerPage = 1_600
const lettersAround = 40
const lettersAroundLine = 5

export const linesOf = (answered: AnsweredQuestion) =>
  answered.correct && getAnsweredGame(answered) !== "offside" ? [] : answered.hints

const lettersIn = ({ shown }: Round) =>
  shown.reduce((sum, answered) => {
    const { questionText, correctAnswer, givenAnswer } = answered
    const lines = linesOf(answered)
    const texts = [questionText, correctAnswer, givenAnswer ?? "", ...lines]
    return sum + lettersAround + texts.join("").length + lettersAroundLine * lines.length
  }, 0)

export function fillPage(rounds: readonly Round[]): readonly Round[] {
  let letters = 0
  const room = rounds.findIndex((round) => (letters += lettersIn(round)) > lettersPerPage)
  return room === -1 ? rounds : rounds.slice(0, Math.max(1, room))
}
