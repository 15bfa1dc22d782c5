import { useTranslation } from "react-i18next"
import { Link } from "@remix-run/react"
import type { Game } from "#contract/words"
import { GameLabel } from "#app/games/game-label.tsx"
import { gameCards } from "#app/games/game-cards.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { playPath } from "#app/play/addresses"
import type { RecordEntry, RecordItem } from "./entries.server"

/** One round, folded to how it went: what was answered, and the hints of mistakes, are below. */
export function EntryCard({ entry }: { entry: RecordEntry }) {
  const { t } = useTranslation()
  const { game, subject, chapter, day, items, set } = entry
  return (
    <li>
      <details className="card">
        <summary className="flex min-h-[2.75rem] items-center gap-3 py-2">
          <h2 className="flex flex-wrap gap-x-2 gap-y-1 font-bold">
            {set ? t("record.rightOf", { right: set.right, count: set.all }) : null}
            <span className="flex">
              {items.map((item) =>
                set ? <Mark key={item.key} item={item} /> : <Asked key={item.key} item={item} />,
              )}
            </span>
            <span className="flex w-full flex-wrap items-center gap-x-4 text-sm font-normal text-soft">
              <span className="inline-flex items-center gap-2">
                <GameLabel game={game} />
              </span>
              <bdi>{[subject, chapter].filter(Boolean).join(" · ")}</bdi>
              <bdi>{day}</bdi>
            </span>
          </h2>
        </summary>
        <ol className="grid gap-3">
          {items.map((item) => (
            <li key={item.key} className="grid gap-2 border-t border-line pt-3">
              {set ? (
                <h3 className="font-bold">
                  <Asked item={item} />
                </h3>
              ) : null}
              <Answered game={game} item={item} />
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}

interface ItemProps {
  item: RecordItem
}

const Asked = ({ item }: ItemProps) => (
  <span className="flex gap-2">
    <Mark item={item} />
    <UserProse>{item.question}</UserProse>
  </span>
)

function Mark({ item: { isRight } }: ItemProps) {
  const { t } = useTranslation()
  if (isRight === null) return null
  return (
    <Icon
      name={isRight ? "check" : "cross"}
      label={t(isRight ? "record.right" : "record.wrong")}
      className={isRight ? "text-action" : "text-wrong"}
    />
  )
}

interface AnsweredProps extends ItemProps {
  game: Game | null
}

function Answered({ game, item }: AnsweredProps) {
  const { t } = useTranslation()
  const { key, given, correctAnswer, isExact, lines } = item
  const OwnAnswer = game && gameCards[game].Answer
  return (
    <>
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
      {game && lines ? <Lines game={game} item={item} lines={lines} /> : null}
      {game ? (
        <Link
          to={playPath({ game, source: { category: "practice", key } })}
          className="link"
          viewTransition
        >
          {t("record.again")}
        </Link>
      ) : null}
    </>
  )
}

interface LinesProps extends ItemProps {
  game: Game
  lines: readonly string[]
}

function Lines({ game, item: { correctAnswer, given }, lines }: LinesProps) {
  const { t } = useTranslation()
  const { Said, linesTitle } = gameCards[game]
  return (
    <>
      <p className="font-semibold">{t(linesTitle)}</p>
      <ol className="grid list-decimal gap-2 ps-8 text-soft">
        {lines.map((line, index) => (
          <li key={line}>
            <UserProse>{line}</UserProse>
            {Said && given !== null ? (
              <Said answer={correctAnswer} given={given} number={index + 1} />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}
