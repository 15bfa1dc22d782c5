import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { pageMeta } from "#app/i18n/title"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import { requireRole } from "#app/session/guards.server"
import { EmptyState } from "#app/ui/page-states.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { ChoiceForm } from "#app/forms/choice-form.tsx"
import { GameChoice } from "#app/games/game-choice.tsx"
import { readRecordFilter, viewRecord, type RecordView } from "./record.server"
import { EntryCard } from "./entry-card"
import { Pages, RecordFigures } from "./figures"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pupil = requireRole(request, context, "Student")
  await context.player.open()
  const filter = readRecordFilter(request)
  const record = await viewRecord(context, pupil, filter)
  const { subject } = record.filter
  const elsewhere = subject === filter.subject ? null : redirectToSubject(request, subject)
  if (elsewhere) throw elsewhere
  return { title: context.i18n.t("record.title"), record }
}

export default function AnsweredQuestions() {
  const { t } = useTranslation()
  const { record } = useLoaderData<typeof loader>()
  const { entries, isNarrowed } = record
  const hasChoice = entries.length > 0 || isNarrowed
  return (
    <div
      className={
        hasChoice
          ? "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
          : undefined
      }
    >
      <div>
        <PageHeading title={t("record.title")}>{t("record.lead")}</PageHeading>
        <RecordFigures record={record} />
        {hasChoice ? <Filters record={record} /> : null}
      </div>
      <div>
        {entries.length > 0 ? (
          <ol className="grid gap-4">
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ol>
        ) : isNarrowed ? (
          <NoMatch />
        ) : (
          <Empty canPlay={record.canPlay} />
        )}
        <Pages record={record} />
      </div>
    </div>
  )
}

function Empty({ canPlay }: Pick<RecordView, "canPlay">) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t("record.empty.title")}>
      <p className="text-soft">{t("record.empty.text")}</p>
      {canPlay ? (
        <Link to="/games/education" className="button button-main" viewTransition>
          {t("record.play")}
        </Link>
      ) : null}
    </EmptyState>
  )
}

function NoMatch() {
  const { t } = useTranslation()
  return (
    <EmptyState picture="saffir/thinks" title={t("record.noMatch.title")}>
      <p className="text-soft">{t("record.noMatch.text")}</p>
      <Link to="/answered-questions" className="button button-main" viewTransition>
        {t("record.showAll")}
      </Link>
    </EmptyState>
  )
}

function Filters({ record: { filter, subjects, chapters, isNarrowed } }: { record: RecordView }) {
  const { t } = useTranslation()
  return (
    <details className="card" open={isNarrowed}>
      <summary className="flex min-h-[2.75rem] items-center font-semibold">
        {t("decisions.filter")}
      </summary>
      <ChoiceForm
        key={`${filter.subject} ${filter.chapter} ${filter.game} ${filter.onlyMistakes}`}
        replace
        className="grid gap-3"
      >
        <label className="grid gap-1.5 font-semibold">
          {t("record.subject")}
          <select name="subject" defaultValue={filter.subject} className="control font-normal">
            <option value="">{t("record.allSubjects")}</option>
            {subjects.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {chapters.length > 0 ? (
          <label className="grid gap-1.5 font-semibold">
            {t("record.chapter")}
            <select name="chapter" defaultValue={filter.chapter} className="control font-normal">
              <option value="">{t("record.allChapters")}</option>
              {chapters.map(({ name, number }) => (
                <option key={number} value={number}>
                  {number}. {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <GameChoice game={filter.game} />
        <label className="flex min-h-[2.75rem] items-center gap-3 self-end">
          <input
            type="checkbox"
            name="mistakes"
            value="1"
            defaultChecked={filter.onlyMistakes}
            className="tick-box"
          />
          {t("record.mistakes")}
        </label>
        <button className="button button-quiet">{t("record.filter")}</button>
      </ChoiceForm>
    </details>
  )
}
