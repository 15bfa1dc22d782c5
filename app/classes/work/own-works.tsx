import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { OwnWorkView } from "./own-works.server"

export function OwnWorks({ title, works }: { title: string; works: readonly OwnWorkView[] }) {
  const { t } = useTranslation()
  if (works.length === 0) return null
  return (
    <TitledSection id="works" title={title}>
      <ul className="grid gap-3">
        {works.map(({ workId, title: of, state, by, done, rounds, when }) => (
          <li key={workId}>
            <Link
              to={`/work/${workId}`}
              className="card flex items-center gap-4 border-2 border-action !p-4 no-underline hover:bg-raised"
              viewTransition
            >
              <Icon name="book" className="text-2xl text-action" />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block text-lg font-bold">
                  <bdi>{of}</bdi>
                </span>
                <span className="block text-sm text-soft">{by}</span>
                <span className="block">
                  {t("work.left", { count: rounds - done })} ·{" "}
                  {state === "late" ? t("work.state.late") : when}
                </span>
              </span>
              <Icon name="arrow-next" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
