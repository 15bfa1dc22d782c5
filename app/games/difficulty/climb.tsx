import { useTranslation } from "react-i18next"
import type { AnsweredItem, DifficultyPlaying } from "#game/difficulty/view"
import { Steps } from "#app/play/round/steps.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { OwnAnswer, RightAnswer } from "./answered-item"

interface Props {
  round: DifficultyPlaying
  /** The index of the item on the screen; -1 in the form of all items. */
  current: number
  last: number
  /** Chooses any open item; `false` until scripts run, and in the form of all items. */
  onChoose: ((index: number) => void) | false
}

export function ClimbProgress({ round, current, last, onChoose }: Props) {
  const { t } = useTranslation()
  const { items, worth } = round
  const isBegun = items.some(({ verdict }) => verdict)
  const won = items.reduce((sum, { score, verdict }) => sum + (verdict?.isRight ? score : 0), 0)
  return (
    <>
      {worth > 0 ? (
        <p aria-live="polite" className="asked points flex flex-wrap gap-2">
          {isBegun ? (
            <span key={won} className="points-changed chip border-action">
              {t("topTen.points", { count: won })}
            </span>
          ) : null}
          <span className="chip border-hint">{t("difficulty.worth", { count: worth })}</span>
        </p>
      ) : null}
      {current >= 0 || isBegun ? (
        <div className={isBegun ? "slope grid" : "slope alone grid"}>
          <Steps
            label={t("difficulty.steps")}
            steps={items.map(({ question, verdict }) => {
              return { name: question, isRight: verdict ? verdict.isRight : null }
            })}
            current={current}
            rises
            hasSlipped={last === current - 1 && items[last]?.verdict?.isRight === false}
            {...(onChoose && { onChoose })}
          />
        </div>
      ) : null}
    </>
  )
}

export function LastVerdict({ item }: { item: AnsweredItem | undefined }) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite" className="alone">
      {item ? (
        <div
          key={item.question}
          data-sound={item.isRight ? "whistle" : "drum"}
          className={`card-turns said grid gap-2 rounded border-s-4 bg-surface p-3 ${item.isRight ? "border-right" : "border-wrong"}`}
        >
          <p className="sr-only">{t(item.isRight ? "play.right" : "play.wrong")}</p>
          <OwnAnswer item={item} />
          <RightAnswer item={item} />
          <FoldedExplanation summary={item.summary} />
        </div>
      ) : null}
    </div>
  )
}

export function FoldedExplanation({
  summary,
  isOpen = false,
}: {
  summary: string | undefined
  isOpen?: boolean
}) {
  const { t } = useTranslation()
  if (!summary) return null
  return (
    <details open={isOpen}>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
        <Icon name="info" />
        <span>{t("play.why")}</span>
      </summary>
      <p className="text-soft">
        <UserProse>{summary}</UserProse>
      </p>
    </details>
  )
}

/** With scripts off: shows all items, beside the steps on a wide screen, and hides what is for one item alone. */
const wholeForm =
  ".climb>noscript,.climb .alone:not(.slope){display:none}.climb .card.hidden{display:grid}" +
  ".climb>.slope{position:sticky;top:5rem;grid-row:2/5;align-self:start}" +
  "@media(max-width:899px){.climb.climb{grid-template:none;gap:max(.75rem,2vw)}.climb.climb>*{grid-area:auto}.climb>.alone{display:none}}"

/** Browsers that run scripts ignore `noscript` from the start, so that nothing moves once scripts have loaded. */
export const WholeFormStyles = () => (
  <noscript>
    <InlineStyles id="whole-form" css={import.meta.env.SSR ? wholeForm : ""} />
  </noscript>
)
