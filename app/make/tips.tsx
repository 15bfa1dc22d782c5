import { useTranslation } from "react-i18next"
import type { Game } from "#game/rounds/place"

/** What makes a question of a game good. */
export function Tips({ game }: { game: Game }) {
  const { t } = useTranslation()
  return (
    <aside className="card border-hint">
      <h2 className="mb-2 font-bold">{t("make.tips.title")}</h2>
      <ul className="grid list-disc gap-2 ps-5 text-soft">
        <li>{t(`make.tips.${game}.first`)}</li>
        <li>{t(`make.tips.${game}.second`)}</li>
        <li>{t(`make.tips.${game}.third`)}</li>
      </ul>
    </aside>
  )
}
