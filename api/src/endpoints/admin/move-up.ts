import * as z from "zod"
import { movingUp } from "#contract"
import { movedPageMax, undoMoveDays } from "#contract/limits"
import type { LastMove } from "#contract/accounts/moving-up"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import { done, refuse, RefusedReply } from "../../http/reply"
import { findGradeId } from "../../store/curriculum/curriculum-references"
import {
  type GradeMove,
  movePupils,
  storeUndoneMove,
  type Plan,
  readCountedGrades,
  readLastMove,
  readPupils,
  type CountedGrade,
  type MoveRow,
} from "../../store/curriculum/grade-moves"
import { readLastEvent } from "../../store/accounts/person-events"

const number = "\\d{1,15}"
const step = `${number}>${number}`
const form = new RegExp(`^(${step}(?:,${step})*);(${number});(${number});(${number});(${number})$`)

/** A plan as one text, which a page sends back: "6>7,7>8;last;upTo;pupils;sum". */
const writePlan = ({ moves, last, upTo, pupils, sum }: Plan): string =>
  [moves.map(({ from, to }) => `${from}>${to}`).join(","), last, upTo, pupils, sum].join(";")

function readPlan(text: string): Plan | null {
  const found = form.exec(text)
  if (!found) return null
  const [last = 0, upTo = 0, pupils = 0, sum = 0] = found.slice(2).map(Number)
  const moves = (found[1] ?? "").split(",").map((each) => {
    const [from = 0, to = 0] = each.split(">").map(Number)
    return { from, to }
  })
  const isClear =
    new Set(moves.map(({ from }) => from)).size === moves.length &&
    moves.every(({ from, to }) => from !== to)
  return isClear ? { moves, last, upTo, pupils, sum } : null
}

const previewMove = implement(movingUp.preview, async (call) => {
  const { store, caller, language, now } = call
  const [grades, last] = await Promise.all([
    readCountedGrades(store, caller.id, language),
    readLastMove(store, caller.id),
  ])
  const { from } = call.query
  return done({
    grades: grades.map(({ id, name, pupils }) => ({
      gradeId: String(id),
      gradeName: name,
      pupils,
    })),
    last: last ? toLast(last, now) : null,
    planned: from ? await toPlan(call, grades, last?.id ?? 0) : null,
  })
})

async function toPlan(
  { store, caller, query }: HandlerCall<typeof movingUp.preview>,
  grades: readonly CountedGrade[],
  last: number,
) {
  const wanted = query.from === "all" ? toNext(grades) : [await oneMove({ store, query }, grades)]
  const getGrade = (id: number | undefined) => grades.find((grade) => grade.id === id)
  const moves = wanted.filter(({ from }) => getGrade(from)?.pupils)
  const moving = moves.flatMap(({ from }) => getGrade(from) ?? [])
  const addUp = (key: "pupils" | "sum") => moving.reduce((sum, grade) => sum + grade[key], 0)
  const upTo = Math.max(0, ...grades.map((grade) => grade.upTo))
  const pupils = addUp("pupils")
  const getName = (id: number | undefined) => getGrade(id)?.name ?? ""
  const nextOf = (id: number) => getName(moves.find(({ from }) => from === id)?.to)
  const [grade = 0, person = 0] = (query.after ?? "").split("-").map(Number)
  const rows = await readPupils(store, {
    adminId: caller.id,
    grades: moving.map(({ id }) => id),
    after: { grade, person },
    limit: movedPageMax + 1,
  })
  const page = rows.slice(0, movedPageMax)
  const end = rows.length > page.length ? page.at(-1) : undefined
  const stay = query.from === "all" ? grades.at(-1) : undefined
  return {
    moves: moving.map(({ id, name, pupils: of }) => ({
      gradeName: name,
      toName: nextOf(id),
      pupils: of,
    })),
    ...(stay?.pupils && { stay: { gradeName: stay.name, pupils: stay.pupils } }),
    pupils,
    plan: writePlan({ moves, last, upTo, pupils, sum: addUp("sum") }),
    people: page.map(({ id, name, gradeId }) => ({
      personID: String(id),
      name,
      gradeName: getName(gradeId),
    })),
    next: end ? `${end.gradeId}-${end.id}` : null,
  }
}

const toNext = (grades: readonly CountedGrade[]): GradeMove[] =>
  grades.slice(1).map(({ id }, at) => ({ from: grades[at]?.id ?? 0, to: id }))

async function oneMove(
  {
    store,
    query: { from = "", to },
  }: Pick<HandlerCall<typeof movingUp.preview>, "store" | "query">,
  grades: readonly CountedGrade[],
): Promise<GradeMove> {
  const [fromId, named] = await Promise.all([
    findGradeId(store, from),
    to === undefined ? null : findGradeId(store, to),
  ])
  const next = to === undefined ? toNext(grades).find((move) => move.from === fromId)?.to : named
  if (fromId === null || !next) throw new RefusedReply(400, "Grade not found.")
  if (fromId === next) throw new RefusedReply(400, "The grades are the same.")
  return { from: fromId, to: next }
}

const moveUp = implement(movingUp.moveUp, async (call) => {
  const { store, body, caller, now } = call
  const plan = readPlan(body.plan)
  if (!plan) return refuse(400, "plan: is not what a preview has.")
  const move = { adminId: caller.id, plan, text: body.plan }
  if (await announced(call, () => movePupils(store, move, now)))
    return done({ pupils: plan.pupils })
  const last = await readLastMove(store, caller.id)
  return last && getDetail(last).plan === body.plan
    ? done({ pupils: plan.pupils })
    : refuse(409, "The grades of the pupils have changed since.")
})

const undoMoveUp = implement(movingUp.undoMove, async (call) => {
  const { store, body, caller, now } = call
  const undo = { adminId: caller.id, move: body.move, since: undoneSince(now) }
  await announced(call, () => storeUndoneMove(store, undo, now))
  const last = await readLastMove(store, caller.id)
  const detail = last && getDetail(last)
  return detail?.undoes === body.move
    ? done({ pupils: detail.pupils })
    : refuse(409, "This cannot be undone any more.")
})

async function announced(
  { store, platform }: Pick<HandlerCall<typeof movingUp.moveUp>, "store" | "platform">,
  write: () => Promise<boolean>,
): Promise<boolean> {
  const message = { gradesAfter: await readLastEvent(store) }
  await platform.publish(message, { delaySeconds: 60 })
  const isWritten = await write()
  if (isWritten) await platform.publish(message)
  return isWritten
}

const details = z.object({
  plan: z.string().optional(),
  undoes: z.number().optional(),
  pupils: z.number(),
})
const getDetail = ({ detail }: MoveRow) => details.parse(JSON.parse(detail))

const undoneSince = (now: number) => now - undoMoveDays * 24 * 60 * 60 * 1000

function toLast(row: MoveRow, now: number): LastMove {
  const { undoes, pupils } = getDetail(row)
  const isUndo = undoes !== undefined
  return {
    move: String(row.id),
    at: new Date(row.at).toISOString(),
    by: row.by,
    pupils,
    isUndo,
    canUndo: !isUndo && row.at > undoneSince(now),
  }
}

export const moveUpCalls = [previewMove, moveUp, undoMoveUp]
