import { useNavigation } from "@remix-run/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import type { DifficultyPlaying } from "#game/difficulty/view"

/** The index of the item on the screen, and of the item sent last, which is at first the one before. */
export function useClimb(form: React.RefObject<HTMLFormElement>, { items }: DifficultyPlaying) {
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

/** Moves the focus to the field of the next item, but not on the first render. */
function useFocusOnStep(form: React.RefObject<HTMLFormElement>, current: number) {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    form.current?.querySelector<HTMLInputElement>(`[name="answer-${current + 1}"]`)?.focus()
  }, [form, current])
}
