import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import type { ReviewEntry } from "#app/review/question/entry"
import { orMissing } from "#app/upstream/errors.server"
import { listWaiting } from "#app/review/question/listed.server"
import { type ListedSet, toEntry, hasQuestion, getSets } from "#app/review/question/sets.server"
import { redirectToOwnNames } from "./filter-names.server"
import { matches, pageAt, readReviewFilter, readOpened } from "./filter.server"
import { readUpstreamPage } from "./upstream-page.server"

/** The opened set; `prev` and `next`: the first question of the entries before and after it, "" for none. */
export interface OpenedSet {
  readonly set: ListedSet
  readonly prev: string
  readonly next: string
}

interface WaitingPage {
  readonly entries: readonly ReviewEntry[]
  readonly opened: OpenedSet | null
  readonly isChosen: boolean
  readonly found: number
  readonly total: number
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  /** The query parameters of the previous and the next page, beside the filter; `null` for none. */
  readonly prev: Readonly<Record<string, string>> | null
  readonly next: Readonly<Record<string, string>> | null
  readonly grades: readonly string[]
  readonly subjects: readonly string[]
}

export const emptyPage: WaitingPage = {
  entries: [],
  opened: null,
  isChosen: false,
  found: 0,
  total: 0,
  page: 1,
  pages: 1,
  prev: null,
  next: null,
  grades: [],
  subjects: [],
}

/**
 * Reads the page of the address. An upstream without pages is asked for the whole list. Throws a redirect to the
 * same filter in the page's language if the address has its names in another language.
 */
export async function readWaitingPage(
  request: Request,
  context: AppContext,
  category: Category,
): Promise<WaitingPage> {
  const url = new URL(request.url)
  const page = await orMissing(readUpstreamPage(url, context, category))
  return page ?? readListPage(url, context, category)
}

/** A page of the whole list, filtered in the app, for an upstream without pages. May throw a redirect. */
async function readListPage(
  url: URL,
  context: AppContext,
  category: Category,
): Promise<WaitingPage> {
  const listed = await listWaiting(context, category)
  const filter = readReviewFilter(url)
  const elsewhere =
    category === "education" && !context.isSubmission
      ? await redirectToOwnNames(url, context, listed, filter)
      : null
  if (elsewhere) throw elsewhere
  const sets = getSets(listed).filter(({ items }) => items.some(matches(filter)))
  const pages = Math.max(1, Math.ceil(sets.length / filter.size))
  const page = Math.min(filter.page, pages)
  const ofPage = sets.slice((page - 1) * filter.size, page * filter.size)
  const chosen = sets.find(hasQuestion(readOpened(url)))
  const set = chosen ?? ofPage[0]
  const beside = (step: number) =>
    set ? (sets[sets.indexOf(set) + step]?.first.questionID ?? "") : ""
  return {
    entries: ofPage.map((each) => toEntry(each, context.i18n)),
    opened: set ? { set, prev: beside(-1), next: beside(1) } : null,
    isChosen: chosen !== undefined,
    found: sets.reduce((count, { items }) => count + items.length, 0),
    total: listed.length,
    page,
    pages,
    prev: page > 1 ? pageAt(page - 1) : null,
    next: page < pages ? pageAt(page + 1) : null,
    grades: getNames(listed.map(({ gradeName }) => gradeName)),
    subjects: getNames(listed.map(({ subjectName }) => subjectName)),
  }
}

const getNames = (names: readonly string[]) => [...new Set(names)].filter(Boolean)
