import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"

const parts = [
  { of: "questions", to: "/admin/history", label: "decisions.questions" },
  { of: "people", to: "/admin/history?of=people", label: "people.title" },
] as const

/** The two parts of the history. */
export function Parts({ of }: { of: (typeof parts)[number]["of"] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("decisions.parts")} className="flex flex-wrap gap-3">
      {parts.map(({ of: part, to, label }) => (
        <Link
          key={part}
          to={to}
          aria-current={part === of ? "page" : undefined}
          className="button button-quiet aria-[current]:border-action aria-[current]:bg-raised aria-[current]:text-action"
          viewTransition
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
