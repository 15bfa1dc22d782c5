import { type PupilCell, groupBy } from "./cells"

const wrongInChapterMax = 3
const notBegunMax = 2

export interface WorkOfPupil {
  readonly cells: readonly PupilCell[]
  readonly chapters: ReadonlyMap<number, string>
}

export interface Needs {
  readonly chapters: string[]
  readonly notBegun: number
}

export function findNeeds(works: readonly WorkOfPupil[]): Needs | null {
  const wrong = works.flatMap(({ cells, chapters }) =>
    cells
      .flatMap(({ answers }) => answers)
      .flatMap(({ verdict, questionId }) =>
        verdict === "wrong" ? (chapters.get(questionId) ?? []) : [],
      ),
  )
  const hard = [...groupBy(wrong, (chapter) => chapter)]
    .filter(([, all]) => all.length >= wrongInChapterMax)
    .map(([chapter]) => chapter)
  const missed = works.filter(({ cells }) => isNotBegun(cells)).length
  const notBegun = missed >= notBegunMax ? missed : 0
  return hard.length > 0 || notBegun > 0 ? { chapters: hard, notBegun } : null
}

const isNotBegun = (cells: readonly PupilCell[]) =>
  cells.length > 0 && cells.every(({ mark }) => mark === "absent")

/** From so many pupils on an average tells a pupil nothing about another. */
const averagedFrom = 5

/**
 * What a class has right on average, from 0 to 1, as its pupils may know it.
 * @param totals of those who answered anything
 */
export function shareForPupils(
  totals: readonly { readonly right: number; readonly of: number }[],
): number | null {
  const played = totals.filter(({ of }) => of > 0)
  if (played.length < averagedFrom) return null
  return played.reduce((sum, { right, of }) => sum + right / of, 0) / played.length
}
