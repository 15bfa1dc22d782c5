import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { titled } from "#app/i18n/title"
import {
  decidedEvents,
  queryOfHistory,
  readDecisions,
  readHistoryFilter,
  shownDecision,
} from "#app/review/decide/decision-history.server"
import { EventAnswer } from "#app/review/question/event-answer.tsx"
import { requireRole } from "#app/session/guards.server"
import { EmptyState } from "#app/ui/page-states.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { Filter } from "./filter"

export const meta = titled

const pageSize = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const filter = readHistoryFilter(new URL(request.url))
  const { events, next } = await readDecisions(context, filter, pageSize)
  return {
    title: context.i18n.t("decisions.title"),
    filter,
    kinds: decidedEvents,
    decisions: events.map((event) => shownDecision(event, context.i18n)),
    older: next && queryOfHistory({ ...filter, before: next }),
    csv: `/admin/history.csv?${queryOfHistory({ ...filter, before: "" })}`,
  }
}

/** Lists who decided what and when. */
export default function History() {
  const { t } = useTranslation()
  const { filter, kinds, decisions, older, csv } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={t("decisions.title")} lead={t("decisions.lead")}>
      <div className="grid max-w-prose grid-cols-1 gap-5">
        <Filter filter={filter} kinds={kinds} />
        {decisions.length > 0 ? (
          <a href={csv} download className="link justify-self-start">
            {t("decisions.csv")}
          </a>
        ) : (
          <EmptyState picture="saffir/thinks" title={t("decisions.none.title")}>
            <p className="text-soft">{t("decisions.none.text")}</p>
          </EmptyState>
        )}
        <ol id="decisions" className="grid gap-3">
          {decisions.map(({ event, date, by, author, question, id, answer, reason, key }) => (
            <li key={key} className="card grid gap-1 [overflow-wrap:anywhere]">
              <p>
                <strong>{t(`story.event.${event}`, { name: by })}</strong>{" "}
                <span className="text-sm text-soft">
                  <bdi>{date}</bdi>
                </span>
              </p>
              <Link to={`/admin/questions/${id}`} className="link" viewTransition>
                <bdi>{question}</bdi>
              </Link>
              {author ? (
                <p className="text-sm text-soft">{t("decisions.author", { name: author })}</p>
              ) : null}
              <EventAnswer answer={answer} />
              {reason ? <UserProse>{reason}</UserProse> : null}
            </li>
          ))}
        </ol>
        <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
          {filter.before ? (
            <Link to="/admin/history" className="button button-quiet" viewTransition>
              {t("decisions.newest")}
            </Link>
          ) : null}
          {older ? (
            <Link to={`?${older}`} rel="next" className="button button-quiet" viewTransition>
              {t("record.older")}
            </Link>
          ) : null}
        </nav>
      </div>
    </AdminFrame>
  )
}
