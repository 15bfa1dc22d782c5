import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SearchField } from "#app/forms/search-field.tsx"
import { countedStatuses } from "#contract/words"
import { GameChoice } from "#app/games/game-choice.tsx"
import { CommonWrongAnswers, FiguresLine } from "#app/review/question/figures-of-question.tsx"
import { OwnEntryRow } from "#app/review/question/own-entry.tsx"
import { QuestionPreview } from "#app/review/question/question-preview.tsx"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { EmptyState, NoMatch } from "#app/ui/page-states.tsx"
import type { OwnView } from "./view.server"

const outOfPlay = ["retired", "hidden"] as const

interface Props {
  own: OwnView
  canOpen: boolean
  canPlayLive: boolean
}

export function OwnList({ own, canOpen, canPlayLive }: Props) {
  const { t } = useTranslation()
  const { filter, entries, older, counts } = own
  const listed = [...countedStatuses, ...outOfPlay] as const
  const written = [...listed, "withdrawn" as const].reduce((sum, status) => sum + counts[status], 0)
  const shown = listed.filter((status) => counts[status] > 0 || status === filter.status)
  const isSearched = filter.search !== "" || filter.game !== ""
  const arePages = older !== "" || filter.before !== ""
  const areSplit =
    arePages || filter.status !== "" || shown.some((status) => counts[status] < written)
  if (written === 0)
    return (
      <EmptyState title={t("mine.empty.title")}>
        <p className="text-soft">{t("mine.empty.text")}</p>
      </EmptyState>
    )
  return (
    <>
      {areSplit ? (
        <ChoiceTabs
          label={t("mine.by")}
          tabs={(["", ...shown] as const).map((status) => ({
            to: `/my-questions${status && `?status=${status}`}`,
            text: `${t(`mine.status.${status || "all"}`)} ${status ? counts[status] : written}`,
            isCurrent: status === filter.status,
          }))}
        />
      ) : null}
      {isSearched || arePages || entries.length > 6 ? <Search filter={filter} /> : null}
      {arePages ? null : <Amount entries={entries} />}
      {entries.length > 0 ? (
        <ol id="questions" className="grid grid-cols-1 gap-2">
          {entries.map((entry) => (
            <OwnEntryRow
              key={entry.id}
              entry={entry}
              canOpen={canOpen}
              tick={<Tick entry={entry} />}
            >
              <FiguresLine figures={entry.figures} />
              {canOpen ? null : (
                <details>
                  <summary className="link">{t("mine.preview")}</summary>
                  <div className="grid gap-4 pt-2">
                    <CommonWrongAnswers figures={entry.figures} />
                    {entry.items.map((item) => (
                      <QuestionPreview key={item.id} item={item} />
                    ))}
                  </div>
                </details>
              )}
            </OwnEntryRow>
          ))}
        </ol>
      ) : (
        <NoMatch
          goesOn={older !== ""}
          title={t("mine.noMatch.title")}
          text={t("mine.noMatch.text")}
        />
      )}
      {entries.length > 0 ? <TickedForm filter={filter} canPlayLive={canPlayLive} /> : null}
      <Pages newest={own.newest} older={older} />
    </>
  )
}

function Amount({ entries }: Pick<OwnView, "entries">) {
  const { t } = useTranslation()
  const count = entries.reduce((sum, { ids }) => sum + ids.length, 0)
  if (count === entries.length) return null
  return (
    <p className="text-sm text-soft">
      {t("review.questions", { count })} · {t("review.entries", { count: entries.length })}
    </p>
  )
}

function Pages({ newest, older }: Pick<OwnView, "newest" | "older">) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("record.pages")} className="flex flex-wrap justify-between gap-3">
      {newest === null ? null : (
        <Link to={`/my-questions?${newest}`} className="button button-quiet" viewTransition>
          {t("mine.toNewest")}
        </Link>
      )}
      {older ? (
        <Link to={`?${older}`} rel="next" className="button button-quiet" viewTransition>
          {t("record.older")}
        </Link>
      ) : null}
    </nav>
  )
}

function Search({ filter: { status, search, game } }: Pick<OwnView, "filter">) {
  const { t } = useTranslation()
  return (
    <form key={`${status} ${search} ${game}`} className="card grid gap-3 sm:grid-cols-2">
      {status ? <input type="hidden" name="status" value={status} /> : null}
      <SearchField name="search" label={t("mine.search")} defaultValue={search} />
      <GameChoice game={game} />
      <button className="button button-quiet sm:col-span-2">{t("mine.find")}</button>
    </form>
  )
}

const tickedForm = "ticked"

function Tick({ entry }: { entry: OwnView["entries"][number] }) {
  const { t } = useTranslation()
  return (
    <label className="grid min-w-[2.75rem] place-items-center">
      <span className="sr-only">
        {t("review.tick")} <bdi>{entry.question}</bdi>
      </span>
      <input
        type="checkbox"
        name="pick"
        value={entry.ids.join("-")}
        form={tickedForm}
        className="tick-box"
      />
    </label>
  )
}

function TickedForm({ filter, canPlayLive }: Pick<OwnView, "filter"> & Pick<Props, "canPlayLive">) {
  const { t } = useTranslation()
  return (
    <form id={tickedForm} action="/print" className="ticked card grid gap-3 border-edge">
      <input type="hidden" name="from" value="mine" />
      {Object.entries(filter).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <p className="text-sm text-soft">{t("print.mineHelp")}</p>
      <div className="flex flex-wrap gap-3">
        <button className="button button-quiet max-sm:grow">{t("print.now")}</button>
        {canPlayLive ? (
          <button formAction="/live/new" className="button button-quiet max-sm:grow">
            {t("live.playLive")}
          </button>
        ) : null}
      </div>
    </form>
  )
}
