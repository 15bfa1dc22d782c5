import { shownEvents } from "#app/people/person.server"
import {
  decidedEvents,
  queryOfHistory,
  readDecisions,
  readHistoryFilter,
  shownDecision,
} from "#app/review/decide/decision-history.server"
import type { AppContext } from "#app/server/context.server"
import type { OfferedPage } from "#app/upstream/capabilities.server"

const pageSize = 20

/** Changes of the structure, and questions taken over with it, are listed on its own page. */
const parts = [
  ["/admin/history", "questions", "/admin/history"],
  ["/admin/people", "people", "/admin/history?of=people"],
  ["/admin/structure", "structure", "/admin/structure#changes"],
] as const

const partsIn = (offered: ReadonlySet<OfferedPage>) =>
  parts.flatMap(([page, name, to]) => (offered.has(page) ? { name, to } : []))

export async function viewDecisions(url: URL, context: AppContext) {
  const filter = readHistoryFilter(url)
  const whole = queryOfHistory({ ...filter, before: "" })
  const [{ events, next }, offered] = await Promise.all([
    readDecisions(context, filter, pageSize),
    context.offeredPages(),
  ])
  return {
    of: "questions" as const,
    title: context.i18n.t("decisions.title"),
    parts: partsIn(offered),
    filter,
    kinds: decidedEvents,
    decisions: events.map((event) => shownDecision(event, context.i18n)),
    isEmpty: events.length === 0,
    newest: filter.before === "" ? null : `?${whole}`,
    older: next && queryOfHistory({ ...filter, before: next }),
    csv: `/admin/history.csv?${whole}`,
  }
}

export async function viewPeople({ searchParams }: URL, context: AppContext) {
  const { upstream, i18n } = context
  const asked = searchParams.get("before") ?? ""
  const before = /^\d{1,15}$/.test(asked) ? asked : ""
  const [reply, offered] = await Promise.all([
    upstream.people.events(before),
    context.offeredPages(),
  ])
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const { events, next } = reply.body
  return {
    of: "people" as const,
    title: i18n.t("people.history"),
    parts: partsIn(offered),
    events: shownEvents(events, i18n),
    isEmpty: events.length === 0,
    newest: before === "" ? null : "?of=people",
    older: next && new URLSearchParams({ of: "people", before: next }).toString(),
  }
}
