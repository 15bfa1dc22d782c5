import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { GameLabel } from "#app/games/game-label.tsx"
import { gameCards } from "#app/games/games"
import { playPath } from "#app/play/addresses"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { Entry } from "./record.server"

/** One answered question: what was asked, given and right, its lines, and a link to play it again. */
export function EntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const { game, question, subject, chapter, day, key } = entry
  return (
    <li className="card grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <GameLabel game={game} />
        </span>
        <bdi>{[subject, chapter].filter(Boolean).join(" · ")}</bdi>
        <bdi className="ms-auto">{day}</bdi>
      </p>
      <h2 className="text-lg font-bold">
        <UserProse>{question}</UserProse>
      </h2>
      <Answers entry={entry} />
      {game && entry.lines.length > 0 ? (
        <details>
          <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
            <Icon name={game} />
            {t(gameCards[game].linesTitle)}
          </summary>
          <ol className="mt-2 grid list-decimal gap-2 ps-8 text-soft">
            {entry.lines.map((line) => (
              <li key={line}>
                <UserProse>{line}</UserProse>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      {game ? (
        <Link
          to={playPath({ game, source: { category: "practice", key } })}
          className="button button-quiet"
          viewTransition
        >
          {t("record.again")}
        </Link>
      ) : null}
    </li>
  )
}

function Answers({ entry: { game, given, correctAnswer, isRight } }: { entry: Entry }) {
  const { t } = useTranslation()
  const OwnAnswer = game && gameCards[game].Answer
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
      {given ? (
        <p>
          <span className="text-sm text-soft">{t("record.given")}: </span>
          <UserText>{given}</UserText>
        </p>
      ) : null}
      <p>
        {OwnAnswer ? null : <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>}
        <strong>
          {OwnAnswer ? <OwnAnswer answer={correctAnswer} /> : <UserText>{correctAnswer}</UserText>}
        </strong>
      </p>
    </>
  )
}
