import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { DecisionHistory } from "#contract/review/review-decisions"
import { replyWithCsv } from "#app/forms/file-reply.server"
import { csvLine, separatorFor } from "#app/forms/csv.server"
import {
  readDecisions,
  readHistoryFilter,
  shownDecision,
} from "#app/review/decide/decision-history.server"
import type { AppContext } from "#app/server/context.server"
import { requireRole } from "#app/session/guards.server"

const [pageSize, pagesMax] = [500, 10]
const columns = ["at", "by", "event", "question", "author", "reason", "answer"] as const

/** At most the newest 5,000 decisions, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { t, language } = context.i18n
  const header = columns.map((name) => t(`decisions.column.${name}`))
  const lines = [csvLine(header, separatorFor(language))]
  const filter = readHistoryFilter(new URL(request.url))
  let { before } = filter
  for (let page = 0; page < pagesMax; page += 1) {
    const { events, next } = await readDecisions(
      context,
      Object.assign({}, filter, { before }),
      pageSize,
    )
    lines.push(...events.map((event) => toLine(event, context.i18n)))
    if (next === null) break
    before = next
  }
  return replyWithCsv("decisions", lines)
}

function toLine(event: DecisionHistory["events"][number], i18n: AppContext["i18n"]): string {
  const shown = shownDecision(event, i18n)
  const kind = shown.event === "sent" ? "" : i18n.t(`decisions.kind.${shown.event}`)
  const { by, question, author, reason, answer } = shown
  const cells = [event.at, by, kind, question, author, reason, answer]
  return csvLine(cells, separatorFor(i18n.language))
}
