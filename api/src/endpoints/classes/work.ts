import { work as calls } from "#contract"
import type { Endpoint, ParsedPart } from "#contract/endpoint"
import { toInstant } from "#contract/classes/local-time"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import { done, refuse, RefusedReply } from "../../http/reply"
import {
  countRounds,
  readChapterOf,
  readContent,
  readSetQuestions,
  type WorkContent,
} from "../../store/classes/work-content"
import * as stored from "../../store/classes/works"
import { toContent } from "./work-content"

const changed = done("Saved.")

type TermsFields = Omit<ParsedPart<typeof calls.setWork, "body">, "classIds" | "content" | "key">

function toTerms({ title, from, until, takesLate, earnsPoints }: TermsFields, timeZone: string) {
  const [fromAt, untilAt] = [toInstant(from, timeZone), toInstant(until, timeZone)]
  if (untilAt <= fromAt) throw new RefusedReply(400, "until: it ends before it begins.")
  return { title, fromAt, untilAt, takesLate, earnsPoints }
}

const setWork = implement(calls.setWork, async (call) => {
  const { body, store, caller, now } = call
  const { classIds, content, key, ...terms } = body
  const ids = [...new Set(classIds.map(Number))]
  const classes = await stored.readTaughtClasses(store, caller.id, ids)
  if (classes.length < ids.length) return refuse(404, "Class not found.")
  const found = new Map<number | null, WorkContent>()
  /** Questions that are chosen are the same for every grade. */
  const toPlace = (gradeId: number) => (content.kind === "chapter" ? gradeId : null)
  for (const { gradeId } of classes)
    if (!found.has(toPlace(gradeId)))
      found.set(toPlace(gradeId), await toContent(call, content, gradeId))
  const works = classes.flatMap(({ id: classId, gradeId, timeZone }) => {
    const own = found.get(toPlace(gradeId))
    if (!own) return []
    const made = { ...toTerms(terms, timeZone), ...toStored(own) }
    return [{ classId, ...made, key: `${caller.id} ${key} ${classId}` }]
  })
  const workIds = await stored.storeWorks(store, works, { teacherId: caller.id, now })
  return done({ works: works.map(({ classId }, at) => ({ classId, workId: workIds[at] ?? 0 })) })
})

const toStored = (content: WorkContent) => ({
  content: JSON.stringify(content),
  rounds: countRounds(content),
})

const copyWork = implement(calls.copyWork, async (call) => {
  const { body, store, caller, now, related } = call
  const { classId, key, ...terms } = body
  const [taught] = await stored.readTaughtClasses(store, caller.id, [Number(classId)])
  if (!taught) return refuse(409, "You teach no such class.")
  const copy = {
    classId: taught.id,
    ...toTerms(terms, taught.timeZone),
    content: related.content,
    rounds: related.rounds,
    key: `${caller.id} ${key} ${taught.id}`,
  }
  const [workId = 0] = await stored.storeWorks(store, [copy], { teacherId: caller.id, now })
  return done({ workId })
})

const listWorkOfClass = implement(calls.listWorkOfClass, async (call) => {
  const { params, store, now } = call
  const id = Number(params.classId)
  const [of, rows] = await Promise.all([
    stored.readClassOfWorks(store, id),
    stored.readWorksOfClass(store, id),
  ])
  return done({
    timeZone: of.timeZone,
    works: rows.map((row) => toListed(row, of.pupils, now)),
  })
})

type TermsRow = Pick<
  stored.WorkRow,
  "id" | "title" | "from_at" | "until_at" | "takes_late" | "earns_points" | "rounds"
>

export const toShownTerms = (row: TermsRow) => ({
  workId: row.id,
  title: row.title,
  from: toTime(row.from_at),
  until: toTime(row.until_at),
  takesLate: row.takes_late === 1,
  earnsPoints: row.earns_points === 1,
  rounds: row.rounds,
})

const toListed = (row: stored.WorkRow, pupils: number, now: number) => ({
  ...toShownTerms(row),
  state: stateAt(row, now),
  isWithdrawn: row.withdrawn_at !== null,
  pupils,
  began: row.began,
  finished: row.finished,
})

const toTime = (at: number) => new Date(at).toISOString()

function stateAt({ from_at: from, until_at: until }: stored.WorkRow, now: number) {
  if (now < from) return "later" as const
  return now < until ? ("open" as const) : ("over" as const)
}

const showWork = implement(calls.showWork, async (call) => {
  const { store, related, now } = call
  const [{ pupils }, extra, content] = await Promise.all([
    stored.readClassOfWorks(store, related.class_id),
    stored.readExtra(store, related.id),
    toShown(call, readContent(related.content)),
  ])
  return done({
    ...toListed(related, pupils, now),
    classId: related.class_id,
    className: related.className,
    timeZone: related.timeZone,
    content,
    extra: extra.map(({ id, name, untilAt }) => ({ personID: id, name, until: toTime(untilAt) })),
  })
})

type ContentReader = Pick<HandlerCall<Endpoint>, "store" | "language">

async function toShown({ store, language }: ContentReader, content: WorkContent) {
  if (content.kind === "chapter") {
    const { subject, number, chapter } = await readChapterOf(store, content.pool, language)
    return { ...content, subject, chapter: number ?? 0, chapterName: chapter }
  }
  const ids = content.rounds.flatMap((round) => round.ids)
  const found = await readSetQuestions(store, ids, language)
  const rounds = content.rounds.map((round) => ({
    game: round.game,
    questions: round.ids.flatMap((id) => {
      const row = found.get(id)
      if (!row) return []
      const { question, answer, chapter } = row
      return { questionID: id, question, answer, language: row.language, chapterName: chapter }
    }),
  }))
  return { kind: content.kind, rounds }
}

const changeWork = implement(calls.changeWork, async ({ body, store, related }) => {
  await stored.updateWork(store, related.id, toTerms(body, related.timeZone))
  return changed
})

const withdrawWork = implement(calls.withdrawWork, async ({ body, store, related, now }) => {
  await stored.setWithdrawn(store, related.id, body.isWithdrawn, now)
  return changed
})

const extendWork = implement(calls.extendWork, async ({ body, store, related }) => {
  const untilAt = body.until === null ? null : toInstant(body.until, related.timeZone)
  const extra = { workId: related.id, personId: body.personID, untilAt }
  const isGiven = await stored.storeExtra(store, extra)
  return isGiven ? changed : refuse(409, "This is no pupil of the class.")
})

export const workCalls = [
  setWork,
  listWorkOfClass,
  showWork,
  changeWork,
  withdrawWork,
  copyWork,
  extendWork,
]
