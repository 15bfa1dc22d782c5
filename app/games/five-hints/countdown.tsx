import { useNavigation, useSubmit } from "@remix-run/react"
import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { useHydrated } from "#app/ui/hydration"

const everyS = 10

/** With a script only: the next hint comes by itself each 10 s, unless the player pauses it. */
export function Countdown({ form, shown }: { form: RefObject<HTMLFormElement>; shown: number }) {
  return useHydrated() ? <Running key={shown} form={form} /> : null
}

function Running({ form }: { form: RefObject<HTMLFormElement> }) {
  const { t } = useTranslation()
  const [isPaused, setIsPaused] = useRememberedPause()
  const left = useSecondsLeft(form, isPaused)
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <p className="tabular-nums text-soft">
        {isPaused ? t("play.paused") : t("play.countdown", { count: left })}
      </p>
      <button
        type="button"
        onClick={() => setIsPaused(!isPaused)}
        className="inline-flex min-h-[2.75rem] items-center gap-2 rounded border border-edge px-4 font-semibold hover:bg-raised"
      >
        <Icon name={isPaused ? "play" : "pause"} />
        {isPaused ? t("play.resume") : t("play.pause")}
      </button>
    </div>
  )
}

/** Counts down and then asks for the next hint, as its button would; once, and not while an answer is on its way. */
function useSecondsLeft(form: RefObject<HTMLFormElement>, isPaused: boolean): number {
  const [left, setLeft] = useState(everyS)
  const submit = useSubmit()
  const isIdle = useNavigation().state === "idle"
  useEffect(() => {
    if (isPaused || !isIdle || left === 0) return undefined
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [isPaused, isIdle, left])
  useEffect(() => {
    if (left > 0 || !form.current) return
    const fields = new FormData(form.current)
    fields.set("intent", "hint")
    submit(fields, { method: "post", replace: true, preventScrollReset: true })
  }, [left, form, submit])
  return left
}

const storageKey = "hints-paused"

/** Whether hints wait for the player, as this browser remembers it. */
function useRememberedPause(): readonly [boolean, (isPaused: boolean) => void] {
  const [isPaused, setIsPaused] = useState(read)
  const remember = (value: boolean) => {
    setIsPaused(value)
    write(value)
  }
  return [isPaused, remember]
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === "yes"
  } catch {
    return false
  }
}

/** A browser that keeps nothing forgets the pause with the page; the game goes on. */
function write(isPaused: boolean) {
  try {
    if (isPaused) localStorage.setItem(storageKey, "yes")
    else localStorage.removeItem(storageKey)
  } catch {
    // Nothing to do: see above.
  }
}
