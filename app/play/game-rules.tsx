import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import { Picture } from "#app/ui/picture.tsx"

interface Props {
  game: Game
  /** Of a round for fun, which has no points, without them. */
  points?: Readonly<Record<string, number>> | null
  children: ReactNode
}

/** What starts a round, with the rules of its game beside it. */
export function WithRules({ game, points, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      {children}
      <aside className="card border-hint">
        <Picture of={`scenes/${game}`} className="mx-auto mb-4 w-full max-w-xs" />
        <h2 className="mb-2 font-bold">{t("choose.rules")}</h2>
        <p className="text-soft">
          {points ? t(`choose.how.${game}`, points) : t(`choose.howForFun.${game}`)}
        </p>
      </aside>
    </div>
  )
}
