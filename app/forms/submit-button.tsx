import { useNavigation } from "@remix-run/react"
import type { ReactNode } from "react"

export function SubmitButton({
  busy,
  intent,
  look = "button-main",
  children,
}: {
  busy: string
  intent?: string
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

export function useIsPosting() {
  const { state, formMethod } = useNavigation()
  return state !== "idle" && formMethod === "POST"
}
