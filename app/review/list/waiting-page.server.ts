import { type Category, wireGames } from "#contract/words"
import type { ReviewPage } from "#contract/review/review"
import type { AppContext } from "#app/server/context.server"
import type { ReviewEntry } from "#app/review/question/entry"
import { orMissing } from "#app/upstream/errors.server"
import { listWaiting, getListedGame, withSection } from "#app/review/question/listed.server"
import {
  type ListedSet,
  toEntry,
  hasQuestion,
  getSets,
  listText,
  describeOrigin,
} from "#app/review/question/question-view.server"
import {
  redirectToOwnNames,
  redirectToNames,
  matches,
  pageAt,
  readReviewFilter,
  readOpened,
  readCursor,
} from "./filter.server"
import type { ReviewFilter } from "./review"

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
  readonly foundEntries: number
  readonly total: number
  readonly page: number
  readonly pages: number
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
  foundEntries: 0,
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
    foundEntries: sets.length,
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

async function readUpstreamPage(url: URL, context: AppContext, category: Category) {
  const filter = readReviewFilter(url)
  const { search, author, grade, subject, section, game, language, size } = filter
  const wanted = {
    category,
    search: search || undefined,
    author: author || undefined,
    grade: grade || undefined,
    subject: subject || undefined,
    section: section || undefined,
    game: game ? wireGames[game] : undefined,
    language: language || undefined,
    size: String(size),
    question: readOpened(url).slice(0, 20) || undefined,
  }
  const page = await readPage(context, { ...wanted, ...getCursor(url, filter) })
  // All questions of the last page were decided: the list goes on at its beginning.
  const isEmptied = page.entries.length === 0 && page.foundEntries > 0
  const found = isEmptied ? await readPage(context, wanted) : page
  const elsewhere = context.isSubmission ? null : redirectToNames(url, filter, found)
  if (elsewhere) throw elsewhere
  return { ...found, ...getPlace(found, filter), ...shown(found, context) }
}

type PageQuery = Parameters<AppContext["upstream"]["admin"]["reviewPage"]>[0]

async function readPage({ upstream }: AppContext, wanted: PageQuery): Promise<ReviewPage> {
  const reply = await upstream.admin.reviewPage(wanted)
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  return reply.body
}

const getCursor = (url: URL, { page }: ReviewFilter) => {
  const { after, before } = readCursor(url)
  return page === 1 ? {} : before ? { before } : after ? { after } : {}
}

function getPlace({ foundEntries, prev, next }: ReviewPage, filter: ReviewFilter) {
  const pages = Math.max(1, Math.ceil(foundEntries / filter.size))
  const page = prev === null ? 1 : next === null ? pages : Math.min(Math.max(2, filter.page), pages)
  return {
    page,
    pages,
    prev: prev === null ? null : pageAt(page - 1, { before: prev }),
    next: next === null ? null : pageAt(page + 1, { after: next }),
  }
}

function shown({ entries, opened }: ReviewPage, { i18n }: AppContext) {
  const [set] = getSets((opened?.questions ?? []).map(withSection))
  return {
    entries: entries.map(({ ids, questionID, ...first }) => ({
      id: questionID,
      ids,
      game: getListedGame(first),
      question: listText(first.question),
      origin: describeOrigin(withSection(first), i18n),
    })),
    opened: opened && set ? { set, prev: opened.prev ?? "", next: opened.next ?? "" } : null,
    isChosen: opened?.isWanted ?? false,
  }
}
