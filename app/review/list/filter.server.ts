import { redirect } from "@remix-run/cloudflare"
import { languages, gameNames } from "#contract/words"
import { fold } from "#game/answers/fold"
import {
  type ListedQuestion,
  getListedGame,
  isId,
  getListedLanguage,
  listWaiting,
} from "#app/review/question/listed.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { type ReviewFilter, pageSizes } from "./review"

const textMax = 200
const idsMax = 50

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

export const readIds = ({ searchParams }: URL, name: "tick" | "decided"): string[] =>
  (searchParams.get(name) ?? "").split(" ").filter(isId).slice(0, idsMax)

export const pageAt = (page: number, cursor: Readonly<Record<string, string>> = {}) =>
  page > 1 ? { page: String(page), ...cursor } : {}

export function matches(filter: ReviewFilter): (listed: ListedQuestion) => boolean {
  const search = fold(filter.search)
  return (listed) =>
    (!filter.grade || listed.gradeName === filter.grade) &&
    (!filter.subject || listed.subjectName === filter.subject) &&
    (!filter.section || String(listed.section) === filter.section) &&
    (!filter.game || getListedGame(listed) === filter.game) &&
    (!filter.language || getListedLanguage(listed) === filter.language) &&
    (!search || fold(toText(listed)).includes(search))
}

const toText = ({
  question,
  answer,
  summary,
  hints,
  authorName,
  chapterName,
}: ListedQuestion): string =>
  [question, answer, summary, ...hints, authorName, chapterName].join("\n")

const fields = [
  ["grade", "gradeName"],
  ["subject", "subjectName"],
] as const

export function redirectToNames(
  url: URL,
  filter: Pick<ReviewFilter, "grade" | "subject">,
  own: { readonly grade: string | null; readonly subject: string | null },
): Response | null {
  const address = new URL(url)
  const renamed = fields.filter(([name]) => {
    const ownName = own[name]
    if (filter[name] && ownName) address.searchParams.set(name, ownName)
    return filter[name] !== "" && ownName !== null && ownName !== filter[name]
  })
  return renamed.length > 0 ? redirect(`${address.pathname}${address.search}`, 303) : null
}

/**
 * A redirect to the filter with its names in the page's language, if the address has them in another language;
 * else `null`. A waiting question has the same id in the lists of both languages, which connects the two names.
 */
export async function redirectToOwnNames(
  url: URL,
  context: AppContext,
  listed: readonly ListedQuestion[],
  filter: ReviewFilter,
): Promise<Response | null> {
  const unknown = fields.filter(
    ([name, field]) => filter[name] && !listed.some((each) => each[field] === filter[name]),
  )
  if (unknown.length === 0 || listed.length === 0) return null
  const inOthers = await Promise.all(
    languages
      .filter((language) => language !== context.i18n.language)
      .map((language) => orNull(listWaiting(context, "education", language))),
  )
  const address = new URL(url)
  const renamed = unknown.filter(([name, field]) => {
    const other = inOthers.flat().find((each) => each?.[field] === filter[name])
    const own = listed.find(({ questionID }) => questionID === other?.questionID)
    if (own) address.searchParams.set(name, own[field])
    return own !== undefined
  })
  return renamed.length > 0 ? redirect(`${address.pathname}${address.search}`, 303) : null
}
