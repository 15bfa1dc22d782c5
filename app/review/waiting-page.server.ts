import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import type { Entry } from "./review"
import type { ListedSet } from "./sets.server"
import { readUpstreamPage } from "./upstream-page.server"
import { readListPage } from "./list-page.server"

/** The opened set; `prev` and `next`: the first question of the entries before and after it, "" for none. */
interface OpenedSet {
  readonly set: ListedSet
  readonly prev: string
  readonly next: string
}

/** The part of the list that a review page shows. */
interface WaitingPage {
  readonly entries: readonly Entry[]
  readonly opened: OpenedSet | null
  /** Whether the address names the opened question. */
  readonly isChosen: boolean
  /** How many questions match the filter, and how many wait in total. */
  readonly found: number
  readonly total: number
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  /** The query parameters of the previous and the next page, beside the filter; `null` for none. */
  readonly prev: Readonly<Record<string, string>> | null
  readonly next: Readonly<Record<string, string>> | null
  /** The options of the filters. */
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
  return (await context.capabilities.has("review-pages"))
    ? readUpstreamPage(url, context, category)
    : readListPage(url, context, category)
}
