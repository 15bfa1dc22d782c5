import { gameNames, wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import type { Person } from "#app/session/person.server"
import { orMissing } from "#app/upstream/errors.server"
import type { AnsweredQuestion } from "#contract/listed"
import { getAnsweredGame } from "#app/play/answered.server"
import { type RecordEntry, toRecordEntries, toRecordGroups } from "./entries.server"
import { type FiguresOfRecord, viewFigures } from "./figures.server"
import { type Round, fillPage, getRound } from "./fill-page.server"

export type RecordFilter = WantedRounds

export interface RecordView extends Omit<RoundsPage, "rounds"> {
  readonly filter: RecordFilter
  readonly figures: FiguresOfRecord | null
  readonly entries: readonly RecordEntry[]
  readonly isNarrowed: boolean
  readonly canPlay: boolean
  readonly subjects: readonly string[]
  readonly chapters: readonly { readonly name: string; readonly number: string }[]
}

const nameMax = 200

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
  const isNarrowed = name !== "" || game !== "" || filter.onlyMistakes
  return {
    filter: { ...filter, subject: name },
    figures: newer === null ? figures : null,
    entries: await toRecordEntries(rounds, i18n.language),
    isNarrowed,
    canPlay: rounds.length > 0 || isNarrowed || (await curriculum.hasQuestions()),
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

interface WantedRounds {
  readonly subject: string
  readonly chapter: string
  readonly game: Game | ""
  readonly onlyMistakes: boolean
  /** The page lists the rounds older than `before` or newer than `after`; at most one of these ids is set. */
  readonly before: string
  readonly after: string
}

interface RoundsPage {
  readonly rounds: readonly Round[]
  readonly older: string | null
  readonly newer: string | null
}

interface Found {
  readonly rounds: readonly Round[]
  readonly older: boolean
  readonly newer: boolean
}

const roundsPerPage = 10

/** Up to ten rounds, fewer if they are long: those adjacent to the page that the reader comes from. */
async function readRounds(
  context: AppContext,
  wanted: WantedRounds,
  readChapterName: () => Promise<string>,
): Promise<RoundsPage> {
  const found =
    (await orMissing(readPage(context, wanted))) ??
    (await pageOfList(context, { ...wanted, chapter: await readChapterName() }))
  const { rounds, older, newer } = found
  const isBack = wanted.after !== ""
  const shown = isBack ? fillPage(rounds.toReversed()).toReversed() : fillPage(rounds)
  const isTop = isBack && !newer && shown.length === rounds.length
  // A page that reaches the newest round is read as the first page, which is full; so is an empty older page.
  if (isTop || (wanted.before !== "" && rounds.length === 0))
    return readRounds(context, { ...wanted, before: "", after: "" }, readChapterName)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    rounds: shown,
    newer: first && (newer || first !== rounds[0]) ? first.id : null,
    older: last && (older || last !== rounds.at(-1)) ? last.id : null,
  }
}

async function readPage({ upstream }: AppContext, wanted: WantedRounds): Promise<Found> {
  const { subject, chapter, game, onlyMistakes, before, after } = wanted
  const reply = await upstream.progress.record({
    subject,
    chapter,
    ...(game ? { game: wireGames[game] } : {}),
    ...(onlyMistakes ? { mistakes: "true" } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const { rounds, ...beside } = reply.body
  return {
    ...beside,
    rounds: rounds.flatMap(({ id, answers }) => getRound(id, answers, onlyMistakes)),
  }
}

/** For an upstream that only has the whole list: the id of a round is its position there, from 1. */
async function pageOfList({ upstream }: AppContext, wanted: WantedRounds): Promise<Found> {
  const { subject, chapter, game, onlyMistakes, before, after } = wanted
  const reply = await upstream.accounts.questionsAnswered({ subject, chapter })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const isWanted = (answered: AnsweredQuestion) => game === "" || getAnsweredGame(answered) === game
  const rounds = toRecordGroups(reply.body.filter(isWanted), ({ set }) => set ?? Symbol())
    .flatMap((all) => getRound("", all, onlyMistakes))
    .map((round, index) => ({ ...round, id: String(index + 1) }))
  const start = after ? Math.max(0, Number(after) - 1 - roundsPerPage) : Number(before)
  const end = after ? Number(after) - 1 : start + roundsPerPage
  const page = rounds.slice(start, end)
  return { rounds: page, older: end < rounds.length, newer: start > 0 }
}
