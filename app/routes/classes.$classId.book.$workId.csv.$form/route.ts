import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { BookCell, BookOfWork } from "#contract/classes/book"
import { toLocalTime } from "#contract/classes/local-time"
import { readBookOfWork } from "#app/classes/book/book.server"
import { csvLine, replyWithCsv } from "#app/forms/file-reply.server"
import type { AppContext } from "#app/server/context.server"

type Rows = (book: BookOfWork, i18n: AppContext["i18n"]) => readonly (readonly string[])[]

const forms: ReadonlyMap<string, Rows> = new Map([
  ["pupils", toPupilRows],
  ["answers", toAnswerRows],
])

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { form = "" } = params
  const rows = forms.get(form)
  if (!rows) throw new Response(null, { status: 404 })
  const book = await readBookOfWork(request, context, params)
  const separator = new URL(request.url).searchParams.has("comma") ? "," : ";"
  return replyWithCsv(
    `book-${book.workId}-${form}`,
    rows(book, context.i18n).map((cells) => csvLine(cells, separator)),
  )
}

function toPupilRows({ pupils, questions, rounds }: BookOfWork, { t }: AppContext["i18n"]) {
  const asked = new Map(questions.map(({ column, question }) => [column, question]))
  const columns = Array.from({ length: rounds }, (_, at) => {
    const number = t("book.file.round", { number: at + 1 })
    const question = asked.get(at)
    return question === undefined ? number : `${number}: ${question}`
  })
  const names = ["name", "nickname", "done", "rounds", "right", "of", "hints", "seconds"] as const
  return [
    [...names.map((name) => t(`book.file.${name}`)), ...columns],
    ...pupils.map(({ name, nickname, done, right, of, seconds, cells }) => [
      name,
      nickname,
      ...[done, rounds, right, of, sumOfHints(cells), seconds].map(String),
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
