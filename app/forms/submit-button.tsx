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
  const isBusy = useIsPosting()
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

/** Whether a form of the page is being posted. */
export function useIsPosting() {
  const { state, formMethod } = useNavigation()
  return state !== "idle" && formMethod === "POST"
}
