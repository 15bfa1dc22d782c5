import type { BookCell, BookOfWork, OwnCells } from "#contract/classes/book"
import { requireTeacher } from "#app/classes/class-request.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { idPattern } from "#contract/limits"
import type { ShownCell } from "./register"

interface Address {
  readonly classId?: string
  readonly workId?: string
}

/** @throws a 404 for an address that is no work of a class of the caller's */
export async function readBookOfWork(
  request: Request,
  context: AppContext,
  { classId, workId = "" }: Address,
): Promise<BookOfWork> {
  requireTeacher(request, context)
  if (!idPattern.test(workId)) throw new Response(null, { status: 404 })
  const answer = await context.upstream.work.of(workId).book()
  if (answer.status !== 200 || answer.body.classId !== classId)
    throw new Response(null, { status: 404 })
  return answer.body
}

export function openBook(request: Request, context: AppContext, classId = "") {
  requireTeacher(request, context)
  if (!idPattern.test(classId)) throw new Response(null, { status: 404 })
  return context.upstream.classes.of(classId)
}

/** Without the answers, of which a class has a thousand. */
export const showCells = (cells: readonly BookCell[]): readonly ShownCell[] =>
  cells.map(({ mark, isLate, right, of, hints }, place) => ({
    place,
    mark,
    isLate,
    right,
    of,
    hints,
  }))

export const inMinutes = (seconds: number): number => Math.ceil(seconds / 60)

interface Needs {
  readonly chapters: readonly string[]
  readonly notBegun: number
}

export const sayNeeds = (needs: Needs | null, { t }: AppContext["i18n"]): readonly string[] => [
  ...(needs?.chapters ?? []).map((chapter) => t("book.needs.chapter", { chapter })),
  ...(needs && needs.notBegun > 0 ? [t("book.needs.notBegun", { count: needs.notBegun })] : []),
]

interface Timed {
  readonly from: string
  readonly until: string
}

export const sayDates = ({ from, until }: Timed, timeZone: string, i18n: AppContext["i18n"]) =>
  i18n.t("work.dates", {
    from: getDate(from, i18n.language, timeZone),
    until: getDate(until, i18n.language, timeZone),
  })

/** A pupil's own row; `percent`: what the class has right, which few pupils are not told. */
export const viewOwnRow = ({ done, right, of, cells, classShare }: OwnCells) => ({
  done,
  right,
  of,
  cells: showCells(cells),
  percent: classShare === null ? null : Math.round(classShare * 100),
})
