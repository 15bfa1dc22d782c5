import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Category } from "#contract/words"
import type { Game } from "#contract/words"
import { gameNames } from "#contract/words"
import { Icon } from "#app/ui/icon.tsx"
import { makePath } from "./addresses"

interface Props {
  game: Game
  category: Category
  categories: readonly Category[]
}

export function GameTabs({ game, category, categories }: Props) {
  const { t } = useTranslation()
  const tabs = gameNames.map((other) => ({
    to: makePath(category, other),
    icon: other,
    label: t(`game.${other}.title`),
    isHere: other === game,
  }))
  return (
    <div className="grid gap-4">
      {categories.length > 1 ? (
        <nav
          aria-label={t("make.forWhom")}
          className="inline-grid grid-cols-2 justify-self-start overflow-hidden rounded-full border-2 border-edge max-sm:w-full"
        >
          {categories.map((each) => (
            <Link
              key={each}
              to={makePath(each, game)}
              aria-current={each === category ? "page" : undefined}
              className="inline-flex min-h-[2.75rem] items-center justify-center px-5 text-center font-semibold no-underline hover:bg-raised aria-[current]:bg-action aria-[current]:text-on-action"
              viewTransition
            >
              {t(`category.${each}.title`)}
            </Link>
          ))}
        </nav>
      ) : null}
      <nav aria-label={t("make.which")} className="flex flex-wrap gap-2">
        {tabs.map(({ to, icon, label, isHere }) => (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={`inline-flex min-h-[2.75rem] items-center gap-2 rounded border-2 px-3 py-1 font-semibold no-underline hover:bg-raised ${isHere ? "border-action bg-raised text-action" : "border-edge"}`}
            viewTransition
          >
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
