import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { ReviewView } from "./review"

export function Filters({
  review: { category, filter, choices, found, isChosen },
}: {
  review: ReviewView
}) {
  const { t } = useTranslation()
  return (
    <details open={found === 0} className={`card ${isChosen ? "max-md:hidden" : ""}`}>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-bold">
        <Icon name="menu" />
        {t("review.narrow")}
      </summary>
      <Form
        key={JSON.stringify({ ...filter, page: 1 })}
        method="get"
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        {filter.author ? <input type="hidden" name="author" value={filter.author} /> : null}
        <label className="grid gap-1.5 font-semibold sm:col-span-2">
          {t("review.search")}
          <input
            type="search"
            name="search"
            defaultValue={filter.search}
            maxLength={200}
            dir="auto"
            className="control font-normal"
          />
        </label>
        {choices.map(({ name, label, chosen, options }) => (
          <label key={name} className="grid gap-1.5 font-semibold">
            {label}
            <select name={name} defaultValue={chosen} className="control font-normal">
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="button button-main sm:col-span-2">{t("record.filter")}</button>
        {filter.author ? null : (
          <button
            name="from"
            value={category}
            formAction="/print"
            className="button button-quiet sm:col-span-2"
          >
            {t("print.mine")}
          </button>
        )}
      </Form>
    </details>
  )
}
