import { profile } from "#contract"
import { avatars, type Avatar } from "#contract/words"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { isInsult } from "../../security/insult"
import { readProfile, replaceProfile } from "../../store/profiles"

/** The picture with this name; "" for a name that is no longer known. */
export const avatarNamed = (name: string): Avatar | "" =>
  avatars.find((known) => known === name) ?? ""

export const showProfile = implement(profile.profile, async ({ caller, store }) => {
  const { avatar, nickname, is_hidden } = await readProfile(store, caller.id)
  return done({ avatar: avatarNamed(avatar), nickname, hidden: is_hidden === 1 })
})

/** Others read the nickname in place of the name, so an insult is refused. */
export const changeProfile = implement(profile.changeProfile, async (call) => {
  const { caller, store, body, platform } = call
  const { avatar, nickname, hidden } = body
  if (isInsult(nickname)) return refuse(400, "This nickname is not allowed.")
  const change = caller.role === "Student" ? platform.changeOf(caller.id) : null
  await change?.prepare()
  await replaceProfile(store, caller.id, { avatar, nickname, isHidden: hidden })
  await change?.take()
  return done("Your profile was saved.")
})
