import type { BookCell, BookOfWork, OwnCells } from "#contract/classes/book"
import { requireTeacher } from "#app/classes/class-request.server"
import { toLocalTime } from "#contract/classes/local-time"
import { dateForm, getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { idPattern } from "#contract/limits"
import type { ShownCell } from "./register"

interface Address {
  readonly classId?: string
  readonly workId?: string
}

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

interface WorkDates {
  readonly from: string
  readonly until: string
}

export const sayDates = ({ from, until }: WorkDates, timeZone: string, i18n: AppContext["i18n"]) =>
  i18n.t("work.dates", {
    from: getDate(from, i18n.language, timeZone),
    until: getDate(until, i18n.language, timeZone),
  })

/** From the first answer to the last; `null` without any. What is taken along is played before it is sent. */
export function sayPlayed(
  cells: readonly BookCell[],
  timeZone: string,
  { t, language }: AppContext["i18n"],
): string | null {
  const times = cells.flatMap(({ answeredAt }) => (answeredAt ? Date.parse(answeredAt) : []))
  if (times.length === 0) return null
  const time = dateForm(language, { timeStyle: "short", timeZone }).formatRange(
    Math.min(...times),
    Math.max(...times),
  )
  return t("book.played", { time })
}

/** A pupil's own row; `percent`: what the class has right, which few pupils are not told. */
export const viewOwnRow = ({ done, right, of, cells, classShare }: OwnCells) => ({
  done,
  right,
  of,
  cells: showCells(cells),
  percent: classShare === null ? null : Math.round(classShare * 100),
})

type Rows = (book: BookOfWork, i18n: AppContext["i18n"]) => readonly (readonly string[])[]

export const bookFiles: ReadonlyMap<string, Rows> = new Map([
  ["pupils", toPupilRows],
  ["answers", toAnswerRows],
])

function toPupilRows({ pupils, questions, rounds }: BookOfWork, { t }: AppContext["i18n"]) {
  const columns = Array.from({ length: rounds }, (_, at) => {
    const number = t("book.file.round", { number: at + 1 })
    const asked = questions.filter(({ column }) => column === at)
    // A set has no question that names it.
    return asked.length === 1 ? `${number}: ${asked[0]?.question}` : number
  })
  const names = ["name", "nickname", "done", "rounds", "right", "of", "hints", "seconds"] as const
  return [
    [...names.map((name) => t(`book.file.${name}`)), ...columns],
    ...pupils.map(({ name, nickname, done, right, of, seconds, cells }) => [
      name,
      nickname,
      ...[done, rounds, right, of, sumOfHints(cells), seconds || ""].map(String),
      ...cells.map((cell) => sayCell(cell, t)),
    ]),
  ]
}

const sumOfHints = (cells: readonly BookCell[]) =>
  cells.reduce((sum, { hints }) => sum + (hints ?? 0), 0)

/** In words, because spreadsheets read 4/6 as a day. */
function sayCell({ mark, right, of, isLate }: BookCell, t: AppContext["i18n"]["t"]): string {
  const said = mark === "part" ? t("record.rightOf", { right, count: of }) : t(`book.mark.${mark}`)
  return isLate ? `${said}${t("class.and")}${t("book.late")}` : said
}

function toAnswerRows({ pupils, questions, timeZone }: BookOfWork, { t }: AppContext["i18n"]) {
  const texts = new Map(questions.map(({ questionID, question }) => [questionID, question]))
  const names = ["name", "nickname", "roundOf", "question", "given", "verdict", "late"] as const
  const figures = ["rightStatements", "hints", "seconds", "at"] as const
  return [
    [...names, ...figures].map((name) => t(`book.file.${name}`)),
    ...pupils.flatMap(({ name, nickname, cells }) =>
      cells.flatMap(({ answers, isLate, right, of, hints, seconds, answeredAt }, at) =>
        answers.map(({ questionID, verdict, given }) => [
          name,
          nickname,
          String(at + 1),
          texts.get(questionID) ?? "",
          given ?? "",
          t(`book.mark.${verdict}`),
          t(isLate ? "import.yes" : "import.no"),
          of > answers.length ? String(right) : "",
          ...[hints, seconds].map((figure) => (figure === null ? "" : String(figure))),
          answeredAt === null
            ? ""
            : toLocalTime(Date.parse(answeredAt), timeZone).replace("T", " "),
        ]),
      ),
    ),
  ]
}
