import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, countedStatuses } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { titled } from "#app/i18n/title"
import { CommonWrongAnswers, FiguresLine } from "#app/review/figures-of-question.tsx"
import { OwnEntryCard } from "#app/review/own-entry.tsx"
import { QuestionPreview } from "#app/review/question-preview.tsx"
import { requirePerson } from "#app/session/guards.server"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { type OwnView, viewOwn } from "./view.server"

export const meta = titled

/** Everybody may write for fun; an education question is written by teachers and admins. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requirePerson(request, context)
  const category = role === "Teacher" || role === "Admin" ? "education" : "entertainment"
  const [game] = gameNames
  const own = await viewOwn(context, request)
  const mayHaveAppeals = role === "Admin" || (own?.counts.approved ?? 0) > 0
  return {
    hasAppeals: mayHaveAppeals && (await context.capabilities.has("appeals")),
    title: context.i18n.t("mine.title"),
    write: makePath(category, game),
    own,
  }
}

export default function MyQuestions() {
  const { t } = useTranslation()
  const { own, write, hasAppeals } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-4">
      <PageHeading title={t("mine.title")}>{t("mine.lead")}</PageHeading>
      {own ? <List own={own} /> : <Missing />}
      {hasAppeals ? (
        <Link to="/my-questions/appeals" className="button button-quiet" viewTransition>
          {t("appeals.title")}
        </Link>
      ) : null}
      <Link to={write} className="button button-main" viewTransition>
        {t("home.write")}
      </Link>
      <Link to="/my-questions/import" className="link" viewTransition>
        {t("import.title")}
      </Link>
    </div>
  )
}

function List({ own: { filter, entries, older, counts, canOpen } }: { own: OwnView }) {
  const { t } = useTranslation()
  const written =
    counts.waiting + counts.approved + counts.changes + counts.rejected + counts.withdrawn
  if (written === 0)
    return (
      <EmptyState title={t("mine.empty.title")}>
        <p className="text-soft">{t("mine.empty.text")}</p>
      </EmptyState>
    )
  return (
    <>
      <ChoiceTabs
        label={t("mine.by")}
        tabs={(["", ...countedStatuses] as const).map((status) => ({
          to: `/my-questions${status && `?status=${status}`}`,
          text: `${t(`mine.status.${status || "all"}`)} ${status ? counts[status] : written}`,
          isCurrent: status === filter.status,
        }))}
      />
      <Search filter={filter} />
      {entries.length > 0 ? (
        <ol id="questions" className="grid grid-cols-1 gap-4">
          {entries.map((entry) => (
            <OwnEntryCard key={entry.id} entry={entry}>
              <FiguresLine figures={entry.figures} />
              {canOpen ? (
                <Link
                  to={`/my-questions/${entry.id}`}
                  aria-label={`${t("mine.open")}: ${entry.question}`}
                  className="link inline-flex min-h-[2.75rem] items-center justify-self-start"
                  viewTransition
                >
                  {t("mine.open")}
                </Link>
              ) : null}
              <details>
                <summary className="link inline-flex min-h-[2.75rem] cursor-pointer items-center gap-2">
                  {t("mine.preview")}
                </summary>
                <div className="grid gap-4 pt-2">
                  <CommonWrongAnswers figures={entry.figures} />
                  {entry.items.map((item) => (
                    <QuestionPreview key={item.id} item={item} />
                  ))}
                </div>
              </details>
            </OwnEntryCard>
          ))}
        </ol>
      ) : (
        <EmptyState picture="saffir/thinks" title={t("mine.noMatch.title")}>
          <p className="text-soft">{t(`mine.noMatch.${older ? "further" : "text"}`)}</p>
        </EmptyState>
      )}
      <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
        {filter.before ? (
          <Link to="/my-questions" className="button button-quiet" viewTransition>
            {t("mine.toNewest")}
          </Link>
        ) : null}
        {older ? (
          <Link to={`?${older}`} rel="next" className="button button-quiet" viewTransition>
            {t("record.older")}
          </Link>
        ) : null}
      </nav>
    </>
  )
}

/** A plain form: what is typed and chosen stands in the address. */
function Search({ filter: { status, search, game } }: Pick<OwnView, "filter">) {
  const { t } = useTranslation()
  return (
    <form key={`${status} ${search} ${game}`} className="card grid gap-3 sm:grid-cols-2">
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <label className="grid gap-1.5 font-semibold">
        {t("mine.search")}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          className="control font-normal"
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {t("review.game")}
        <select name="game" defaultValue={game} className="control font-normal">
          <option value="">{t("review.all")}</option>
          {gameNames.map((name) => (
            <option key={name} value={name}>
              {t(`game.${name}.title`)}
            </option>
          ))}
        </select>
      </label>
      <button className="button button-quiet sm:col-span-2">{t("mine.find")}</button>
    </form>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <EmptyState picture="saffir/thinks" title={t("mine.missing.title")}>
      <p className="text-soft">{t("mine.missing.text")}</p>
    </EmptyState>
  )
}
