import type { QuestionStory } from "#contract/questions/versions"
import type { Category, Game, QuestionEvent, QuestionStatus } from "#contract/words"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { type FiguresView, getFigures, readQuestionFigures } from "./figures.server"
import { getListedGame } from "./listed.server"
import { describeOrigin, waitingOf } from "./question-view.server"
import { getReason } from "./own-questions.server"
import type { WaitingQuestion } from "./entry"
import { type DiffPart, diffWords } from "./word-diff"

interface ShownEvent {
  readonly key: string
  readonly event: QuestionEvent
  readonly date: string
  readonly name: string
  readonly answer: string
  readonly reason: string
}

interface ChangedText {
  readonly part: (typeof parts)[number]
  readonly words: readonly (DiffPart & { readonly key: number })[]
}

export interface StoryView {
  readonly id: string
  readonly ids: readonly string[]
  readonly status: QuestionStatus
  readonly origin: string
  readonly author: string
  readonly items: readonly WaitingQuestion[]
  readonly history: readonly ShownEvent[]
  readonly accepted: readonly { readonly questionID: string; readonly answer: string }[]
  readonly changed: readonly ChangedText[]
  readonly newer: string | null
  readonly mayEdit: boolean
  readonly statuses: readonly QuestionStatus[]
  readonly requested: string | null
  readonly isPlayedBefore: boolean
  readonly twins: readonly string[]
  readonly game: Game | null
  readonly category: Category
  readonly figures: FiguresView | null
  readonly canCorrect: boolean
  readonly canRetire: boolean
  readonly canRevoke: boolean
}

export async function readStoryView({ upstream }: AppContext, id: string): Promise<QuestionStory> {
  const reply = /^\d{1,15}$/.test(id) ? await upstream.authoring.story(id) : null
  if (reply?.status !== 200) throw new Response(null, { status: 404 })
  return reply.body
}

export async function viewStory(
  context: AppContext,
  story: QuestionStory,
  id: string,
): Promise<StoryView> {
  const { i18n } = context
  const { questions, before, newer, supersedes, twins } = story
  const own = questions.find(({ questionID }) => questionID === id)
  if (!own) throw new Response(null, { status: 404 })
  const { canCorrect, canRetire, canRevoke } = await context.offers()
  const ids = questions.map(({ questionID }) => questionID)
  return {
    id,
    ids,
    status: own.status,
    origin: describeOrigin({ ...own, section: own.section ?? null }, i18n),
    author: own.authorName ?? "",
    items: questions.map((each) => waitingOf(each, i18n)),
    accepted: questions.flatMap(({ questionID, accepted = [] }) =>
      accepted.map((answer) => ({ questionID, answer })),
    ),
    history: story.history.map(({ event, at, by, reason, templates, questionID, answer = "" }) => ({
      key: `${at} ${questionID} ${event} ${answer}`,
      event,
      date: getDate(at, i18n.language),
      name: by ?? i18n.t("story.erased"),
      answer,
      reason: getReason(templates, reason, i18n.t),
    })),
    changed: before ? toChanges(before, own, i18n.t) : [],
    newer,
    mayEdit: story.mayEdit ?? (newer === null && own.status !== "replaced"),
    statuses: questions.map(({ status }) => status),
    requested: story.retirement?.reason ?? null,
    isPlayedBefore: supersedes !== null && newer === null && own.status !== "approved",
    twins,
    game: getListedGame(own),
    category: typeof own.section === "number" ? "entertainment" : "education",
    figures: getFigures(await readQuestionFigures(context, ids), ids, i18n.language),
    canCorrect,
    canRetire,
    canRevoke,
  }
}

type Translate = AppContext["i18n"]["t"]
type Texts = NonNullable<QuestionStory["before"]>

const parts = ["question", "hints", "answer", "exact", "wrongAnswers", "summary"] as const

const toChanges = (before: Texts, after: Texts, t: Translate): ChangedText[] =>
  parts
    .map((part) => ({ part, old: toText(before[part], t), now: toText(after[part], t) }))
    .filter(({ old, now }) => old !== now)
    .map(({ part, old, now }) => ({
      part,
      words: diffWords(old, now).map((words, key) => ({ ...words, key })),
    }))

function toText(text: Texts[(typeof parts)[number]], t: Translate): string {
  if (typeof text === "object") return text.join("\n")
  return typeof text === "string" ? text : t(text ? "import.yes" : "import.no")
}
