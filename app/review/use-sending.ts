import { useNavigation } from "@remix-run/react"
import type { FormEvent } from "react"

/** While a decision is on its way a second press is held back: it would be told that the first one was. */
export function useSending() {
  const { state, formMethod } = useNavigation()
  const isSending = state !== "idle" && formMethod === "POST"
  const holdBack = (event: FormEvent) => {
    if (isSending) event.preventDefault()
  }
  return { isSending, holdBack }
}
