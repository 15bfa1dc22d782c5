import { accounts } from "#contract"
import { implement } from "../../http/implement"
import { logFault } from "../../log"
import { done, refuse } from "../../reply"
import { accessCookie, deviceCookie, noAccessCookie } from "../../security/cookies"
import { batchWrite } from "../../db/store"
import { deleteToken } from "../../store/accounts/tokens"
import { avatarNamed } from "./profile"
import { withHashingSlot } from "./with-hashing-slot"
import { type Login, authenticate, readAccount } from "./authenticate"

/** One text for an unknown e-mail and a wrong password, after the same work. */
const wrong = refuse(401, "E-mail or password is wrong.")

/** Only for the right password, so that nobody else learns that there is such an account. */
const blocked = refuse(403, "Your school has blocked this account.")

export const logIn = implement(accounts.login, async (call) => {
  const account = await readAccount(call)
  const outcome = await withHashingSlot(call, account.sender, (slot) =>
    authenticate(call, account, slot),
  )
  if (outcome === "refused") return wrong
  if (outcome === "blocked") return blocked
  const { person, role, signedIn } = outcome
  const points = role === "Student" ? await readTotal(call, person) : person.points
  return done(
    {
      token: signedIn.token,
      id: String(person.id),
      name: person.name,
      email: person.email,
      expiration: new Date(signedIn.expiresAt).toISOString(),
      grade: String(person.grade_id ?? ""),
      role,
      subject: person.subject,
      points,
      message: "Welcome.",
      avatar: avatarNamed(person.avatar),
      news: person.news,
      ...(role === "Teacher" && { confirmed: person.is_waiting === 0 }),
    },
    [
      ["Set-Cookie", accessCookie(signedIn.token)],
      ["Set-Cookie", deviceCookie(signedIn.device)],
    ],
  )
})

/** Asks the player's object; where it cannot be reached, the total of D1 is enough, which may be a moment old. */
const readTotal = ({ platform }: Login, { id, points }: { id: number; points: number }) =>
  platform.totalOf(id).catch((error: unknown) => {
    logFault(error)
    return points
  })

/** Revokes the caller's token only: other devices stay signed in. */
export const logOut = implement(accounts.logout, async ({ store, caller }) => {
  await batchWrite(store, [deleteToken(store, caller.tokenHash)])
  return done("You are logged out.", { "Set-Cookie": noAccessCookie() })
})
