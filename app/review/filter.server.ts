import { languages, gameNames } from "#contract/words"
import { type Filter, pageSizes } from "./review"

const textMax = 200
const tickedMax = 50

/** Reads the filter from the address; an unknown value means all. */
export function readFilter({ searchParams }: URL): Filter {
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

/** The id of the question that the address opens; "" for none. */
export const readOpened = ({ searchParams }: URL): string => searchParams.get("question") ?? ""

/** The entry that the page follows or precedes; "" for none. */
export const readCursor = ({ searchParams }: URL) => ({
  after: idIn(searchParams.get("after")),
  before: idIn(searchParams.get("before")),
})

const idIn = (text: string | null) => (text !== null && isId(text) ? text : "")

/** The ids that are ticked in the address. */
export const readTicked = ({ searchParams }: URL): string[] =>
  (searchParams.get("tick") ?? "").split(" ").filter(isId).slice(0, tickedMax)

/** Whether a text is an id as the contract defines it. */
export const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** The query parameters of a page beside the filter; none for the first page, which has no cursor. */
export const pageAt = (page: number, cursor: Readonly<Record<string, string>> = {}) =>
  page > 1 ? { page: String(page), ...cursor } : {}
