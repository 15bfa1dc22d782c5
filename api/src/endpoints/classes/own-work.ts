import { ownWork as calls } from "#contract"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { readContent } from "../../store/classes/work-content"
import { readOwnWorks, type OwnWorkRow } from "../../store/classes/own-works"
import { toTime } from "./work"

export const listOwnWork = implement(calls.listOwnWork, async ({ store, caller, now }) => {
  const rows = await readOwnWorks(store, caller.id, now)
  return done({ works: rows.map((row) => toOwn(row, 0, now)) })
})

export const showOwnWork = implement(calls.showOwnWork, async ({ related, now }) => {
  const content = readContent(related.content)
  const next = content.kind === "chapter" ? content.game : content.rounds[0]?.game
  return done({ ...toOwn(related, 0, now), next: next ?? null })
})

const toOwn = (row: OwnWorkRow, done: number, now: number) => ({
  workId: row.id,
  title: row.title,
  classId: row.class_id,
  className: row.className,
  timeZone: row.timeZone,
  teacher: row.teacher,
  from: toTime(row.from_at),
  until: toTime(row.until_at),
  takesLate: row.takes_late === 1,
  earnsPoints: row.earns_points === 1,
  rounds: row.rounds,
  done,
  state: stateAt(row, done, now),
})

function stateAt(row: OwnWorkRow, done: number, now: number) {
  if (done >= row.rounds) return "done" as const
  if (now < row.from_at) return "later" as const
  if (now < row.until_at) return "open" as const
  return row.takes_late === 1 ? ("late" as const) : ("over" as const)
}
