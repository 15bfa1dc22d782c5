import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import { gameCards } from "#app/games/games"
import { playPath } from "#app/play/addresses"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { Item } from "./entries.server"

export interface AnsweredProps {
  game: Game | null
  item: Item
}

/** The given and the right answer, with the link to play the question again. */
export function Answered({ game, item, again }: AnsweredProps & { again: string }) {
  const { t } = useTranslation()
  const { key, given, correctAnswer, isRight } = item
  const OwnAnswer = game && gameCards[game].Answer
  const OwnGiven = game && gameCards[game].Given
  return (
    <>
      {isRight === null ? null : (
        <p
          className={`flex items-center gap-2 font-semibold ${isRight ? "text-action" : "text-wrong"}`}
        >
          <Icon name={isRight ? "check" : "cross"} />
          {t(isRight ? "record.right" : "record.wrong")}
        </p>
      )}
      {given && given !== correctAnswer ? (
        <p>
          <span className="text-sm text-soft">{t("record.given")}: </span>
          {OwnGiven ? <OwnGiven answer={given} /> : <UserText>{given}</UserText>}
        </p>
      ) : null}
      <p>
        {OwnAnswer ? null : <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>}
        <strong>
          {OwnAnswer ? <OwnAnswer answer={correctAnswer} /> : <UserText>{correctAnswer}</UserText>}
        </strong>
      </p>
      {game ? (
        <Link
          to={playPath({ game, source: { category: "practice", key } })}
          className={again}
          viewTransition
        >
          {t("record.again")}
        </Link>
      ) : null}
    </>
  )
}
