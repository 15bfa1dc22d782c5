import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/difficulty/view"
import type { Message } from "#app/i18n/keys"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { useHydrated } from "#app/ui/hydration"
import { GivenAnswer, RightAnswer } from "./answered-item"
import { LastVerdict, Progress, SendAll, SendItem, WholeFormStyles } from "./climb"
import { ItemCard } from "./item-card"
import { useStoredDrafts } from "./use-stored-drafts"

/**
 * A round in play: one item at a time, each judged as it is answered, also while no script has come or none
 * comes. Where scripts are off it is one form of up to six items, and so is a form that came back because
 * items are empty.
 */
export function Round({ round, typed, error }: RoundProps<DifficultyPlaying>) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const hasScripts = useHydrated()
  const isClimb = round.items.length > 1 && !round.isWhole && error?.key !== "errors.play.empty"
  const { current, last, choose, noteSent } = useClimb(form, round)
  const noteDrafts = useStoredDrafts(form, round)
  return (
    <div className={`grid ${isClimb ? "climb gap-3" : "gap-5"}`}>
      {isClimb ? <WholeFormStyles /> : null}
      {/* In a climb the line above says it, and a phone has little height. */}
      <h1 className={isClimb ? "sr-only" : "text-2xl font-extrabold sm:text-3xl"}>
        {t("game.difficulty.title")}
      </h1>
      <Progress
        round={round}
        current={isClimb ? current : -1}
        onChoose={isClimb && hasScripts && choose}
      />
      {isClimb ? <LastVerdict item={round.items[last]?.verdict} /> : null}
      <Form
        ref={form}
        method="post"
        replace
        preventScrollReset
        onChange={noteDrafts}
        onSubmit={noteSent}
        className="grid gap-3"
      >
        <input type="hidden" name="round" value={round.roundId} />
        <Returned error={error} />
        {round.isWhole ? <p className="text-soft">{t("difficulty.together")}</p> : null}
        {round.isSubmitted ? <p className="text-soft">{t("play.submitted")}</p> : null}
        {round.items.map((item, index) => (
          <Item
            key={`${item.question} ${item.isSubmitted ?? false}`}
            position={index + 1}
            item={item}
            draft={draftOf(index + 1, { round, typed })}
            isRequired={isClimb && hasScripts && index === current}
            isHidden={isClimb && index !== current}
          />
        ))}
        {isClimb ? <SendItem round={round} current={current} /> : <SendAll round={round} />}
        <SendAnyway error={error} />
      </Form>
    </div>
  )
}

/** Which item is on the screen, and which was sent last: at first the one before. */
function useClimb(form: React.RefObject<HTMLFormElement>, { items }: DifficultyPlaying) {
  const { state } = useNavigation()
  const [chosen, choose] = useState(0)
  const open = items.flatMap(({ verdict }, index) => (verdict ? [] : [index]))
  const waiting = items.findIndex(({ isSubmitted }) => isSubmitted)
  const next = open.find((index) => index >= chosen) ?? open[0] ?? 0
  const current = waiting < 0 ? next : waiting
  const [last, setLast] = useState(current - 1)
  useFocusOnStep(form, current)
  /** The key that sent one item does not send it again, nor the next one. */
  const noteSent = (event: FormEvent) => {
    if (state !== "idle") event.preventDefault()
    else setLast(current)
  }
  return { current, last, choose, noteSent }
}

/** The field of the step that comes takes the focus; the first page does not jump. */
function useFocusOnStep(form: React.RefObject<HTMLFormElement>, current: number) {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    form.current?.querySelector<HTMLInputElement>(`[name="answer-${current + 1}"]`)?.focus()
  }, [form, current])
}

/** A submitted answer can be sent again, and not changed: a round has one answer an item. */
function draftOf(
  position: number,
  { round, typed }: Pick<RoundProps<DifficultyPlaying>, "round" | "typed">,
) {
  const kept = round.drafts[position - 1] ?? ""
  return round.items[position - 1]?.isSubmitted ? kept : (typed[`answer-${position}`] ?? kept)
}

interface ItemProps {
  /** From 1. */
  position: number
  item: DifficultyPlaying["items"][number]
  draft: string
  isRequired: boolean
  isHidden: boolean
}

/** One item with its field; once judged, with its verdict. */
function Item({ position, item, draft, isRequired, isHidden }: ItemProps) {
  const id = `answer-${position}`
  if (item.verdict)
    return (
      <ItemCard position={position} item={item} isHidden={isHidden}>
        <GivenAnswer item={item.verdict} />
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
    <>
      <input type="hidden" name="intent" value="answer" />
      <button name="confirm" value="yes" className="button button-hint w-full">
        {t("difficulty.sendAnyway")}
      </button>
    </>
  )
}
