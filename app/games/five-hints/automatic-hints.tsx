import { useNavigation, useSubmit } from "@remix-run/react"
import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useRemembered } from "#app/ui/remembered"

interface Props {
  form: RefObject<HTMLFormElement>
  shown: number
}

export function AutomaticHints({ form, shown }: Props) {
  const { t } = useTranslation()
  const { isOn, toggle } = useRemembered("hints-automatic")
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="hint-toggle button button-quiet whitespace-nowrap !px-1.5 text-sm aria-pressed:border-hint"
    >
      {isOn ? <Clock key={shown} form={form} /> : <Ring left={0} />}
      {t("play.automatic", { seconds: everyS })}
    </button>
  )
}

function Clock({ form }: Pick<Props, "form">) {
  const [left, setLeft] = useState(everyS)
  const submit = useSubmit()
  const isBusy = useNavigation().state !== "idle"
  useEffect(() => {
    const second = setInterval(() => {
      setLeft((left) => secondLater(left, momentOf(form.current, isBusy)))
    }, 1000)
    return () => clearInterval(second)
  }, [form, isBusy])
  useEffect(() => {
    if (left > 0 || !form.current) return
    const fields = new FormData(form.current)
    fields.set("intent", "hint")
    submit(fields, { method: "post", replace: true, preventScrollReset: true })
    // If no hint arrives, the clock asks again after the same time.
    setLeft(everyS)
  }, [left, form, submit])
  return (
    <>
      <Ring left={left} className="motion-reduce:hidden" />
      <span aria-hidden className="hidden w-6 font-bold tabular-nums motion-reduce:inline">
        {left}
      </span>
    </>
  )
}

function Ring({ left, className = "" }: { left: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`hint-ring icon ${className}`}>
      <circle cx="12" cy="12" r="9" className="text-line" />
      {left > 0 ? (
        <circle
          cx="12"
          cy="12"
          r="9"
          pathLength={everyS}
          strokeDasharray={everyS}
          strokeDashoffset={everyS - left}
        />
      ) : null}
    </svg>
  )
}

function momentOf(form: HTMLFormElement | null, isBusy: boolean): Moment {
  const field = form?.elements.namedItem("answer")
  return {
    isHidden: document.hidden,
    isOnline: navigator.onLine,
    isBusy,
    hasFocus: field === document.activeElement,
    typed: field instanceof HTMLInputElement ? field.value : "",
  }
}

export const everyS = 10

export interface Moment {
  readonly isHidden: boolean
  readonly isOnline: boolean
  readonly isBusy: boolean
  readonly hasFocus: boolean
  readonly typed: string
}

export const standsStill = ({ isHidden, isOnline, isBusy, hasFocus, typed }: Moment): boolean =>
  isHidden || !isOnline || isBusy || hasFocus || typed.trim() !== ""

export const secondLater = (left: number, moment: Moment): number =>
  standsStill(moment) ? left : Math.max(0, left - 1)
