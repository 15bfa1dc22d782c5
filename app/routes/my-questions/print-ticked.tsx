import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OwnView } from "./view.server"

const printForm = "print"

export function OpenOrTick({
  entry,
  canOpen,
}: {
  entry: OwnView["entries"][number]
  canOpen: boolean
}) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      {canOpen ? (
        <Link
          to={`/my-questions/${entry.id}`}
          aria-label={`${t("mine.open")}: ${entry.question}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("mine.open")}
        </Link>
      ) : null}
      <label className="inline-flex min-h-[2.75rem] items-center gap-2">
        <input
          type="checkbox"
          name="id"
          value={entry.ids.join(".")}
          form={printForm}
          className="h-5 w-5 accent-[rgb(var(--action))]"
        />
        {t("print.tick")}
      </label>
    </p>
  )
}

export function PrintForm({ filter }: Pick<OwnView, "filter">) {
  const { t } = useTranslation()
  return (
    <form id={printForm} action="/print" className="card grid gap-3">
      <input type="hidden" name="from" value="mine" />
      {Object.entries(filter).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <p className="text-sm text-soft">{t("print.mineHelp")}</p>
      <button className="button button-quiet">{t("print.mine")}</button>
    </form>
  )
}
