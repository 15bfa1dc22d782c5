import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { categories } from "#contract/words"
import { reviewPages } from "#app/admin/admin-pages"
import type { WaitingCounts } from "#app/review/list/waiting-questions.server"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { AdminOverview } from "./overview.server"

const countOf = (counts: WaitingCounts, of: "questions" | "entries") =>
  counts.reduce((sum, each) => sum + each[of], 0)

export function Waiting({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation()
  const next = categories.find((category) => countOf(overview[category], "entries") > 0)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {categories.map((category, index) => {
        const counts = overview[category]
        const entries = countOf(counts, "entries")
        const questions = countOf(counts, "questions")
        const to = reviewPages[index]?.to ?? ""
        return (
          <section
            key={category}
            aria-labelledby={category}
            className={`card flex flex-col gap-3 ${entries > 0 ? "border-2 border-hint" : ""}`}
          >
            <h2 id={category} className="font-bold text-soft">
              {t(`toDo.${category}`)}
            </h2>
            <p className="text-xl font-extrabold">
              {t("review.decisions", { count: entries })}
              {questions > entries ? (
                <span className="text-base font-normal text-soft">
                  {" · "}
                  {t("review.questions", { count: questions })}
                </span>
              ) : null}
            </p>
            <ul className="grid empty:hidden">
              {counts.map(({ game, entries: count }) =>
                count === 0 ? null : game ? (
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
                ) : (
                  <li key="unknown" className="flex min-h-[2.75rem] items-center gap-3">
                    <Icon name="info" className="text-soft" />
                    <span className="grow">{t("game.unknown")}</span>
                    <span className="font-bold tabular-nums">{count}</span>
                  </li>
                ),
              )}
            </ul>
            <Link
              to={to}
              className={`button mt-auto ${category === next ? "button-main" : "button-quiet"}`}
              viewTransition
            >
              {t(`review.${category}.title`)}
            </Link>
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
