import { useTranslation } from "react-i18next"
import { GameLabel } from "#app/games/game-label.tsx"
import { gameCards } from "#app/games/games"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import type { Entry } from "./entries.server"
import { type AnsweredProps, Answered } from "./answered-item"

/** An answered question, or the answered questions of a set, with links to play them again. */
export function EntryCard({ entry }: { entry: Entry }) {
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
                  <UserProse>{item.question}</UserProse>
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
        items.map((item) => <Single key={item.key} game={game} item={item} />)
      )}
    </li>
  )
}

function Single({ game, item }: AnsweredProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="text-lg font-bold">
        <UserProse>{item.question}</UserProse>
      </h2>
      <Answered game={game} item={item} again="button button-quiet" />
      {game && item.lines ? (
        <details>
          <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
            <Icon name={game} />
            {t(gameCards[game].linesTitle)}
          </summary>
          <ol className="mt-2 grid list-decimal gap-2 ps-8 text-soft">
            {item.lines.map((line) => (
              <li key={line}>
                <UserProse>{line}</UserProse>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  )
}
