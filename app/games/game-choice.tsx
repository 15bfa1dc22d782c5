import { useTranslation } from "react-i18next"
import { gameNames, type Game } from "#contract/words"

interface Props {
  game: Game | ""
}

export function GameChoice({ game }: Props) {
  const { t } = useTranslation()
  return (
    <label className="grid gap-1.5 font-semibold">
      {t("review.game")}
      <select name="game" defaultValue={game} className="control font-normal">
        <option value="">{t("review.all")}</option>
        {gameNames.map((name) => (
          <option key={name} value={name}>
            {t(`game.${name}.title`)}
          </option>
        ))}
      </select>
    </label>
  )
}
