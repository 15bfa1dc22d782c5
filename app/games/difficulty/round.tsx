import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/difficulty/view"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { useHydrated } from "#app/ui/hydration"
import { ItemCard } from "./item-card"
import { Steps } from "./steps"
import { useStoredDrafts } from "./use-stored-drafts"

/** A round in play: up to six items in one form; with a script one at a time, with steps that fill. */
export function Round({ round, typed, error }: RoundProps<DifficultyPlaying>) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState(0)
  const { filled, noteDrafts } = useStoredDrafts(form, round)
  const isStepwise = useHydrated() && round.items.length > 1
  const last = round.items.length - 1
  const steps = round.items.map(({ question }, index) => ({
    question,
    isFilled: filled[index] ?? false,
  }))
  useFocusOnStep(form, current)
  return (
    <>
      <h1 className="text-2xl font-extrabold sm:text-3xl">{t("game.difficulty.title")}</h1>
      {round.worth > 0 ? (
        <p>
          <span className="chip border-hint">{t("difficulty.worth", { count: round.worth })}</span>
        </p>
      ) : null}
      {isStepwise ? <Steps steps={steps} current={current} onChoose={setCurrent} /> : null}
      <Form
        ref={form}
        method="post"
        replace
        preventScrollReset
        onChange={noteDrafts}
        className="grid gap-4"
      >
        <input type="hidden" name="round" value={round.roundId} />
        <Returned error={error} />
        {round.isSubmitted ? <p className="text-soft">{t("play.submitted")}</p> : null}
        {round.items.map((item, index) => (
          <Item
            key={`${item.question} ${round.isSubmitted}`}
            position={index + 1}
            item={item}
            draft={draftOf(index + 1, { round, typed })}
            isSubmitted={round.isSubmitted}
            isHidden={isStepwise && index !== current}
          />
        ))}
        {isStepwise && current < last ? (
          <button
            type="button"
            className="button button-main w-full text-lg"
            onClick={() => setCurrent(current + 1)}
          >
            {t("difficulty.next")}
          </button>
        ) : null}
        <input type="hidden" name="intent" value="answer" />
        <div className={isStepwise && current < last ? "hidden" : ""}>
          <SubmitButton busy={t("play.submitBusy")}>
            {t(round.isSubmitted ? "play.sendAgain" : "difficulty.submit")}
          </SubmitButton>
        </div>
        <SendAnyway error={error} />
      </Form>
    </>
  )
}

/** Submitted answers can be sent again, and not changed: a round has one answer an item. */
function draftOf(
  position: number,
  { round, typed }: Pick<RoundProps<DifficultyPlaying>, "round" | "typed">,
) {
  const kept = round.drafts[position - 1] ?? ""
  return round.isSubmitted ? kept : (typed[`answer-${position}`] ?? kept)
}

/** The field of the step that was chosen takes the focus; the first page does not jump. */
function useFocusOnStep(form: React.RefObject<HTMLFormElement>, current: number) {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    form.current?.querySelector<HTMLInputElement>(`[name="answer-${current + 1}"]`)?.focus()
  }, [form, current])
}

interface ItemProps {
  /** From 1. */
  position: number
  item: DifficultyPlaying["items"][number]
  draft: string
  /** The answer is with the API: it can be sent again, and not changed. */
  isSubmitted: boolean
  isHidden: boolean
}

function Item({ position, item, draft, isSubmitted, isHidden }: ItemProps) {
  const id = `answer-${position}`
  return (
    <ItemCard position={position} item={item} answerId={id} isHidden={isHidden}>
      <input
        id={id}
        name={id}
        dir="auto"
        defaultValue={draft}
        readOnly={isSubmitted}
        autoComplete="off"
        autoCapitalize="off"
        className="control text-lg"
      />
    </ItemCard>
  )
}

/** Why the form came back. */
function Returned({ error }: { error: Message | undefined }) {
  if (!error) return null
  return (
    <div className="card border-2 border-hint">
      <PlayError error={error} />
    </div>
  )
}

/** Where items were left empty, the button that sends it all the same; the last, so that Enter presses another. */
function SendAnyway({ error }: { error: Message | undefined }) {
  const { t } = useTranslation()
  if (error?.key !== "errors.play.empty") return null
  return (
    <button name="confirm" value="yes" className="button button-hint w-full">
      {t("difficulty.sendAnyway")}
    </button>
  )
}
