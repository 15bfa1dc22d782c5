import { shownAnswer } from "#game/answers/alternatives"
import type { Language } from "#contract/words"
import type { Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { type Answered, gameOf, keyOf } from "#app/play/answered.server"
import { Curriculum } from "#app/play/curriculum.server"
import type { Person } from "#app/session/person.server"

/** One answered question as its pupil sees it. */
export interface Entry {
  /** Tells the entries of a page apart: a question may be there twice. */
  readonly id: number
  /** Names it in the address that plays it again. */
  readonly key: string
  /** `null` for a game that this version does not know. */
  readonly game: Game | null
  readonly question: string
  readonly subject: string
  readonly chapter: string
  readonly correctAnswer: string
  /** "" where the API did not say. */
  readonly given: string
  /** `null` where the API did not say. */
  readonly isRight: boolean | null
  /** Hints, or the statements of offside. */
  readonly lines: readonly string[]
  /** The day, in the person's language; "" where the API did not say. */
  readonly day: string
}

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
  readonly entries: readonly Entry[]
  readonly pages: number
  readonly subjects: readonly string[]
  /** Of the chosen subject. */
  readonly chapters: readonly { readonly name: string; readonly number: string }[]
}

const pageSize = 20
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
  const [answered, subjects, chapters] = await Promise.all([
    upstream.accounts.questionsAnswered({ subject, chapter }),
    curriculum.subjectsNow(),
    reading,
  ])
  if (answered.status !== 200) throw new Response(null, { status: 503 })
  const found = answered.body.filter(({ correct }) => !filter.onlyMistakes || correct === false)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(filter.page, pages)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    filter: { ...filter, subject: await nameOfSubject(subject, curriculum), page },
    pages,
    entries: await Promise.all(shown.map((one, index) => entryOf(one, index, i18n.language))),
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

async function entryOf(answered: Answered, index: number, language: Language): Promise<Entry> {
  return {
    id: index,
    key: await keyOf(answered),
    game: gameOf(answered),
    question: answered.questionText,
    subject: answered.subject,
    chapter: answered.chapter,
    correctAnswer: shownAnswer(answered.correctAnswer),
    given: answered.givenAnswer ?? "",
    isRight: answered.correct ?? null,
    lines: answered.hints,
    day: dayOf(answered.answeredAt, language),
  }
}

/** The day in UTC: the server does not know the time zone, and hydration needs the same text. */
function dayOf(at: string | null | undefined, language: Language): string {
  const time = Date.parse(at ?? "")
  if (Number.isNaN(time)) return ""
  const locale = language === "ar" ? "ar-u-nu-latn" : "en-GB"
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(time)
}
