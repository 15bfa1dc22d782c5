import { useNavigate } from "@remix-run/react"
import { type RefObject, useEffect, useRef, useState } from "react"
import type { ReviewView } from "./review"
import type { DecisionReport } from "./replies"
import { type HeldDecision, useSendDecision, useSentOnLeaving } from "./use-send-decision"

const undoMs = 10_000

export interface HeldOptions {
  review: ReviewView
  /** The element that contains the forms for decisions. */
  box: RefObject<HTMLElement>
  /** The address of the page with a question opened. */
  addressOf: (id: string) => string
  /** The most questions that one submission decides. */
  atOnce: number
}

/**
 * Holds each decision for 10 s, during which it can be undone. It is sent after that time, when the next
 * decision is made, or when the page is left. A form that the server would refuse is not held.
 */
export function useHeldDecision({ review, box, addressOf, atOnce }: HeldOptions) {
  const { entries, opened } = review
  const [held, setHeld] = useState<HeldDecision | null>(null)
  const [report, setReport] = useState<DecisionReport | null>(null)
  const [sending, setSending] = useState<readonly HeldDecision[]>([])
  const [done, setDone] = useState<readonly string[]>([])
  const navigate = useNavigate()
  const send = useSendDecision({ setSending, setReport, setDone })
  useTimer(held, () => {
    if (held) void send(held)
    setHeld(null)
  })
  useSentOnLeaving([...sending, ...(held ? [held] : [])], () => setHeld(null))
  const decided = [...[held, ...sending].flatMap((each) => each?.ids ?? []), ...done]

  useSubmitOf(box, (event) => {
    const begun = heldBy(event, opened?.id ?? "", atOnce)
    if (!begun) return
    event.preventDefault()
    if (held) void send(held)
    setReport(null)
    setHeld(begun)
    const gone = [...decided, ...begun.ids]
    const rest = [opened?.next ?? "", ...entries.map(({ id }) => id)]
    const next = begun.ids.includes(opened?.id ?? "")
      ? (rest.find((id) => id && !gone.includes(id)) ?? "")
      : (opened?.id ?? "")
    navigate(addressOf(next), { preventScrollReset: true })
  })

  const undo = () => {
    if (!held) return
    setHeld(null)
    navigate(addressOf(held.openedId), { preventScrollReset: true })
  }
  return { held, decided, report, undo }
}

/** The decision of a submitted form; `null` for another form and for one that the server would refuse. */
function heldBy(event: SubmitEvent, openedId: string, atOnce: number): HeldDecision | null {
  if (!(event.target instanceof HTMLFormElement)) return null
  const intent = event.submitter?.getAttribute("value")
  if (intent !== "approve" && intent !== "reject") return null
  const fields = new URLSearchParams({ intent })
  for (const [name, value] of new FormData(event.target))
    if (typeof value === "string") fields.append(name, value)
  const ids = fields.getAll("questionId").flatMap((value) => value.split(" "))
  const isRefused = ids.length === 0 || ids.length > atOnce
  return isRefused ? null : { intent, ids, fields, openedId }
}

/** Listens in the capture phase, before React, so that a prevented form is not sent. */
function useSubmitOf(box: RefObject<HTMLElement>, listen: (event: SubmitEvent) => void) {
  const latest = useRef(listen)
  latest.current = listen
  useEffect(() => {
    const around = box.current
    const hear = (event: SubmitEvent) => latest.current(event)
    around?.addEventListener("submit", hear, true)
    return () => around?.removeEventListener("submit", hear, true)
  }, [box])
}

function useTimer(held: HeldDecision | null, end: () => void) {
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => latest.current(), undoMs)
    return () => clearTimeout(timer)
  }, [held])
}
