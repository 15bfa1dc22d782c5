import { useNavigation } from "@remix-run/react"
import type { ReactNode } from "react"

/** The main button of a form, at full width. It shows `busy` while a form is being posted. */
export function SubmitButton({
  busy,
  intent,
  look = "button-main",
  children,
}: {
  busy: string
  /** The value that it sends as `intent`, in a form with several buttons. */
  intent?: string
  /** The classes for its colours. */
  look?: string
  children: ReactNode
}) {
  const { state, formMethod } = useNavigation()
  const isBusy = state !== "idle" && formMethod === "POST"
  return (
    <button
      name={intent && "intent"}
      value={intent}
      className={`button ${look} w-full text-lg`}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? busy : children}
    </button>
  )
}
