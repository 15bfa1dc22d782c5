import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import type { Entry } from "./review"
import type { ListedSet } from "./sets.server"
import { readUpstreamPage } from "./upstream-page.server"
import { readListPage } from "./list-page.server"

/** The set that is read, with the questions that lead to the entries beside it; "" for none. */
interface OpenedSet {
  readonly set: ListedSet
  readonly prev: string
  readonly next: string
}

/** What a review page shows of the list. */
interface WaitingPage {
  readonly entries: readonly Entry[]
  readonly opened: OpenedSet | null
  /** The address names the opened question. */
  readonly isChosen: boolean
  /** How many questions fit the filter, and how many wait in all. */
  readonly found: number
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** What the addresses of the pages before and after add to the filter; `null` for none. */
  readonly prev: Readonly<Record<string, string>> | null
  readonly next: Readonly<Record<string, string>> | null
  /** To choose from. */
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
 * The page of the address. An upstream that has no pages is asked for the whole list. Throws a redirect to the
 * same filter where its names are those of another language.
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
