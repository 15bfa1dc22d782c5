import type { DecisionHistory } from "#contract/review/review-decisions"
import { type QuestionEvent, questionEvents } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { getReason } from "#app/review/question/own-questions.server"
import { getDate } from "#app/i18n/dates.server"

type DecidedEvent = Exclude<QuestionEvent, "sent">
export const decidedEvents = questionEvents.filter(
  (event): event is DecidedEvent => event !== "sent",
)

/** The filter in the address; "" stands for all. `from` and `to` are UTC days, both included. */
export interface DecisionFilter {
  readonly person: string
  readonly event: DecidedEvent | ""
  readonly from: string
  readonly to: string
  readonly before: string
}

export function readHistoryFilter({ searchParams }: URL): DecisionFilter {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 60) ?? ""
  const day = (name: string) => (isDay(text(name)) ? text(name) : "")
  return {
    person: text("person"),
    event: decidedEvents.find((each) => each === text("event")) ?? "",
    from: day("from"),
    to: day("to"),
    before: /^\d{1,15}$/.test(text("before")) ? text("before") : "",
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00.000Z`))

export async function readDecisions(
  { upstream }: AppContext,
  { person, event, from, to, before }: DecisionFilter,
  size: number,
): Promise<DecisionHistory> {
  const reply = await upstream.admin.decisions({
    person: person || undefined,
    event: event || undefined,
    from: from ? `${from}T00:00:00.000Z` : undefined,
    to: to ? `${to}T23:59:59.999Z` : undefined,
    before: before || undefined,
    size: String(size),
  })
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  return reply.body
}

export const shownDecision = (
  {
    event,
    at,
    by,
    author,
    question,
    questionID,
    templates,
    reason,
    answer = "",
  }: DecisionHistory["events"][number],
  { language, t }: AppContext["i18n"],
) => ({
  key: `${at} ${questionID} ${event} ${answer}`,
  event,
  date: getDate(at, language),
  by: by || t("story.erased"),
  author: author ?? "",
  question,
  id: questionID,
  answer,
  reason: getReason(templates, reason, t),
})

export const queryOfHistory = (filter: DecisionFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
