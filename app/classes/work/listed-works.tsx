import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { viewListedWorks } from "./listed-works.server"

export function ListedWorks({ works }: { works: ReturnType<typeof viewListedWorks> }) {
  const { t } = useTranslation()
  return (
    <ul className="wide-list border-t border-line">
      {works.map(({ to, title, dates, state, isWithdrawn, progress, rounds }) => (
        <li key={to} className="border-b border-line [overflow-wrap:anywhere]">
          <Link
            to={to}
            className="flex min-h-[3.5rem] flex-wrap items-baseline gap-x-3 py-2 no-underline"
            viewTransition
          >
            <span className="grow text-xl font-bold text-action">
              <bdi>{title}</bdi>
            </span>
            <span className="chip">
              {t(isWithdrawn ? "work.withdrawn" : `work.state.${state}`)}
            </span>
            <span className="w-full">
              {progress} · {t("work.rounds", { count: rounds })}
            </span>
            <span className="w-full text-sm text-soft">{dates}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
