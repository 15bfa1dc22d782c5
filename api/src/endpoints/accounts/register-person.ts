import { accounts } from "#contract"
import { registrationTypes } from "#contract/words"
import { implement, type Call } from "../../implement"
import { done, Refusal, refuse } from "../../reply"
import { isCommonPassword } from "../../security/common-password"
import { passShield } from "../../security/shield"
import { findGradeId, findSubjectId } from "../../store/curriculum"
import { addPerson, isEmailTaken } from "../../store/people"
import { admitted } from "./admitted"
import { tooCommon } from "./too-common"

type Registration = Call<typeof accounts.register>

const emailTaken = refuse(400, "Email already exists, please login.")

export const registerPerson = implement(accounts.register, async (call) => {
  const { body, store, outside, now } = call
  await passShield(call)
  const role = registrationTypes[body.type] ?? "User"
  const gradeId = role === "Student" ? await gradeOf(call) : null
  const subjectId = role === "Teacher" ? await subjectOf(call) : null
  if (await isEmailTaken(store, body.email)) return emailTaken
  if (isCommonPassword(body.password)) return tooCommon
  const passwordHash = await admitted(call, () => outside.passwords.hash(body.password))
  const name = body.name.normalize("NFC")
  const person = { name, email: body.email, role, gradeId, subjectId, passwordHash }
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
