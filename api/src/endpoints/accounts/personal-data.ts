import type { Compilable } from "kysely"
import { admin, profile, keptData as calls } from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { kept } from "#contract/kept"
import { implement } from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { done, refuse } from "../../http/reply"
import { admit, ofPerson, takeFirstAttempt } from "../../security/allowances"
import { person as personAs } from "../../security/sender"
import { returnAttempts } from "../../store/accounts/account-attempts"
import {
  type Erasable,
  erasePerson,
  findErasable,
  readErasable,
  readKeptRows,
  toKeptTable,
} from "../../store/accounts/personal-data"
import { insertPersonEvent } from "../../store/accounts/person-events"
import { findOwnPupil } from "../../store/classes/pupils-without-email"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"

const erased = done("The account is erased.")

/** The password is required, in case a computer was left signed in. */
const eraseAccount = implement(profile.eraseAccount, async (call) => {
  const sender = personAs(call.caller.id)
  const checked = await withHashingSlot(call, sender, async (slot) => {
    const { store, caller, now, body } = call
    const attempts = await admit(call, sender, () =>
      takeFirstAttempt(store, [ofPerson("change", caller.id)], now),
    )
    const person = await readErasable(store, caller.id)
    if (!person) return "erased"
    const { passwords } = call.dependencies
    const isRight = await slot.hash(() => passwords.matches(body.password, person.password_hash))
    if (isRight === null) await returnAttempts(store, attempts)
    if (isRight === null) return refuseBusy()
    return isRight ? person : "wrong"
  })
  if (checked === "wrong") return refuse(400, "The password is wrong.")
  if (checked !== "erased") await erase(call, checked)
  return erased
})

const erasePupil = implement(admin.erasePupil, async (call) => {
  const { store, body, caller, now } = call
  const found = await findErasable(store, body.email, caller.id)
  if (!found) return refuse(404, "No account has this e-mail.")
  if (found.role !== "Student") return refuse(409, "This is not the account of a pupil.")
  const event = { personId: null, byId: caller.id, kind: "erased" } as const
  await erase(call, found, [insertPersonEvent(store, event, now)])
  return done({ personID: String(found.id) })
})

/**
 * Prepares the player's object first: if this call stops before the object is empty, the object finds that its
 * player is gone, and leaves the leaderboards. Until D1 has erased the account, the call can be repeated.
 */
async function erase(
  { store, platform }: Pick<HandlerCall<typeof profile.eraseAccount>, "store" | "platform">,
  person: Erasable,
  others: readonly Compilable[] = [],
): Promise<void> {
  const player = platform.changeOf(person.id)
  await player.prepare()
  await erasePerson(store, person, await player.wrongAnswers(), others)
  await player.erase()
}

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

const showOwn = implement(calls.showOwn, (call) => readKept(call, call.caller.id))

const showOfPupil = implement(calls.showOfPupil, async (call) => {
  const { id, role } = call.related
  return role === "Student" ? readKept(call, id) : refuse(409, "This is no pupil.")
})

const notOwn = refuse(409, "No pupil of this class was made in a class of yours with this number.")

const showOfOwnPupil = implement(calls.showOfOwnPupil, async (call) => {
  const { params, query, caller, store } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const pupil = await findOwnPupil(store, own, Number(query.person))
  return pupil ? readKept(call, pupil.id) : notOwn
})

const eraseOwnPupil = implement(calls.eraseOwnPupil, async (call) => {
  const { params, body, caller, store, now } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const pupil = await findOwnPupil(store, own, body.personID)
  if (!pupil) return notOwn
  const event = { personId: null, byId: caller.id, kind: "erased" } as const
  await erase(call, pupil, [insertPersonEvent(store, event, now)])
  return done("The account is erased.")
})

export const personalDataCalls = [
  eraseAccount,
  erasePupil,
  showOwn,
  showOfPupil,
  showOfOwnPupil,
  eraseOwnPupil,
]
