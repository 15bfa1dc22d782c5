import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import { PeopleEvents } from "#app/people/events.tsx"
import { requireRole } from "#app/session/guards.server"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { NoMatch } from "#app/ui/page-states.tsx"
import type { shownDecision, DecisionFilter } from "#app/review/decide/decision-history.server"
import { EventAnswer } from "#app/review/question/event-answer.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { viewDecisions, viewPeople } from "./view.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const url = new URL(request.url)
  return url.searchParams.get("of") === "people"
    ? viewPeople(url, context)
    : viewDecisions(url, context)
}

const titles = {
  questions: "decisions.questions",
  people: "people.title",
  structure: "structure.title",
} as const

export default function History() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  const { title, parts, newest, older } = view
  const tabs = parts.map(({ name, to }) => ({
    to,
    text: t(titles[name]),
    isCurrent: name === view.of,
  }))
  const isOfPeople = view.of === "people"
  return (
    <AdminFrame title={title} lead={t("decisions.lead")}>
      <div className="grid grid-cols-1 gap-5">
        {tabs.length > 1 ? <ChoiceTabs label={t("decisions.parts")} tabs={tabs} /> : null}
        {view.of === "people" ? (
          <PeopleEvents events={view.events} withNames />
        ) : (
          <>
            <HistoryFilterForm filter={view.filter} kinds={view.kinds} />
            <Decisions decisions={view.decisions} csv={view.csv} />
          </>
        )}
        {view.isEmpty ? (
          <NoMatch
            goesOn={Boolean(older)}
            title={t(isOfPeople ? "people.noEvents" : "decisions.none.title")}
            text={t(isOfPeople ? "people.eventsHelp" : "decisions.none.text")}
          />
        ) : null}
        <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
          {newest ? (
            <Link to={newest} className="button button-quiet" viewTransition>
              {t("decisions.newest")}
            </Link>
          ) : null}
          {older ? (
            <Link to={`?${older}`} rel="next" className="button button-quiet" viewTransition>
              {t(view.isEmpty ? "soFar.goOn" : "record.older")}
            </Link>
          ) : null}
        </nav>
      </div>
    </AdminFrame>
  )
}

interface Props {
  decisions: readonly ReturnType<typeof shownDecision>[]
  csv: string
}

function Decisions({ decisions, csv }: Props) {
  const { t } = useTranslation()
  if (decisions.length === 0) return null
  return (
    <>
      <a href={csv} download className="link justify-self-start">
        {t("decisions.csv")}
      </a>
      <ol id="decisions" className="wide-list gap-3">
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
    </>
  )
}

interface FilterProps {
  filter: DecisionFilter
  kinds: readonly Exclude<DecisionFilter["event"], "">[]
}

function HistoryFilterForm({ filter, kinds }: FilterProps) {
  const { t } = useTranslation()
  const { person, event, from, to } = filter
  const chosen = Object.values(filter).join("")
  return (
    <details className="card" open={chosen !== ""}>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-bold">
        {t("review.narrow")}
      </summary>
      <form
        key={chosen}
        className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto] lg:items-end"
      >
        <SearchField
          name="person"
          label={t("decisions.person")}
          defaultValue={person}
          maxLength={60}
        />
        <label className="grid gap-1.5 font-semibold">
          {t("decisions.event")}
          <select name="event" defaultValue={event} className="control font-normal">
            <option value="">{t("review.all")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`decisions.kind.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <Day name="from" label={t("decisions.from")} value={from} />
        <Day name="to" label={t("decisions.to")} value={to} />
        <button className="button button-quiet sm:max-lg:col-span-2">
          {t("decisions.filter")}
        </button>
      </form>
    </details>
  )
}

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="grid gap-1.5 font-semibold">
    {label}
    <input type="date" name={name} defaultValue={value} className="control py-1 font-normal" />
  </label>
)
