import type { Category } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { redirectToOwnNames } from "./filter-names.server"
import { readFilter, readOpened, pageAt } from "./filter.server"
import { listWaiting, matches } from "./listed.server"
import { entryOf, hasQuestion, setsOf } from "./sets.server"

/** A page of the whole list, filtered in the app, for an upstream without pages. May throw a redirect. */
export async function readListPage(url: URL, context: AppContext, category: Category) {
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
