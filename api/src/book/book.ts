import {
  type BookQuestion,
  type PupilCell,
  type BookAnswer,
  type Counts,
  type AcceptedSet,
  groupBy,
  keyOf,
  type PlayedRound,
  type Term,
  toCell,
  withAccepted,
} from "./cells"

export interface BookPupil extends Term {
  readonly id: number
  readonly rounds: readonly PlayedRound[]
}

export type BookColumn = readonly number[] | null

interface RowPages {
  readonly columns: readonly BookColumn[]
  readonly questions: ReadonlyMap<number, BookQuestion>
  readonly pupils: readonly BookPupil[]
  readonly now: number
}

interface BookPages extends RowPages {
  /** Of those who are not in the class any more: they count in the figures, and what they wrote is shown to nobody. */
  readonly gone?: readonly (readonly PlayedRound[])[]
  readonly erased?: ReadonlyMap<number, Counts>
}

export interface BookRow extends Totals {
  readonly id: number
  readonly cells: readonly PupilCell[]
}

export const makeRows = (
  { columns, questions, pupils, now }: RowPages,
  credited: AcceptedSet = new Set(),
): readonly BookRow[] =>
  pupils.map(({ id, rounds, ...term }) => {
    const played = rounds.map((round) => withAccepted(round, questions, credited))
    const cells = columns.map((column, at) => toCell(findRound(played, column, at), term, now))
    return { id, cells, ...sumUp(cells) }
  })

export interface Book {
  readonly rows: readonly BookRow[]
  readonly questions: readonly Figures[]
  readonly accepted: number
}

export function makeBook(pages: BookPages): Book {
  const { columns, questions, gone = [], erased = new Map() } = pages
  const credited: AcceptedSet = new Set()
  const rows = makeRows(pages, credited)
  const answers = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.answers))
  const ofGone = gone.flatMap((rounds) =>
    rounds.flatMap((round) => withAccepted(round, questions, new Set()).answers),
  )
  const figures = rankQuestions({ answers, gone: ofGone, erased }, columns, questions)
  return { rows, questions: figures, accepted: credited.size }
}

/** The questions of a choice come to each pupil in another order; those of a chapter are columns by their place. */
const findRound = (rounds: readonly PlayedRound[], column: BookColumn, at: number) =>
  rounds.find(({ place, questionIds }) =>
    column === null ? place === at : questionIds.some((id) => column.includes(id)),
  )

interface Totals {
  readonly done: number
  readonly right: number
  readonly of: number
  readonly seconds: number
}

const sumUp = (cells: readonly PupilCell[]): Totals => ({
  done: cells.filter(({ answers }) => answers.length > 0).length,
  right: sum(cells.map(({ right }) => right)),
  of: sum(cells.map(({ of }) => of)),
  seconds: sum(cells.map(({ seconds }) => seconds ?? 0)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

interface FoldedAnswer {
  readonly key: string
  readonly text: string
  readonly people: number
}

interface Figures extends Counts {
  readonly id: number
  readonly column: number | null
  readonly isRanked: boolean
  readonly wrongAnswers: readonly FoldedAnswer[]
}

const rankedFrom = 5
const wrongAnswersMax = 3

interface ColumnAnswers {
  readonly answers: readonly BookAnswer[]
  readonly gone: readonly BookAnswer[]
  readonly erased: ReadonlyMap<number, Counts>
}

/** The hardest first; then those that fewer than five pupils answered, by column. */
function rankQuestions(
  { answers, gone, erased }: ColumnAnswers,
  columns: readonly BookColumn[],
  questions: ReadonlyMap<number, BookQuestion>,
): readonly Figures[] {
  const byQuestion = groupBy(answers, ({ questionId }) => questionId)
  const counted = groupBy([...answers, ...gone], ({ questionId }) => questionId)
  const columnOf = new Map(columns.flatMap((ids, at) => (ids ?? []).map((id) => [id, at] as const)))
  const ids = new Set([...columnOf.keys(), ...counted.keys(), ...erased.keys()])
  return [...ids]
    .map((id): Figures => {
      const given = counted.get(id) ?? []
      const count = (asked: BookAnswer["verdict"]) =>
        given.filter(({ verdict }) => verdict === asked).length + (erased.get(id)?.[asked] ?? 0)
      const counts = { right: count("right"), wrong: count("wrong"), blank: count("blank") }
      return {
        id,
        column: columnOf.get(id) ?? null,
        ...counts,
        isRanked: countOf(counts) >= rankedFrom,
        wrongAnswers: foldWrong(byQuestion.get(id) ?? [], questions.get(id)),
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.isRanked) - Number(one.isRanked) ||
        (one.isRanked ? shareOf(one) - shareOf(other) : 0) ||
        (one.column ?? 0) - (other.column ?? 0) ||
        one.id - other.id,
    )
}

const countOf = ({ right, wrong, blank }: Counts) => right + wrong + blank

const shareOf = (figures: Figures) => figures.right / countOf(figures)

function foldWrong(
  answers: readonly BookAnswer[],
  question: BookQuestion | undefined,
): readonly FoldedAnswer[] {
  if (!question) return []
  const texts = answers.flatMap(({ verdict, given }) =>
    verdict === "wrong" && given !== null ? [given.trim()] : [],
  )
  const folded = groupBy(texts, (text) => keyOf(question, text))
  folded.delete("")
  return [...folded]
    .map(([key, spellings]) => ({ key, text: mostFrequent(spellings), people: spellings.length }))
    .toSorted((one, other) => other.people - one.people || (one.key < other.key ? -1 : 1))
    .slice(0, wrongAnswersMax)
}

function mostFrequent(texts: readonly string[]): string {
  const counted = [...groupBy(texts, (text) => text)]
  const [first] = counted.toSorted(([, one], [, other]) => other.length - one.length)
  return first?.[0] ?? ""
}
