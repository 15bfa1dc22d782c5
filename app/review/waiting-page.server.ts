import type { ReviewPage } from "#contract/review"
import { type Category, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { redirectToNames, redirectToOwnNames } from "./filter-names.server"
import { readCursor, readFilter, readOpened } from "./filter.server"
import { gameOf, listWaiting, matches, originOf } from "./listed.server"
import type { Entry, Filter } from "./review"
import { entryOf, hasQuestion, type ListedSet, setsOf } from "./sets.server"

/** The set that is read, with the questions that lead to the entries beside it; "" for none. */
interface OpenedSet {
  readonly set: ListedSet
  readonly prev: string
  readonly next: string
}

/** What a review page shows of the list. */
export interface WaitingPage {
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
    ? readOfUpstream(url, context, category)
    : cutOfList(url, context, category)
}

async function readOfUpstream(url: URL, context: AppContext, category: Category) {
  const filter = readFilter(url)
  const { search, grade, subject, section, game, language, size } = filter
  const reply = await context.upstream.admin.reviewPage({
    category,
    search: search || undefined,
    grade: grade || undefined,
    subject: subject || undefined,
    section: section || undefined,
    game: game ? wireGames[game] : undefined,
    language: language || undefined,
    size: String(size),
    question: readOpened(url).slice(0, 20) || undefined,
    ...cursorOf(url, filter),
  })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const found = reply.body
  const elsewhere = context.isSubmission ? null : redirectToNames(url, filter, found)
  if (elsewhere) throw elsewhere
  return { ...found, ...placeOf(found, filter), ...shown(found, context) }
}

/** The first page has no cursor; a page without its cursor is the first. */
const cursorOf = (url: URL, { page }: Filter) => {
  const { after, before } = readCursor(url)
  return page === 1 ? {} : before ? { before } : after ? { after } : {}
}

function placeOf({ foundEntries, prev, next }: ReviewPage, filter: Filter) {
  const pages = Math.max(1, Math.ceil(foundEntries / filter.size))
  const page = prev === null ? 1 : next === null ? pages : Math.min(Math.max(2, filter.page), pages)
  return {
    page,
    pages,
    prev: prev === null ? null : pageAt(page - 1, { before: prev }),
    next: next === null ? null : pageAt(page + 1, { after: next }),
  }
}

const pageAt = (page: number, cursor: Readonly<Record<string, string>> = {}) =>
  page > 1 ? { page: String(page), ...cursor } : {}

function shown({ entries, opened }: ReviewPage, { i18n }: AppContext) {
  const [set] = setsOf((opened?.questions ?? []).map(withSection))
  return {
    entries: entries.map(({ ids, questionID, ...first }) => ({
      id: questionID,
      ids,
      game: gameOf(first),
      question: first.question,
      origin: originOf(withSection(first), i18n),
    })),
    opened: opened && set ? { set, prev: opened.prev ?? "", next: opened.next ?? "" } : null,
    isChosen: opened?.isWanted ?? false,
  }
}

export const withSection = <Question extends { readonly section?: number | null | undefined }>(
  question: Question,
) => ({ ...question, section: question.section ?? null })

async function cutOfList(url: URL, context: AppContext, category: Category): Promise<WaitingPage> {
  const listed = await listWaiting(context, category)
  const filter = readFilter(url)
  const elsewhere =
    category === "education" && !context.isSubmission
      ? await redirectToOwnNames(url, context, listed, filter)
      : null
  if (elsewhere) throw elsewhere
  const sets = setsOf(listed).filter(({ items }) => items.some(matches(filter)))
  const pages = Math.max(1, Math.ceil(sets.length / filter.size))
  const page = Math.min(filter.page, pages)
  const ofPage = sets.slice((page - 1) * filter.size, page * filter.size)
  const chosen = sets.find(hasQuestion(readOpened(url)))
  const set = chosen ?? ofPage[0]
  const beside = (step: number) =>
    set ? (sets[sets.indexOf(set) + step]?.first.questionID ?? "") : ""
  return {
    entries: ofPage.map((each) => entryOf(each, context.i18n)),
    opened: set ? { set, prev: beside(-1), next: beside(1) } : null,
    isChosen: chosen !== undefined,
    found: sets.reduce((count, { items }) => count + items.length, 0),
    total: listed.length,
    page,
    pages,
    prev: page > 1 ? pageAt(page - 1) : null,
    next: page < pages ? pageAt(page + 1) : null,
    grades: namesOf(listed.map(({ gradeName }) => gradeName)),
    subjects: namesOf(listed.map(({ subjectName }) => subjectName)),
  }
}

const namesOf = (names: readonly string[]) => [...new Set(names)].filter(Boolean)
