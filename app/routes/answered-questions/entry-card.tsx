import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "@remix-run/react"
import type { Game } from "#contract/words"
import { GameLabel } from "#app/games/game-label.tsx"
import { gameCards } from "#app/games/game-cards.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { playPath } from "#app/play/addresses"
import type { RecordEntry, RecordItem } from "./entries.server"

export function EntryCard({ entry }: { entry: RecordEntry }) {
  const { t } = useTranslation()
  const { game, subject, chapter, day, items, set } = entry
  return (
    <li className="card grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <GameLabel game={game} />
        </span>
        <bdi>{[subject, chapter].filter(Boolean).join(" · ")}</bdi>
        <bdi className="ms-auto">{day}</bdi>
      </p>
      {set ? (
        <>
          <h2 className="text-lg font-bold">
            {t("record.rightOf", { right: set.right, count: set.all })}
          </h2>
          <ol className="grid gap-3">
            {items.map((item) => (
              <li key={item.key} className="grid gap-2 border-t border-line pt-3">
                <h3 className="font-bold">
                  <UserText>{item.question}</UserText>
                </h3>
                <Answered
                  game={game}
                  item={item}
                  again="link inline-flex min-h-[2.75rem] items-center"
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        items.map((item) => (
          <Fragment key={item.key}>
            <h2 className="text-lg font-bold">
              <UserText>{item.question}</UserText>
            </h2>
            <Answered game={game} item={item} again="button button-quiet" />
          </Fragment>
        ))
      )}
    </li>
  )
}

interface AnsweredProps {
  game: Game | null
  item: RecordItem
}

function Answered({ game, item, again }: AnsweredProps & { again: string }) {
  const { t } = useTranslation()
  const { key, given, correctAnswer, isExact, isRight } = item
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
      {given !== null && given !== correctAnswer && !OwnAnswer ? (
        <p>
          <span className="text-sm text-soft">{t("record.given")}: </span>
          {given ? <UserText>{given}</UserText> : t("difficulty.leftEmpty")}
        </p>
      ) : null}
      <p>
        {OwnAnswer ? (
          <OwnAnswer answer={correctAnswer} given={given} />
        ) : (
          <>
            <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
            <strong>
              <UserText>{correctAnswer}</UserText>
            </strong>
          </>
        )}
        {isExact ? <span className="block text-sm">{t("make.exact")}</span> : null}
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
      {game && item.lines.length > 0 ? <Lines game={game} item={item} /> : null}
    </>
  )
}

interface LinesProps {
  game: Game
  item: RecordItem
}

function Lines({ game, item: { correctAnswer, given, lines } }: LinesProps) {
  const { t } = useTranslation()
  const { Said, linesTitle } = gameCards[game]
  return (
    <details>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
        <Icon name={game} />
        {t(linesTitle)}
      </summary>
      <ol className="mt-2 grid list-decimal gap-2 ps-8 text-soft">
        {lines.map((line, index) => (
          <li key={line}>
            <UserProse>{line}</UserProse>
            {Said && given !== null ? (
              <Said answer={correctAnswer} given={given} number={index + 1} />
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  )
}
