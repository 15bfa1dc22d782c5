import type { AppContext } from "#app/server/context.server"
import { Curriculum } from "#app/play/curriculum.server"
import type { Person } from "#app/session/person.server"
import { type Entry, entriesOf, pagesOf, roundsOf } from "./entries.server"
import { type Figures, viewFigures } from "./figures.server"

/** What the address asks for. */
export interface Filter {
  readonly subject: string
  readonly chapter: string
  readonly onlyMistakes: boolean
  /** From 1. */
  readonly page: number
}

export interface RecordView {
  readonly filter: Filter
  /** On the first page, where there is something to sum up. */
  readonly figures: Figures | null
  readonly entries: readonly Entry[]
  readonly pages: number
  readonly subjects: readonly string[]
  /** Of the chosen subject. */
  readonly chapters: readonly { readonly name: string; readonly number: string }[]
}

const nameMax = 200

/** Reads the filter from the address; an invalid page number is the first page. */
export function readFilter(request: Request): Filter {
  const { searchParams } = new URL(request.url)
  const name = (key: string) => searchParams.get(key)?.trim().slice(0, nameMax) ?? ""
  const page = searchParams.get("page") ?? ""
  return {
    subject: name("subject"),
    chapter: name("subject") ? name("chapter") : "",
    onlyMistakes: searchParams.get("mistakes") === "1",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** One page of a pupil's record, with the options of its filter. */
export async function viewRecord(
  context: AppContext,
  { grade }: Person,
  filter: Filter,
): Promise<RecordView> {
  const { upstream, i18n } = context
  const { subject } = filter
  const curriculum = new Curriculum(context, grade)
  const reading = subject ? upstream.catalogue.chapters({ grade, subject }) : null
  const chapter = await nameOfChapter(filter.chapter, reading)
  const naming = nameOfSubject(subject, curriculum)
  const [answered, subjects, chapters, name, figures] = await Promise.all([
    upstream.accounts.questionsAnswered({ subject, chapter }),
    curriculum.subjectsNow(),
    reading,
    naming,
    filter.page === 1 ? naming.then((name) => viewFigures(context, name)) : null,
  ])
  if (answered.status !== 200) throw new Response(null, { status: 503 })
  const found = roundsOf(answered.body, filter.onlyMistakes)
  const paged = pagesOf(found)
  const pages = Math.max(1, paged.length)
  const page = Math.min(filter.page, pages)
  const shown = paged[page - 1] ?? []
  return {
    filter: { ...filter, subject: name, page },
    figures,
    pages,
    entries: await entriesOf(shown, i18n.language),
    subjects: subjects.map(({ name }) => name),
    chapters:
      chapters?.status === 200
        ? chapters.body.chapters.map(({ name, number }) => ({ name, number: String(number) }))
        : [],
  }
}

/** In the language of the page, whatever the language of the address. */
async function nameOfSubject(wanted: string, curriculum: Curriculum): Promise<string> {
  return (wanted && (await curriculum.findSubject(wanted))?.name) || wanted
}

type Reading = ReturnType<AppContext["upstream"]["catalogue"]["chapters"]> | null

/** The call takes a name; a number in the address is looked up. */
async function nameOfChapter(wanted: string, reading: Reading): Promise<string> {
  if (!/^\d+$/.test(wanted)) return wanted
  const answer = await reading
  const chapters = answer?.status === 200 ? answer.body.chapters : []
  return chapters.find(({ number }) => String(number) === wanted)?.name ?? wanted
}
