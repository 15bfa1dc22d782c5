import { useTranslation } from "react-i18next"
import type { DecisionFilter } from "#app/review/decide/decision-history.server"

interface FilterProps {
  filter: DecisionFilter
  kinds: readonly Exclude<DecisionFilter["event"], "">[]
}

/** A plain GET form, so that the filter is stored in the address. */
export function HistoryFilterForm({ filter, kinds }: FilterProps) {
  const { t } = useTranslation()
  const { person, event, from, to } = filter
  return (
    <form key={Object.values(filter).join(" ")} className="card grid gap-3 sm:grid-cols-2">
      <label className="grid gap-1.5 font-semibold">
        {t("decisions.person")}
        <input
          type="search"
          name="person"
          defaultValue={person}
          maxLength={60}
          className="control font-normal"
        />
      </label>
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
      <button className="button button-quiet sm:col-span-2">{t("decisions.filter")}</button>
    </form>
  )
}

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="grid gap-1.5 font-semibold">
    {label}
    <input type="date" name={name} defaultValue={value} className="control font-normal" />
  </label>
)
