import { languages, gameNames } from "#contract/words"
import { fold } from "#game/answers/fold"
import {
  type Listed,
  getListedGame,
  isId,
  getListedLanguage,
} from "#app/review/question/listed.server"
import { type ReviewFilter, pageSizes } from "./review"

const textMax = 200
const idsMax = 50

/** Reads the filter from the address; an unknown value means all. */
export function readReviewFilter({ searchParams }: URL): ReviewFilter {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, textMax) ?? ""
  const page = text("page")
  return {
    search: text("search"),
    author: idIn(text("author")),
    grade: text("grade"),
    subject: text("subject"),
    section: /^[0-4]$/.test(text("section")) ? text("section") : "",
    game: gameNames.find((game) => game === text("game")) ?? "",
    language: languages.find((language) => language === text("language")) ?? "",
    size: pageSizes.find((size) => String(size) === text("size")) ?? 10,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

export const readOpened = ({ searchParams }: URL): string => searchParams.get("question") ?? ""

export const readCursor = ({ searchParams }: URL) => ({
  after: idIn(searchParams.get("after")),
  before: idIn(searchParams.get("before")),
})

const idIn = (text: string | null) => (text !== null && isId(text) ? text : "")

/** The ids in the address: those that are ticked (`tick`), or those of the last decision (`decided`). */
export const readIds = ({ searchParams }: URL, name: "tick" | "decided"): string[] =>
  (searchParams.get(name) ?? "").split(" ").filter(isId).slice(0, idsMax)

/** The query parameters of a page beside the filter; none for the first page, which has no cursor. */
export const pageAt = (page: number, cursor: Readonly<Record<string, string>> = {}) =>
  page > 1 ? { page: String(page), ...cursor } : {}

/** Whether a question matches the filter; the search folds texts, as the judgement of answers does. */
export function matches(filter: ReviewFilter): (listed: Listed) => boolean {
  const search = fold(filter.search)
  return (listed) =>
    (!filter.grade || listed.gradeName === filter.grade) &&
    (!filter.subject || listed.subjectName === filter.subject) &&
    (!filter.section || String(listed.section) === filter.section) &&
    (!filter.game || getListedGame(listed) === filter.game) &&
    (!filter.language || getListedLanguage(listed) === filter.language) &&
    (!search || fold(toText(listed)).includes(search))
}

const toText = ({ question, answer, summary, hints, authorName, chapterName }: Listed): string =>
  [question, answer, summary, ...hints, authorName, chapterName].join("\n")
