import { ownWork as calls } from "#contract"
import type { HandlerCall } from "../../http/call"
import { implementForPlayer } from "../../http/implement"
import { roundsLeft } from "../../draw/draw-work"
import { done } from "../../http/reply"
import { readContent } from "../../store/classes/work-content"
import { readOwnWorks, type OwnWorkRow } from "../../store/classes/own-works"
import { readPlacesInPacks } from "../../store/play/packs"
import { readBegun, readDone } from "../../store/play/work-rounds"
import { toShownTerms } from "./work"

export async function listOwn({
  stores,
  caller,
  now,
}: Pick<HandlerCall<typeof calls.listOwnWork>, "stores" | "caller" | "now">) {
  const rows = await readOwnWorks(stores.store, caller.id, now)
  const played = await readDone(
    stores.play,
    rows.map(({ id }) => id),
  )
  return { works: rows.map((row) => toOwn(row, played.get(row.id) ?? 0, now)) }
}

const listOwnWork = implementForPlayer(calls.listOwnWork, async (call) => done(await listOwn(call)))

const showOwnWork = implementForPlayer(
  calls.showOwnWork,
  async ({ stores, caller, related, now }) => {
    const begun = await readBegun(stores.play, caller.id, related.id)
    const own = { content: readContent(related.content), personId: caller.id, workId: related.id }
    const left = roundsLeft(own, begun)
    const inPacks = await readPlacesInPacks(stores.play, related.id, now)
    const next = left.find(({ place }) => !inPacks.has(place))
    const played = related.rounds - left.length
    return done({ ...toOwn(related, played, now), next: next?.game ?? null })
  },
)

const toOwn = (row: OwnWorkRow, done: number, now: number) => ({
  ...toShownTerms(row),
  classId: row.class_id,
  className: row.className,
  timeZone: row.timeZone,
  teacher: row.teacher,
  done,
  state: stateAt(row, done, now),
})

function stateAt(row: OwnWorkRow, done: number, now: number) {
  if (done >= row.rounds) return "done" as const
  if (now < row.from_at) return "later" as const
  if (now < row.until_at) return "open" as const
  return row.takes_late === 1 ? ("late" as const) : ("over" as const)
}

export const ownWorkCalls = [listOwnWork, showOwnWork]
