import { structure as calls } from "#contract"
import { structureMax } from "#contract/limits"
import type { Structure as WireStructure, StructureEvent } from "#contract/curriculum/structure"
import type { Names } from "#contract/curriculum/structure-parts"
import * as z from "zod"
import type { HandlerCall } from "../../http/call"
import { isCompleted, type Repeatable } from "../../db/completed-calls"
import type { Store } from "../../db/store"
import { implement } from "../../http/implement"
import { repeatable } from "../../http/repeatable"
import { done, refuse, RefusedReply } from "../../http/reply"
import { publicAddress } from "../../images/picture-storage"
import { countPupils, readSubjectImages } from "../../store/curriculum/curriculum"
import * as store from "../../store/structure/read-structure"
import { type NewStructureEvent, writeStructure } from "../../store/structure/write-structure"
import { planCorrection } from "../../structure/plan-correction"
import { planRows } from "../../structure/plan-rows"
import {
  type StructureChange,
  compareStructures,
  isRenamed,
  type SchoolStructure,
  reverseChanges,
  toArchivedGrades,
  toChanged,
} from "../../structure/structure"

export const tooManyTries = refuse(409, "The structure is being changed by others, or is in use.")
const dayMs = 24 * 60 * 60 * 1000

const showStructure = implement(calls.structure, async (call) => {
  const [structure, images, events] = await Promise.all([
    store.readStructure(call.store),
    readSubjectImages(call.store),
    store.readStructureEvents(call.store, {
      limit: structureMax.events + 1,
      ...call.query,
    }),
  ])
  const page = events.slice(0, structureMax.events)
  const imageOf = new Map(images.map(({ id, image }) => [id, image]))
  return done({
    ...toWire(structure),
    subjects: structure.subjects.map(({ id, names, isArchived }) => ({
      id,
      names,
      isArchived,
      image: publicAddress(imageOf.get(id) ?? "", call.platform.publicUrl),
    })),
    events: page.map((row) => toEvent(row, call.now)),
    next: events.length > page.length ? String(page.at(-1)?.id) : null,
  })
})

const toWire = ({
  grades,
  links,
  chapters,
}: SchoolStructure): Omit<WireStructure, "subjects" | "events" | "next"> => ({
  grades: grades.map(({ id, names, isArchived }) => ({
    id,
    names,
    isArchived,
    subjects: links.filter(({ grade }) => grade === id).map(({ subject }) => subject),
  })),
  chapters: chapters.map(({ grade, subject, number, names, isArchived }) => ({
    grade,
    subject,
    number,
    names,
    isArchived,
  })),
})

const about = z.array(z.custom<Names>())
const changesOf = ({ changes }: Pick<store.StructureEventRow, "changes">) =>
  z.array(z.custom<StructureChange>()).parse(JSON.parse(changes))

const isUndoable = ({ at, kind, undoes, undone }: store.StructureEventRow, now: number) =>
  kind !== "taken" && undoes === null && undone === null && at > now - structureMax.undoDays * dayMs

const weigh = (kind: string, change: StructureChange) =>
  change.what === "taken" ? change.questions : Number(kind !== "taken")

function toEvent(row: store.StructureEventRow, now: number): StructureEvent {
  const changes = changesOf(row)
  const renamed = changes.flatMap(toChanged).find(isRenamed)
  return {
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    by: row.by,
    kind: row.kind,
    names: about.parse(JSON.parse(row.about)),
    ...(renamed && changes.length === 1 && { renamed: { from: renamed.from, to: renamed.to } }),
    changed: changes.reduce((sum, each) => sum + weigh(row.kind, each), 0),
    canUndo: isUndoable(row, now),
  }
}

const makeStructure = implement(calls.makeStructure, async (call) => {
  const plan = (structure: SchoolStructure) => {
    const planned = planRows(structure, call.body.rows)
    const changes = compareStructures(structure, planned.structure)
    return { kind: "made", about: [], changes, rows: planned.rows }
  }
  const planned = call.body.isTrial
    ? plan(await store.readStructure(call.store))
    : await change(call, plan)
  if (!planned) return tooManyTries
  const { rows, changes } = planned
  return done({ rows, ...count(changes), changes: changes.flatMap(toChanged) })
})

export function count(changes: readonly StructureChange[]) {
  const made = { grades: 0, subjects: 0, links: 0, chapters: 0 }
  const things = changes.flatMap((each) => (each.what === "thing" ? [each] : []))
  for (const { after } of things.filter(({ before }) => before === null))
    if (after) made[`${after.what}s`]++
  return { made, changed: things.filter(({ before }) => before !== null).length }
}

const correctStructure = implement(calls.correctStructure, async (call) => {
  const { body, store: database } = call
  const repeat = repeatable(call, calls.correctStructure.path, JSON.stringify(body))
  const plan = async (structure: SchoolStructure) => {
    const questions =
      body.change === "merge" ? await store.readQuestionsOfChapter(database, body.of) : []
    const planned = planCorrection(structure, body, questions)
    await checkArchived(database, planned.changes)
    return planned
  }
  return (await changeOnce(call, repeat, plan)) ? done("Done.") : tooManyTries
})

async function checkArchived(database: Store, changes: readonly StructureChange[]) {
  for (const id of toArchivedGrades(changes))
    if ((await countPupils(database, id)) > 0)
      throw new RefusedReply(409, "Pupils are in this grade.")
}

const undoStructure = implement(calls.undoStructure, async (call) => {
  const { body, now } = call
  const [event] = await store.readStructureEvents(call.store, { limit: 1, id: body.event })
  if (!event) return refuse(404, "Change not found.")
  if (event.undone !== null) return done("Nothing to do.")
  if (!isUndoable(event, now)) return refuse(409, "This cannot be undone any more.")
  const isUndone = await change(call, async (structure) => {
    const since = await store.readMovesSince(call.store, event.id)
    const changes = reverseChanges(structure, changesOf(event), changesOf(since))
    if (!changes) throw new RefusedReply(409, "This has been changed since.")
    await checkArchived(call.store, changes)
    const names = about.parse(JSON.parse(event.about))
    return { kind: "undone", about: names, changes, undoes: event.id }
  })
  return isUndone ? done("Undone.") : refuse(409, "This has been used since.")
})

export const structureCalls = [showStructure, makeStructure, correctStructure, undoStructure]

type NewEvent = Omit<NewStructureEvent, "byId">
type Changing = Pick<HandlerCall<typeof calls.undoStructure>, "store" | "caller" | "now">

/** Changes nothing if this same call, whose reply was lost, was completed. Returns false if it could not be written. */
export async function changeOnce(
  call: Changing,
  repeat: Repeatable | null,
  plan: (structure: SchoolStructure) => NewEvent | Promise<NewEvent>,
): Promise<boolean> {
  const nothing = { kind: "", about: [], changes: [] }
  const isRepeated = async () => repeat !== null && isCompleted(call.store, repeat)
  const planned = await change(
    call,
    async (structure) => ((await isRepeated()) ? nothing : plan(structure)),
    repeat,
  )
  return planned !== null
}

/** Every try fails only because another change was made. */
const triesMax = 8

/**
 * Plans on the newest structure, again if somebody else has changed it meanwhile, and writes the changes if there are
 * any. Returns the plan, or `null` if it could not be written.
 */
export async function change<Plan extends NewEvent>(
  { store: database, caller, now }: Changing,
  plan: (structure: SchoolStructure) => Plan | Promise<Plan>,
  repeat: Repeatable | null = null,
): Promise<Plan | null> {
  for (let tries = 0; tries < triesMax; tries++) {
    const structure = await store.readStructure(database)
    const planned = await plan(structure)
    if (planned.changes.length === 0) return planned
    const event = { ...planned, byId: caller.id }
    if (await writeStructure(database, structure.version, event, { now, repeat })) return planned
  }
  return null
}
