import { gameNames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import type { Person } from "#app/session/person.server"
import { type RecordEntry, toRecordEntries } from "./entries.server"
import { type FiguresOfRecord, viewFigures } from "./figures.server"
import { type RoundsPage, type WantedRounds, readRounds } from "./rounds.server"

export type RecordFilter = WantedRounds

export interface RecordView extends Omit<RoundsPage, "rounds"> {
  readonly filter: RecordFilter
  /** Only on the first page; `null` elsewhere, and if nothing was answered. */
  readonly figures: FiguresOfRecord | null
  readonly entries: readonly RecordEntry[]
  readonly subjects: readonly string[]
  readonly chapters: readonly { readonly name: string; readonly number: string }[]
}

const nameMax = 200

/** Reads the filter from the address; an invalid id of a round selects the first page. */
export function readRecordFilter(request: Request): RecordFilter {
  const { searchParams } = new URL(request.url)
  const text = (key: string) => searchParams.get(key)?.trim().slice(0, nameMax) ?? ""
  const id = (key: string) => (/^[1-9]\d{0,14}$/.test(text(key)) ? text(key) : "")
  const before = id("before")
  return {
    subject: text("subject"),
    chapter: text("subject") ? text("chapter") : "",
    game: gameNames.find((game) => game === text("game")) ?? "",
    onlyMistakes: searchParams.get("mistakes") === "1",
    before,
    after: before ? "" : id("after"),
  }
}

export async function viewRecord(
  context: AppContext,
  { grade }: Person,
  filter: RecordFilter,
): Promise<RecordView> {
  const { upstream, i18n } = context
  const { subject, before, game } = filter
  const curriculum = new Curriculum(context, grade)
  const reading = subject ? upstream.catalogue.chapters({ grade, subject }) : null
  const naming = nameOfSubject(subject, curriculum)
  const [page, subjects, chapters, name, figures] = await Promise.all([
    readRounds(context, filter, () => nameOfChapter(filter.chapter, reading)),
    curriculum.recentSubjects(),
    reading,
    naming,
    before ? null : naming.then((name) => viewFigures(context, name, game)),
  ])
  const { rounds, older, newer } = page
  return {
    filter: { ...filter, subject: name },
    figures: newer === null ? figures : null,
    entries: await toRecordEntries(rounds, i18n.language),
    older,
    newer,
    subjects: subjects.map(({ name }) => name),
    chapters:
      chapters?.status === 200
        ? chapters.body.chapters.map(({ name, number }) => ({ name, number: String(number) }))
        : [],
  }
}

async function nameOfSubject(wanted: string, curriculum: Curriculum): Promise<string> {
  return (wanted && (await curriculum.findSubject(wanted))?.name) || wanted
}

type Reading = ReturnType<AppContext["upstream"]["catalogue"]["chapters"]> | null

/** The call of the specification takes the name of a chapter, so a number in the address is looked up. */
async function nameOfChapter(wanted: string, reading: Reading): Promise<string> {
  if (!/^\d+$/.test(wanted)) return wanted
  const answer = await reading
  const chapters = answer?.status === 200 ? answer.body.chapters : []
  return chapters.find(({ number }) => String(number) === wanted)?.name ?? wanted
}
