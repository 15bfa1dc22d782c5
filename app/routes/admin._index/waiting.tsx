import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { categories } from "#contract/words"
import { reviewPages } from "#app/admin/admin-pages"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Overview } from "./overview.server"

/** The number of questions under review, by category and game, with links to the lists. */
export function Waiting({ overview }: { overview: Overview }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {categories.map((category, index) => {
        const counts = overview[category]
        const total = counts.reduce((sum, { count }) => sum + count, 0)
        const to = reviewPages[index]?.to ?? ""
        return (
          <section
            key={category}
            aria-labelledby={category}
            className={`card grid content-start gap-3 ${total > 0 ? "border-2 border-hint" : ""}`}
          >
            <h2 id={category} className="text-lg font-bold">
              <Link
                to={to}
                className="link inline-flex min-h-[2.75rem] items-center"
                viewTransition
              >
                {t(`review.${category}.title`)}
              </Link>
            </h2>
            <p className="text-xl font-extrabold">{t("review.waiting", { count: total })}</p>
            <ul className="grid">
              {counts.map(({ game, count }) =>
                game ? (
                  <li key={game}>
                    <Link
                      to={`${to}?game=${game}`}
                      className="flex min-h-[2.75rem] items-center gap-3 rounded no-underline hover:bg-raised"
                      viewTransition
                    >
                      <Icon name={game} className="text-soft" />
                      <span className="grow">{t(`game.${game}.title`)}</span>
                      <span className="font-bold tabular-nums">{count}</span>
                    </Link>
                  </li>
                ) : count > 0 ? (
                  <li key="unknown" className="flex min-h-[2.75rem] items-center gap-3">
                    <Icon name="info" className="text-soft" />
                    <span className="grow">{t("game.unknown")}</span>
                    <span className="font-bold tabular-nums">{count}</span>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        )
      })}
      {overview.feedback ? (
        <ChoiceCard to="/my-questions/appeals" icon="warning" title={t("appeals.title")}>
          {t("appeals.open", { count: overview.feedback })}
        </ChoiceCard>
      ) : null}
    </div>
  )
}
