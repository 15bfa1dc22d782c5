import { Form, useNavigation } from "@remix-run/react"
import { useRef, type FormEvent, useEffect, useState, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/difficulty/view"
import type { Message } from "#app/i18n/keys"
import { PlayError } from "#app/play/round/play-error.tsx"
import type { RoundProps } from "#app/play/play-view"
import { useHydrated } from "#app/ui/hydration"
import { LastVerdict, ClimbProgress, WholeFormStyles } from "./climb"
import { SendAll, SendItem, getDraft, OpenItem } from "./item"

/**
 * A round in play: one item at a time, each judged when it is answered, also if scripts have not loaded. It is one
 * form of up to six items if scripts are off, after a form with empty items, and if the API judges all items
 * together or none.
 */
export function Round({ round, typed, error }: RoundProps<DifficultyPlaying>) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const hasScripts = useHydrated()
  const isClimb = round.items.length > 1 && !round.isWhole && !isRefusedForEmpty(error)
  const { current, last, choose, noteSent } = useClimb(form, round)
  const noteDrafts = useStoredDrafts(form, round)
  const drafts = round.items.map((_, index) => getDraft(index + 1, { round, typed }))
  const empty = isRefusedForEmpty(error) ? findEmpty(round, drafts) : []
  return (
    <div className={`grid ${isClimb ? "climb gap-3" : "gap-5"}`}>
      {isClimb ? <WholeFormStyles /> : null}
      {/* The line above names the game, and a phone has little height. */}
      <h1 className="sr-only">{t("game.difficulty.title")}</h1>
      <ClimbProgress
        round={round}
        current={isClimb ? current : -1}
        last={last}
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
        className="items grid gap-3"
      >
        <input type="hidden" name="round" value={round.roundId} />
        <Returned error={error} empty={empty} />
        {isClimb ? <noscript className="pb-4 text-soft">{t("difficulty.some")}</noscript> : null}
        {round.isWhole ? <p className="text-soft">{t("difficulty.together")}</p> : null}
        {round.isSubmitted ? <p className="text-soft">{t("play.submitted")}</p> : null}
        {round.items.map((item, index) => (
          <OpenItem
            key={`${item.question} ${item.isSubmitted ?? false}`}
            position={index + 1}
            item={item}
            draft={drafts[index] ?? ""}
            isRequired={isClimb && hasScripts && index === current}
            isHidden={isClimb && index !== current}
            isMissing={empty.includes(index + 1)}
          />
        ))}
        {isClimb ? <SendItem round={round} current={current} /> : <SendAll round={round} />}
      </Form>
    </div>
  )
}

const isRefusedForEmpty = (error: Message | undefined) => error?.key === "errors.play.empty"

const findEmpty = ({ items }: DifficultyPlaying, drafts: readonly string[]) =>
  items.flatMap(({ verdict }, index) =>
    !verdict && (drafts[index] ?? "").trim() === "" ? [index + 1] : [],
  )

interface ReturnedProps {
  error: Message | undefined
  empty: readonly number[]
}

/** Why the form was returned; if items are empty, with links to them and the button that sends it as it is. */
function Returned({ error, empty }: ReturnedProps) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <div className="grid gap-3 rounded-lg border-2 border-hint bg-surface p-4">
      <PlayError id="returned" error={error} />
      {empty.length > 0 ? (
        <>
          <p className="flex flex-wrap gap-x-4">
            {empty.map((position) => (
              <a
                key={position}
                href={`#answer-${position}`}
                // As a navigation it would take the reply of the form away.
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`answer-${position}`)?.focus()
                }}
                className="link"
              >
                {t("difficulty.fill", { position })}
              </a>
            ))}
          </p>
          <input type="hidden" name="intent" value="answer" />
          {/* The first button is the one that Enter presses: it asks again while items are empty. */}
          <button aria-hidden tabIndex={-1} className="sr-only">
            {t("difficulty.submit")}
          </button>
          <button name="confirm" value="yes" className="button button-hint w-full">
            {t("difficulty.sendAnyway")}
          </button>
        </>
      ) : null}
    </div>
  )
}

function useClimb(form: React.RefObject<HTMLFormElement>, { items }: DifficultyPlaying) {
  const { state } = useNavigation()
  const [chosen, choose] = useState(0)
  const open = items.flatMap(({ verdict }, index) => (verdict ? [] : [index]))
  const waiting = items.findIndex(({ isSubmitted }) => isSubmitted)
  const next = open.find((index) => index >= chosen) ?? open[0] ?? 0
  const current = waiting < 0 ? next : waiting
  const [last, setLast] = useState(current - 1)
  useFocusOnStep(form, current)
  /** Ignores a repeated Enter while an item is being sent, so that it sends neither this item again nor the next. */
  const noteSent = (event: FormEvent) => {
    if (state !== "idle") event.preventDefault()
    else setLast(current)
  }
  return { current, last, choose, noteSent }
}

function useFocusOnStep(form: React.RefObject<HTMLFormElement>, current: number) {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    const field = form.current?.querySelector<HTMLInputElement>(`[name="answer-${current + 1}"]`)
    // A browser would put the field in the middle, and the climb out of view.
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: "nearest" })
  }, [form, current])
}

/**
 * Keeps what was typed in the `sessionStorage` of the tab, so that a reload loses nothing. Returns a function that
 * is to be called after each change.
 */
function useStoredDrafts(form: RefObject<HTMLFormElement>, { roundId }: DifficultyPlaying) {
  const storageKey = `drafts ${roundId}`

  useEffect(() => {
    const kept = read(storageKey)
    for (const field of toFields(form)) if (field.value === "") field.value = kept[field.name] ?? ""
  }, [form, storageKey])

  return () => {
    const typed = toFields(form).map(({ name, value }) => [name, value])
    write(storageKey, Object.fromEntries(typed))
  }
}

const toFields = (form: RefObject<HTMLFormElement>) => [
  ...(form.current?.querySelectorAll<HTMLInputElement>('input[name^="answer-"]') ?? []),
]

function read(storageKey: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** Storage is optional: without it a reload loses what was typed. */
function write(storageKey: string, drafts: Record<string, string>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts))
  } catch {
    // Nothing to do: see above.
  }
}
