import { questionsMaxBytes } from "#contract/limits"

interface Texts {
  readonly question: string
  readonly lines: string
  readonly answer: string
  readonly wrong_answers: string
  readonly summary: string
}

/** Three bytes for each character, and the names of the fields. */
const toBytes = ({ question, lines, answer, wrong_answers: wrong, summary }: Texts): number =>
  1000 + 3 * (question.length + lines.length + answer.length + wrong.length + summary.length)

export function firstWithin<Row extends Texts>(rows: readonly Row[]): readonly Row[] {
  let left = questionsMaxBytes
  const over = rows.findIndex((row) => (left -= toBytes(row)) < 0)
  return over < 0 ? rows : rows.slice(0, Math.max(1, over))
}
