import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { PlayError } from "#app/play/round/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { Steps } from "#app/play/round/steps.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { boardChoices } from "./board"
import { StatementVerdict } from "./last-verdict"
import css from "./one-at-a-time.css?inline"

/**
 * Needs scripts: one statement in large type with two buttons, which are in view together. Each tap is judged at once
 * and final.
 */
export function OneAtATime({ round, error }: RoundProps<OffsidePlaying>) {
  const { t } = useTranslation()
  const { statements } = round
  const current = statements.findIndex(({ verdict }) => verdict === null)
  const [last, setLast] = useState(-1)
  const isPaused = usePause(current)
  const name = `statement-${current + 1}`
  const judge = (event: FormEvent) => {
    if (isPaused) event.preventDefault()
    else setLast(current)
  }
  return (
    <div ref={useSqueeze(current, error)} className="one flex flex-col gap-3">
      <InlineStyles css={css} />
      <Question key={`question ${current}`} text={round.question} />
      <div className="so-far">
        <Steps
          label={t("offside.steps")}
          current={current}
          steps={statements.map(({ text, verdict }) => {
            return { name: text, isRight: verdict && verdict.isRight }
          })}
        />
        <StatementVerdict round={round} last={statements[last]} />
      </div>
      <div key={current} className="slides-in card grid grow min-h-[8rem] content-center border-2">
        <h2
          ref={useFocusOnStatement(current)}
          tabIndex={-1}
          className="text-center text-2xl font-bold outline-none"
        >
          <UserText>{statements[current]?.text ?? ""}</UserText>
        </h2>
      </div>
      <Form
        method="post"
        replace
        preventScrollReset
        onSubmit={judge}
        className="sticky bottom-0 grid gap-3 bg-ground pb-2"
      >
        <input type="hidden" name="round" value={round.roundId} />
        <input type="hidden" name="intent" value="judge" />
        <PlayError error={error} />
        <div className="grid grid-cols-2 gap-3">
          {boardChoices.map(({ said, icon, label }) => (
            <button
              key={said}
              name={name}
              value={said}
              aria-disabled={isPaused || undefined}
              className="button button-quiet min-h-[4.5rem] bg-surface text-xl"
            >
              <Icon name={icon} />
              {t(label)}
            </button>
          ))}
        </div>
      </Form>
    </div>
  )
}

function Question({ text }: { text: string }) {
  const heading = (
    <h1 className="grow text-xl font-extrabold sm:text-3xl">
      <UserProse>{text}</UserProse>
    </h1>
  )
  return (
    <details className="asked">
      <summary className="flex min-h-[2.75rem] items-center gap-3">{heading}</summary>
    </details>
  )
}

/**
 * Each digit saves room, by the styles of `.one`: the question is cut last. From 4 on the page scrolls the bar at its
 * top away. What room is left goes to the statement, so that the buttons stay where they are.
 */
const squeezes = "123456"

function useSqueeze(current: number, error: unknown) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let rems = 0
    const fit = () => {
      box.current?.style.removeProperty("min-height")
      for (let count = 0; box.current && count <= squeezes.length; count += 1) {
        box.current.dataset["squeeze"] = squeezes.slice(0, count)
        const { top, bottom } = box.current.getBoundingClientRect()
        if (count < 4 && bottom + scrollY <= innerHeight) return fill(box.current, top + scrollY)
        if (count >= 4 && bottom - top <= innerHeight) break
      }
      // The address bar of a phone comes and goes while somebody scrolls, which changes no width of a line.
      const { fontSize } = getComputedStyle(document.documentElement)
      if (innerWidth / parseFloat(fontSize) === rems) return
      rems = innerWidth / parseFloat(fontSize)
      const { top, bottom } = box.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      scrollBy(0, Math.max(top, bottom - innerHeight))
    }
    fit()
    addEventListener("resize", fit)
    return () => removeEventListener("resize", fit)
  }, [current, error])
  return box
}

/** Safari, which does not tell the zoom of a wide screen, keeps the height of the content there. */
function fill(box: HTMLElement, top: number) {
  const zoom = innerWidth < 900 ? 1 : box.currentCSSZoom
  box.style.minHeight = `min(${(innerHeight - top) / zoom}px, 36rem)`
}

/** Moves the focus to each next statement: on an answer, a key that is held down would give it. */
function useFocusOnStatement(current: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current !== current) heading.current?.focus({ preventScroll: true })
    before.current = current
  }, [current])
  return heading
}

/** For this time after a new statement taps are ignored, so that a double tap does not judge it. */
const pauseMs = 400

function usePause(current: number): boolean {
  const { state } = useNavigation()
  const [ready, setReady] = useState(current)
  useEffect(() => {
    const timer = setTimeout(() => setReady(current), pauseMs)
    return () => clearTimeout(timer)
  }, [current])
  return state !== "idle" || ready !== current
}
