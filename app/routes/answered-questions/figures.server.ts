import type { RecordSummary } from "#contract/play/progress"
import { gameNames, wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import { toRecordGroups } from "./entries.server"

type Counts = RecordSummary[number]

interface Share {
  readonly right: number
  readonly answered: number
}

interface SummaryRow extends Share {
  readonly name: string
  readonly chapter: string
}

interface WeakRow extends Share {
  readonly name: string
  readonly to: string
}

export interface FiguresOfRecord extends Share {
  readonly percent: number
  readonly practice: {
    readonly count: number
    readonly subject: string
    readonly to: string
  } | null
  readonly rows: readonly SummaryRow[]
  /** The chapters with the lowest share of right answers; empty if `rows` lists the chapters of one subject. */
  readonly weak: readonly WeakRow[]
}

const weakMax = 3

export async function viewFigures(
  { upstream }: Pick<AppContext, "upstream">,
  subject: string,
  game: Game | "",
): Promise<FiguresOfRecord | null> {
  const reply = await orNull(upstream.progress.summary())
  if (reply?.status !== 200) return null
  const counts = reply.body.filter(
    (each) =>
      (!subject || each.subject === subject) && (game === "" || each.game === wireGames[game]),
  )
  const share = getShare(counts)
  if (share.answered === 0) return null
  const chapters = toRecordGroups(counts, ({ subject, number }) => `${number} ${subject}`)
  return {
    ...share,
    percent: Math.round((100 * share.right) / share.answered),
    practice: practiceIn(counts),
    rows: subject ? chapters.map(ofChapter) : ofSubjects(counts),
    weak: subject ? [] : weakest(chapters).flatMap(ofWeak),
  }
}

const sum = (counts: readonly Counts[], of: "answered" | "mistakes") =>
  counts.reduce((total, each) => total + each[of], 0)

function getShare(counts: readonly Counts[]): Share {
  const answered = sum(counts, "answered")
  return { answered, right: Math.max(0, answered - sum(counts, "mistakes")) }
}

function practiceIn(counts: readonly Counts[]): FiguresOfRecord["practice"] {
  const [most = []] = toRecordGroups(counts, ({ subject }) => subject).toSorted(
    (a, b) => sum(b, "mistakes") - sum(a, "mistakes"),
  )
  const to = getMistakes(most)
  const [first] = most
  return to && first ? { count: sum(most, "mistakes"), subject: first.subject, to } : null
}

function getMistakes(counts: readonly Counts[]): string | null {
  const [most] = counts.toSorted((a, b) => b.mistakes - a.mistakes)
  const game = gameNames.find((name) => wireGames[name] === most?.game)
  if (!most || !game || most.mistakes === 0) return null
  const chapter = String(most.number)
  const source = { category: "education", subject: most.subject, chapter } as const
  return playPath({ game, source: { ...source, practice: "mistakes" } })
}

const ofSubjects = (counts: readonly Counts[]): readonly SummaryRow[] =>
  toRecordGroups(counts, ({ subject }) => subject).map((group) => {
    return { ...getShare(group), name: group[0]?.subject ?? "", chapter: "" }
  })

function ofChapter(group: readonly Counts[]): SummaryRow {
  const { chapter = "", number = 0 } = group[0] ?? {}
  return { ...getShare(group), name: `${number}. ${chapter}`, chapter: String(number) }
}

function ofWeak(group: readonly Counts[]): readonly WeakRow[] {
  const { subject = "", chapter = "" } = group[0] ?? {}
  const to = getMistakes(group)
  return to ? [{ ...getShare(group), name: `${subject} · ${chapter}`, to }] : []
}

function weakest(chapters: readonly (readonly Counts[])[]) {
  const weak = chapters.filter((group) => sum(group, "mistakes") > 0)
  return weak.length > 1
    ? weak.toSorted((a, b) => partRight(getShare(a)) - partRight(getShare(b))).slice(0, weakMax)
    : []
}

const partRight = ({ right, answered }: Share) => right / answered
