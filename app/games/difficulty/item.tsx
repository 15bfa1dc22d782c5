import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/difficulty/view"
import type { RoundProps } from "#app/play/play-view"
import { Signs } from "#app/play/round/signs.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { OwnAnswer, RightAnswer } from "./answered-item"
import { ItemCard } from "./item-card"

/** The text of the field of an item. A submitted answer can be sent again but not changed. */
export function getDraft(
  position: number,
  { round, typed }: Pick<RoundProps<DifficultyPlaying>, "round" | "typed">,
) {
  const kept = round.drafts[position - 1] ?? ""
  return round.items[position - 1]?.isSubmitted ? kept : (typed[`answer-${position}`] ?? kept)
}

interface ItemProps {
  position: number
  item: DifficultyPlaying["items"][number]
  draft: string
  isRequired: boolean
  isHidden: boolean
  isMissing: boolean
}

export function OpenItem({ position, item, draft, isRequired, isHidden, isMissing }: ItemProps) {
  const id = `answer-${position}`
  if (item.verdict)
    return (
      <ItemCard position={position} item={item} isHidden={isHidden}>
        <OwnAnswer item={item.verdict} />
        <RightAnswer item={item.verdict} />
      </ItemCard>
    )
  return (
    <ItemCard position={position} item={item} answerId={id} isHidden={isHidden}>
      <input
        id={id}
        name={id}
        dir="auto"
        defaultValue={draft}
        readOnly={item.isSubmitted}
        required={isRequired}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? "returned" : undefined}
        autoComplete="off"
        autoCapitalize="off"
        className="control text-lg"
      />
      {item.signs && !item.isSubmitted ? <Signs fieldId={id} signs={item.signs} /> : null}
    </ItemCard>
  )
}

interface SendProps {
  round: DifficultyPlaying
  current: number
}

/** Sends one item; with scripts off, all of them. That button comes first, because Enter presses the first one. */
export function SendItem({ round, current }: SendProps) {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <SendAll round={round} />
      </noscript>
      <div className="alone flex gap-3">
        <SubmitButton busy={t("play.submitBusy")} intent={`item-${current + 1}`}>
          {t(round.isSubmitted ? "play.sendAgain" : "play.submit")}
        </SubmitButton>
        {round.items.some(({ verdict }) => verdict) ? (
          <button name="intent" value="stop" formNoValidate className="button button-quiet w-full">
            {t("difficulty.stop")}
          </button>
        ) : null}
      </div>
    </>
  )
}

export function SendAll({ round }: Pick<SendProps, "round">) {
  const { t } = useTranslation()
  return (
    <SubmitButton busy={t("play.submitBusy")} intent="answer">
      {t(round.isSubmitted ? "play.sendAgain" : "difficulty.submit")}
    </SubmitButton>
  )
}
