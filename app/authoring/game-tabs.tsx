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
  /** The categories that this person may write for. */
  categories: readonly Category[]
}

/** Links to the pages of the other games, and of the other category. */
export function GameTabs({ game, category, categories }: Props) {
  const { t } = useTranslation()
  const tabs = gameNames.map((other) => ({
    to: makePath(category, other),
    icon: other,
    label: t(`game.${other}.title`),
    isHere: other === game,
  }))
  const others = categories.filter((other) => other !== category)
  return (
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
      {others.map((other) => (
        <Link
          key={other}
          to={makePath(other, game)}
          className="link inline-flex min-h-[2.75rem] items-center px-2 sm:ms-auto"
          viewTransition
        >
          {t(`category.${other}.title`)}
        </Link>
      ))}
    </nav>
  )
}
