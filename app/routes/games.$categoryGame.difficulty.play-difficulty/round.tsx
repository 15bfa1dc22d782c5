import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/rounds/difficulty"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { RoundProps } from "#app/play/round-props"
import { useHydrated } from "#app/ui/use-hydrated"
import { Returned, SendAnyway } from "./returned"
import { Item } from "./item"
import { Steps } from "./steps"
import { useKeptDrafts } from "./use-kept-drafts"

/** A round in play: up to six items in one form; with a script one at a time, with steps that fill. */
export function Round({ round, typed, error }: RoundProps<DifficultyPlaying>) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState(0)
  const { filled, noteDrafts } = useKeptDrafts(form, round)
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
        {round.handedIn ? <p className="text-soft">{t("play.handedIn")}</p> : null}
        {round.items.map((item, index) => (
          <Item
            key={`${item.question} ${round.handedIn}`}
            place={index + 1}
            item={item}
            draft={draftOf(index + 1, { round, typed })}
            isHandedIn={round.handedIn}
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
            {t(round.handedIn ? "play.sendAgain" : "difficulty.submit")}
          </SubmitButton>
        </div>
        <SendAnyway error={error} />
      </Form>
    </>
  )
}

/** What was handed in can be sent again, and not changed: a round has one answer an item. */
function draftOf(
  place: number,
  { round, typed }: Pick<RoundProps<DifficultyPlaying>, "round" | "typed">,
) {
  const kept = round.drafts[place - 1] ?? ""
  return round.handedIn ? kept : (typed[`answer-${place}`] ?? kept)
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
