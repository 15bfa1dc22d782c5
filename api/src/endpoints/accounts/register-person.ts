import { accounts } from "#contract"
import { registrationTypes } from "#contract/words"
import { implement } from "../../implement"
import type { Call } from "../../call"
import { done, Refusal, refuse } from "../../reply"
import { refuseCommonPassword } from "../../security/common-password"
import { rateLimit } from "../../security/allowances"
import { isInsult } from "../../names/insult"
import { isStaffWord } from "../../names/staff-words"
import { findGradeId, findSubjectId } from "../../store/curriculum-references"
import { addPerson } from "../../store/people"
import { readTicket } from "./read-ticket"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"

type Registration = Call<typeof accounts.register>

const emailTaken = refuse(400, "Email already exists, please login.")

const nameRefused = refuse(400, "This name is not allowed.")

/** Checks the e-mail last, so that a taken one costs the same work and time as a free one. */
export const registerPerson = implement(accounts.register, async (call) => {
  const { body, store, dependencies, now } = call
  await rateLimit(call)
  refuseCommonPassword(body.password)
  const role = registrationTypes[body.type] ?? "User"
  if (isInsult(body.name) || (role !== "Teacher" && isStaffWord(body.name))) return nameRefused
  const gradeId = role === "Student" ? await gradeOf(call) : null
  const subjectId = role === "Teacher" ? await subjectOf(call) : null
  const ticket = subjectId === null ? null : await readTicket(call, subjectId)
  const passwordHash =
    (await withHashingSlot(call, (slot) =>
      slot.hash(() => dependencies.passwords.hash(body.password)),
    )) ?? refuseBusy()
  const { name, email } = body
  const person = { name, email, role, gradeId, subjectId, passwordHash, ticket }
  return (await addPerson(store, person, now)) ? done("Created") : emailTaken
})

async function gradeOf({ store, body }: Registration): Promise<number> {
  const id = await findGradeId(store, body.grade)
  if (id === null) throw new Refusal(400, "Grade not found.")
  return id
}

async function subjectOf({ store, body }: Registration): Promise<number> {
  const id = await findSubjectId(store, body.subject)
  if (id === null) throw new Refusal(400, "Subject not found.")
  return id
}
