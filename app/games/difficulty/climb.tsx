import { useTranslation } from "react-i18next"
import type { AnsweredItem, DifficultyPlaying } from "#game/difficulty/view"
import { Steps } from "#app/play/steps.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { GivenAnswer, RightAnswer } from "./answered-item"

interface Props {
  round: DifficultyPlaying
  /** Without a script -1: no item is alone on the screen. */
  current: number
  onChoose: ((index: number) => void) | false
}

/** What the round is worth; with a script, or once items are judged, what they won and each as a step. */
export function Progress({ round, current, onChoose }: Props) {
  const { t } = useTranslation()
  const { items, worth } = round
  const isBegun = items.some(({ verdict }) => verdict)
  const won = items.reduce((sum, { score, verdict }) => sum + (verdict?.isRight ? score : 0), 0)
  return (
    <>
      {worth > 0 ? (
        <p aria-live="polite" className="flex flex-wrap gap-2">
          {isBegun ? (
            <span key={won} className="points-changed chip border-action">
              {t("topTen.points", { count: won })}
            </span>
          ) : null}
          <span className="chip border-hint">{t("difficulty.worth", { count: worth })}</span>
        </p>
      ) : null}
      {onChoose || isBegun ? (
        <Steps
          label={t("difficulty.steps")}
          steps={items.map(({ question, verdict }) => {
            return { name: question, isRight: verdict ? verdict.isRight : null }
          })}
          current={current}
          {...(onChoose && { onChoose })}
        />
      ) : null}
    </>
  )
}

/** The verdict on the item that was sent last, and what it teaches. */
export function LastVerdict({ item }: { item: AnsweredItem | undefined }) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      {item ? (
        <div
          key={item.question}
          data-sound={item.isRight ? "whistle" : "drum"}
          className={`card-turns grid gap-2 rounded border-s-4 bg-surface p-3 ${item.isRight ? "border-right" : "border-wrong"}`}
        >
          <p className="sr-only">{t(item.isRight ? "play.right" : "play.wrong")}</p>
          <GivenAnswer item={item} />
          <RightAnswer item={item} />
          <FoldedExplanation summary={item.summary} />
        </div>
      ) : null}
    </div>
  )
}

/** What an item teaches, folded: it may be long. */
export function FoldedExplanation({ summary }: { summary: string | undefined }) {
  const { t } = useTranslation()
  if (!summary) return null
  return (
    <details>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
        <Icon name="info" />
        {t("play.why")}
      </summary>
      <p className="text-soft">
        <UserProse>{summary}</UserProse>
      </p>
    </details>
  )
}
