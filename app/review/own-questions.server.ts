import type * as z from "zod"
import type { list } from "#contract/my-questions"
import type { countedStatuses, QuestionStatus, ReviewReason } from "#contract/words"
import { orNull } from "#app/forms/unavailable.server"
import type { AppContext } from "#app/server/context.server"
import { newsOf } from "#app/shell/view.server"
import { gameOf, withSection } from "./listed.server"
import { ageOf, originOf, waitingOf } from "./question-view.server"
import type { Entry, Waiting } from "./review"
import { setsOf } from "./sets.server"

type Answered = z.output<typeof list.ok>

/** A question that somebody wrote, or the questions of a set with one decision, and what became of it. */
export interface OwnEntry extends Entry {
  readonly status: QuestionStatus
  /** How long ago it was sent or decided, in words. */
  readonly age: string
  readonly reason: string
  /** Decided since its author last looked. */
  readonly isNew: boolean
  readonly items: readonly Waiting[]
}

/** What was written together and has the same decision is one entry, in the order of the API. */
export function ownEntriesOf(
  questions: Answered["questions"],
  now: number,
  i18n: AppContext["i18n"],
): readonly OwnEntry[] {
  const listed = questions.map((question) => ({
    ...withSection(question),
    setId: question.setId && `${question.setId} ${question.status} ${question.reason}`,
  }))
  return setsOf(listed).map(({ first: newest, items: [first = newest, ...others] }) => ({
    id: first.questionID,
    ids: [first, ...others].map(({ questionID }) => questionID),
    game: gameOf(first),
    question: first.question,
    origin: originOf(first, i18n),
    status: first.status,
    age: ageOf(first.decidedAt ?? first.createdAt, now, i18n.language),
    reason: reasonOf(first.templates ?? [], first.reason, i18n.t),
    isNew: [first, ...others].some(({ isNew }) => isNew),
    items: [first, ...others].map((item) => waitingOf(item, i18n)),
  }))
}

/** The reasons by key in the language of the page, before the admin's own words. */
export const reasonOf = (
  templates: readonly ReviewReason[],
  reason: string,
  t: AppContext["i18n"]["t"],
): string =>
  [...templates.map((key) => t(`review.reasons.${key}`)), reason].filter(Boolean).join(" ")

/** What became of somebody's questions, in short. */
export interface OwnSummary {
  readonly counts: Readonly<Record<(typeof countedStatuses)[number], number>>
  /** What was decided since the author last looked, in words; "" for nothing. */
  readonly news: string
  /** The last decisions. */
  readonly entries: readonly OwnEntry[]
}

const summaryMax = 3

/** One call; `null` where the upstream does not say, or not in time. */
export async function readOwnSummary(context: AppContext): Promise<OwnSummary | null> {
  const { capabilities, i18n, session, upstream } = context
  if (!(await capabilities.has("my-questions"))) return null
  const answer = await orNull(upstream.authoring.myNewestDecisions(summaryMax))
  if (answer?.status !== 200) return null
  const { counts, questions } = answer.body
  session.setNews(counts.news)
  return {
    counts,
    news: newsOf(counts.news, i18n),
    entries: ownEntriesOf(questions, Date.now(), i18n),
  }
}
