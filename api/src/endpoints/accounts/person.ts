import { profile, accounts } from "#contract"
import { avatars, type Avatar, registrationTypes, type Role } from "#contract/words"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse, RefusedReply } from "../../http/reply"
import { isInsult } from "../../names/insult"
import { soundsLikeStaff, isStaffWord } from "../../names/staff-words"
import { readProfile, replaceProfile } from "../../store/accounts/profiles"
import { readTaught } from "../../store/accounts/teacher-subjects"
import type { HandlerCall } from "../../http/call"
import { refuseCommonPassword } from "../../security/common-password"
import { admit, ofEmailBy, takeFirstAttempt, ofCodes } from "../../security/allowances"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { readDevice, getSender, type Sender } from "../../security/sender"
import { returnAttempts } from "../../store/accounts/account-attempts"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import { addPerson } from "../../store/accounts/people"
import { isSchoolCode } from "../../security/school-code"
import { hashToken } from "../../security/token"
import { findInvitation, readSchoolCode, type Ticket } from "../../store/accounts/invitations"
import { refuseBusy, withHashingSlot } from "./with-hashing-slot"

export const avatarNamed = (name: string): Avatar | "" =>
  avatars.find((known) => known === name) ?? ""

const showProfile = implement(profile.profile, async ({ caller, store, language }) => {
  const isTeacher = caller.role === "Teacher"
  const [{ avatar, nickname, is_hidden }, subjects] = await Promise.all([
    readProfile(store, caller.id),
    isTeacher ? readTaught(store, caller.id, language) : [],
  ])
  return done({
    avatar: avatarNamed(avatar),
    nickname,
    hidden: is_hidden === 1,
    ...(isTeacher && {
      confirmed: !caller.isWaiting,
      subjects: subjects.map(({ name }) => name),
      trusted: subjects.flatMap(({ name, isTrusted }) =>
        isTrusted && !caller.isWaiting ? name : [],
      ),
    }),
  })
})

/** Others read the nickname in place of the name, so it must not insult, and nobody else may seem to be meant. */
const changeProfile = implement(profile.changeProfile, async (call) => {
  const { caller, store, body, platform } = call
  const { avatar, nickname, hidden } = body
  if (isInsult(nickname) || soundsLikeStaff(nickname))
    return refuse(400, "This nickname is not allowed.")
  const change = caller.role === "Student" ? platform.changeOf(caller.id) : null
  await change?.prepare()
  const isFree = await replaceProfile(store, caller.id, { avatar, nickname, isHidden: hidden })
  await change?.take()
  if (!isFree) return refuse(400, "This nickname is taken.")
  return done("Your profile was saved.")
})

/**
 * What confirms a new teacher at once, an invitation before a code; `null` if the call has neither.
 * @throws Refusal if it is wrong, so that the teacher can correct it or leave it out
 */
async function readTicket(
  call: Registration,
  subjectId: number,
  sender: Sender,
): Promise<Ticket | null> {
  const { invitation, schoolCode } = call.body
  if (invitation?.trim()) return readInvitation(call, invitation.trim(), subjectId)
  return schoolCode?.trim() ? readCode(call, schoolCode, sender) : null
}

async function readInvitation(
  { store, body, language, now }: Registration,
  invitation: string,
  subjectId: number,
): Promise<Ticket> {
  const hash = hashToken(invitation)
  const found = await findInvitation(store, hash, language, now)
  if (!found) throw new RefusedReply(400, "This invitation is not valid any more.")
  if (found.email !== "" && found.email !== body.email)
    throw new RefusedReply(400, "This invitation is for another e-mail.")
  if (found.subject_id !== subjectId)
    throw new RefusedReply(400, "This invitation is for another subject.")
  return { way: "invitation", hash, madeBy: found.made_by }
}

async function readCode(
  { store, now }: Registration,
  typed: string,
  sender: Sender,
): Promise<Ticket> {
  const attempts = await takeFirstAttempt(store, [ofCodes(sender)], now)
  const code = (await readSchoolCode(store))?.code
  if (code === undefined || !isSchoolCode(typed, code))
    throw new RefusedReply(400, "The school code is wrong.")
  await returnAttempts(store, attempts)
  return { way: "code", code }
}

type Registration = HandlerCall<typeof accounts.register>

const emailTaken = refuse(400, "Email already exists, please login.")

const nameRefused = refuse(400, "This name is not allowed.")

/** Checks the e-mail last, so that a taken one costs the same work and time as a free one. */
const registerPerson = implement(accounts.register, async (call) => {
  const { body, store, now } = call
  refuseCommonPassword(body.password)
  const role = registrationTypes[body.type] ?? "User"
  if (isInsult(body.name) || (role !== "Teacher" && isStaffWord(body.name))) return nameRefused
  const sender = getSender(call.client, await readDevice(call, body.email))
  const checked = await withHashingSlot(call, sender, (slot) => check(call, role, sender, slot))
  const { name, email } = body
  return (await addPerson(store, { name, email, role, ...checked }, now))
    ? done("Created")
    : emailTaken
})

/** Each try is counted, so that one e-mail which is sent again and again does not use up the limit of a network. */
async function check(call: Registration, role: Role, sender: Sender, slot: HashingSlot) {
  const { body, store, dependencies, now } = call
  const tries = ofEmailBy("register", body.email, sender)
  const attempts = await admit(call, sender, () => takeFirstAttempt(store, [tries], now))
  const gradeId = role === "Student" ? await getGrade(call) : null
  const subjectId = role === "Teacher" ? await getSubject(call) : null
  const ticket = subjectId === null ? null : await readTicket(call, subjectId, sender)
  const passwordHash = await slot.hash(() => dependencies.passwords.hash(body.password))
  if (passwordHash === null) {
    await returnAttempts(store, attempts)
    return refuseBusy()
  }
  return { gradeId, subjectId, ticket, passwordHash }
}

async function getGrade({ store, body }: Registration): Promise<number> {
  const id = await findGradeId(store, body.grade)
  if (id === null) throw new RefusedReply(400, "Grade not found.")
  return id
}

async function getSubject({ store, body }: Registration): Promise<number> {
  const id = await findSubjectId(store, body.subject)
  if (id === null) throw new RefusedReply(400, "Subject not found.")
  return id
}

export const personCalls: readonly Implementation[] = [registerPerson, showProfile, changeProfile]
