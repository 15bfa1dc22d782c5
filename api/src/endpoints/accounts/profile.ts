import { profile } from "#contract"
import { avatars, type Avatar } from "#contract/words"
import { implement } from "../../http/implement"
import { done, refuse } from "../../reply"
import { isInsult } from "../../names/insult"
import { soundsLikeStaff } from "../../names/staff-words"
import { readProfile, replaceProfile } from "../../store/accounts/profiles"
import { readTaught } from "../../store/accounts/teacher-subjects"

export const avatarNamed = (name: string): Avatar | "" =>
  avatars.find((known) => known === name) ?? ""

export const showProfile = implement(profile.profile, async ({ caller, store, language }) => {
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
export const changeProfile = implement(profile.changeProfile, async (call) => {
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
