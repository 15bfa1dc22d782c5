import type { ReviewPage } from "#contract/review/review"
import { type Category, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { redirectToNames } from "./filter-names.server"
import { readCursor, readReviewFilter, readOpened, pageAt } from "./filter.server"
import { getListedGame, withSection } from "#app/review/question/listed.server"
import { describeOrigin } from "#app/review/question/question-view.server"
import type { ReviewFilter } from "./review"
import { listText, getSets } from "#app/review/question/sets.server"

/** A page that the upstream has filtered. May throw a redirect. */
export async function readUpstreamPage(url: URL, context: AppContext, category: Category) {
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

type Wanted = Parameters<AppContext["upstream"]["admin"]["reviewPage"]>[0]

async function readPage({ upstream }: AppContext, wanted: Wanted): Promise<ReviewPage> {
  const reply = await upstream.admin.reviewPage(wanted)
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  return reply.body
}

/** The first page has no cursor; without a cursor the upstream returns the first page. */
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
