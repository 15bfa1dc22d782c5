import { keptData as calls } from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { kept } from "#contract/kept"
import type { HandlerCall } from "../../call"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { readKeptRows, toKeptTable } from "../../store/accounts/kept-data"
import { insertPersonEvent } from "../../store/accounts/person-events"
import { findOwnPupil } from "../../store/classes/pupils-without-email"
import { erase } from "./erase"

type Reading = Pick<HandlerCall<Endpoint>, "store" | "platform">

const playTables = kept.flatMap(({ kind, player = [] }) => player.map((table) => ({ kind, table })))

async function readKept({ store, platform }: Reading, personId: number) {
  const [inDatabase, played] = await Promise.all([
    readKeptRows(store, personId),
    platform.playedBy(personId),
  ])
  const inObject = playTables.map(({ kind, table }) =>
    toKeptTable(kind, table, played[table] ?? []),
  )
  return done({ kept: [...inDatabase, ...inObject].filter(({ rows }) => rows.length > 0) })
}

export const showOwn = implement(calls.showOwn, (call) => readKept(call, call.caller.id))

export const showOfPupil = implement(calls.showOfPupil, async (call) => {
  const { id, role } = call.related
  return role === "Student" ? readKept(call, id) : refuse(409, "This is no pupil.")
})

const notOwn = refuse(409, "No pupil of this class was made in a class of yours with this number.")

export const showOfOwnPupil = implement(calls.showOfOwnPupil, async (call) => {
  const { params, query, caller, store } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const pupil = await findOwnPupil(store, own, Number(query.person))
  return pupil ? readKept(call, pupil.id) : notOwn
})

export const eraseOwnPupil = implement(calls.eraseOwnPupil, async (call) => {
  const { params, body, caller, store, now } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const pupil = await findOwnPupil(store, own, body.personID)
  if (!pupil) return notOwn
  const event = { personId: null, byId: caller.id, kind: "erased" } as const
  await erase(call, pupil, [insertPersonEvent(store, event, now)])
  return done("The account is erased.")
})
