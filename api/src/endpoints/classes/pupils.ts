import { classMembers as calls } from "#contract"
import { pupilNumberLength, secretLength, withCheckDigit } from "#contract/classes/digits"
import type { HandlerCall } from "../../http/call"
import { implement } from "../../http/implement"
import { isInsult } from "../../names/insult"
import { foldedWords } from "../../names/name-words"
import { isStaffWord } from "../../names/staff-words"
import { newDigits, type Random } from "../../http/random"
import { done, type HandlerReply, refuse } from "../../http/reply"
import { ofLogin } from "../../security/allowances"
import { person } from "../../security/sender"
import * as members from "../../store/classes/members"
import * as stored from "../../store/classes/pupils-without-email"
import { refuseBusy, withHashingSlot } from "../accounts/with-hashing-slot"

const noRoom = refuse(409, "The class is archived, or has no room for so many.")

const addPupils = implement(calls.addPupils, addNames)

async function addNames(call: Adding): Promise<HandlerReply<typeof calls.addPupils>> {
  const { params, body, caller, store, now } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const beginning = `${own.teacherId} ${own.classId} ${body.key} `
  const before = await stored.readAdded(store, own.classId, beginning)
  const known = new Set(body.namesakes ? [] : before.names.map(foldName))
  const rows = body.names.map((name, at) => {
    const same = body.names.slice(0, at).filter((each) => each === name).length
    const key = `${beginning}${name} ${same}`
    const isUsed = before.keys.has(key)
    return { name, key, isUsed, result: isUsed ? ("made" as const) : resultFor(name, known) }
  })
  const added = rows.map(({ result }) => result)
  const names = rows.filter(({ result, isUsed }) => result === "made" && !isUsed)
  if (names.length === 0) return done({ added })
  const numbers = await findFreeNumbers(call, names.length)
  const pupils = names.map(({ name, key }, at) => ({ name, key, number: numbers[at] ?? "" }))
  const target = { ...own, beginning, used: before.keys.size }
  if (await stored.insertPupils(store, target, pupils, now)) return done({ added })
  // The same call may have come twice at once, and with fewer names.
  const { keys } = await stored.readAdded(store, own.classId, beginning)
  return keys.size > before.keys.size ? addNames(call) : noRoom
}

const foldName = (name: string) => foldedWords(name).join(" ")

function resultFor(name: string, known: ReadonlySet<string>) {
  if (isInsult(name) || isStaffWord(name)) return "refused" as const
  return known.has(foldName(name)) ? ("known" as const) : ("made" as const)
}

type Adding = HandlerCall<typeof calls.addPupils>

async function findFreeNumbers(
  call: Adding,
  count: number,
  found: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const { store, dependencies } = call
  const drawn = Array.from({ length: count - found.size }, () =>
    withCheckDigit(newDigits(pupilNumberLength - 1, dependencies.random)),
  )
  const taken = await stored.readTaken(store, drawn)
  const free = new Set([...found, ...drawn.filter((number) => !taken.has(number))])
  return free.size < count ? findFreeNumbers(call, count, free) : [...free]
}

const isWeak = (secret: string) =>
  /^(\d)\1+$/.test(secret) || "01234567890".includes(secret) || "09876543210".includes(secret)

function newSecret(random: Random): string {
  const secret = newDigits(secretLength, random)
  return isWeak(secret) ? newSecret(random) : secret
}

/** One place in the queue for all of them, whose hashes are made one after another. */
const renewSecrets = implement(calls.renewSecrets, async (call) => {
  const { params, body, caller, store, dependencies, now } = call
  const own = { classId: Number(params.classId), teacherId: caller.id }
  const people = await stored.readRenewable(store, own, body.people)
  if (people.length === 0) return done({ slips: [] })
  const made = people.map((each) => ({ ...each, secret: newSecret(dependencies.random) }))
  const hashes = await withHashingSlot(call, person(caller.id), (slot) =>
    slot.hash(async () => {
      const done: string[] = []
      for (const { secret } of made) done.push(await dependencies.passwords.hash(secret))
      return done
    }),
  )
  if (hashes === null) return refuseBusy()
  const secrets = made.map(({ id, number }, at) => ({
    personId: id,
    passwordHash: hashes[at] ?? "",
    attempts: ofLogin(number),
  }))
  await stored.writeSecrets(store, own, secrets, now)
  return done({
    slips: made.map(({ id, name, number, secret }) => ({ personID: id, name, number, secret })),
  })
})

const takePupilOut = implement(calls.takePupilOut, async ({ params, body, store, now }) => {
  const pupil = { classId: Number(params.classId), personId: body.personID }
  await members.markTakenOut(store, pupil, now)
  return done("Taken out.")
})

const putPupilBack = implement(calls.putPupilBack, async ({ params, body, store }) => {
  const pupil = { classId: Number(params.classId), personId: body.personID }
  return (await members.unmarkTakenOut(store, pupil))
    ? done("Put back.")
    : refuse(409, "The class has no room, or the pupil has left it.")
})

export const pupilCalls = [addPupils, renewSecrets, takePupilOut, putPupilBack]
