import type * as z from "zod"
import type { list } from "#contract/questions/my-questions"
import {
  countedStatuses,
  type QuestionStatus,
  type ReviewReason,
  type Game,
  gameNames,
  questionStatuses,
  wireGames,
} from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { newsOf } from "#app/shell/view.server"
import { getListedGame, withSection } from "./listed.server"
import { getAge, describeOrigin, waitingOf, getSets } from "./question-view.server"
import type { ReviewEntry, WaitingQuestion } from "./entry"

type OwnReply = z.output<typeof list.ok>

export interface OwnEntry extends ReviewEntry {
  readonly status: QuestionStatus
  readonly age: string
  readonly reason: string
  readonly isNew: boolean
}

export interface WholeEntry extends OwnEntry {
  readonly items: readonly WaitingQuestion[]
}

/** Questions of a set with the same status and the same reasons are one entry. Entries are in the API's order. */
export const toOwnEntries = (
  questions: OwnReply["questions"],
  now: number,
  i18n: AppContext["i18n"],
): readonly OwnEntry[] => groupInSets(questions).map((set) => toEntry(set, now, i18n))

export const toWholeEntries = (
  questions: OwnReply["questions"],
  now: number,
  i18n: AppContext["i18n"],
): readonly WholeEntry[] =>
  groupInSets(questions).map((set) => ({
    ...toEntry(set, now, i18n),
    items: set.all.map((item) => waitingOf(item, i18n)),
  }))

function groupInSets(questions: OwnReply["questions"]) {
  const listed = questions.map((question) => ({
    ...withSection(question),
    setId: getKey(question),
  }))
  return getSets(listed).map(({ first: newest, items: [first = newest, ...others] }) => ({
    first,
    all: [first, ...others],
  }))
}

const toEntry = (
  { first, all }: ReturnType<typeof groupInSets>[number],
  now: number,
  i18n: AppContext["i18n"],
): OwnEntry => ({
  id: first.questionID,
  ids: all.map(({ questionID }) => questionID),
  game: getListedGame(first),
  question: first.question,
  origin: describeOrigin(first, i18n),
  status: first.status,
  age: getAge(first.decidedAt ?? first.createdAt, now, i18n.language),
  reason: getReason(first.templates ?? [], first.reason, i18n.t),
  isNew: all.some(({ isNew }) => isNew),
})

const getKey = ({ setId, status, templates, reason }: OwnReply["questions"][number]) =>
  setId && JSON.stringify([setId, status, templates, reason])

export const getReason = (
  templates: readonly ReviewReason[],
  reason: string,
  t: AppContext["i18n"]["t"],
): string =>
  [...templates.map((key) => t(`review.reasons.${key}`)), reason].filter(Boolean).join(" ")

export interface OwnSummary {
  readonly tabs: readonly {
    readonly to: string
    readonly text: string
    readonly isCurrent: false
  }[]
  readonly news: string
  readonly entries: readonly (Pick<OwnEntry, "id" | "question" | "status" | "isNew"> & {
    readonly to: string
  })[]
}

const summaryMax = 3

export async function readOwnSummary(context: AppContext): Promise<OwnSummary | null> {
  const { i18n, session, upstream } = context
  const [answer, pages] = await Promise.all([
    orNull(upstream.authoring.myNewestDecisions(summaryMax)),
    context.offeredPages(),
  ])
  if (answer?.status !== 200) return null
  const { counts, questions } = answer.body
  session.setNews(counts.news)
  const written = countedStatuses.filter((status) => counts[status] > 0)
  if (written.length === 0 && questions.length === 0) return null
  return {
    tabs: written.map((status) => ({
      to: `/my-questions?status=${status}`,
      text: `${i18n.t(`mine.status.${status}`)} ${counts[status]}`,
      isCurrent: false,
    })),
    news: newsOf(counts.news, i18n),
    entries: toOwnEntries(questions, Date.now(), i18n).map(({ id, question, status, isNew }) => {
      const to = pages.has("/my-questions/:questionId") ? `/${id}` : `?status=${status}`
      return { id, question, status, isNew, to: `/my-questions${to}` }
    }),
  }
}

export interface OwnFilter {
  readonly status: QuestionStatus | ""
  readonly game: Game | ""
  readonly search: string
  readonly before: string
}

export function readOwnFilter({ searchParams }: URL): OwnFilter {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) ?? ""
  return {
    status: questionStatuses.find((status) => status === text("status")) ?? "",
    game: gameNames.find((game) => game === text("game")) ?? "",
    search: text("search"),
    before: /^\d{1,15}-\d{1,15}$/.test(text("before")) ? text("before") : "",
  }
}

export const addressOfOwn = (filter: OwnFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString()

export const toOwnQuery = ({ status, game, search, before }: OwnFilter) => ({
  status: status || undefined,
  game: game ? wireGames[game] : undefined,
  search: search || undefined,
  before: before || undefined,
})
