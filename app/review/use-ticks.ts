import { useEffect, useState } from "react"
import type { ReviewReply, ReviewView } from "./review"

export type Ticks = ReturnType<typeof useTicks>

/** Which questions are ticked: at first those that the address or a form that came back has ticked. */
export function useTicks({ waiting, ticked }: ReviewView, reply: ReviewReply | undefined) {
  const sent = reply && reply.ids.length > 1 ? reply.ids : []
  const shown = waiting.map(({ id }) => id)
  const first = shown.filter((id) => ticked.includes(id) || sent.includes(id))
  const [ids, setIds] = useState(first)
  const page = shown.join(" ")
  useEffect(() => setIds((before) => before.filter((id) => page.split(" ").includes(id))), [page])
  return {
    ids,
    tick: (id: string, isTicked: boolean) =>
      setIds((before) => [...before.filter((each) => each !== id), ...(isTicked ? [id] : [])]),
    tickAll: () => setIds(shown),
  }
}
