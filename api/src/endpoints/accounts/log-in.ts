import { accounts } from "#contract"
import { parseChecked, pupilNumberLength, toDigits } from "#contract/classes/digits"
import { roles } from "#contract/words"
import { implement } from "../../http/implement"
import { logFault } from "../../http/log"
import { done, refuse } from "../../http/reply"
import { accessCookie, deviceCookie, noAccessCookie } from "../../security/cookies"
import { batchWrite } from "../../db/store"
import { deleteToken } from "../../store/accounts/tokens"
import type { HandlerCall } from "../../http/call"
import { admit, anyDevice, ofDevice, ofLogin, takeFirstAttempt } from "../../security/allowances"
import type { HashingSlot } from "../../security/hashing-semaphore"
import { readDevice, getSender } from "../../security/sender"
import { hashToken } from "../../security/token"
import { readWait, returnAttempts, subjectOnDevice } from "../../store/accounts/account-attempts"
import { findPersonByEmail } from "../../store/accounts/people"
import { readPasswordHash, replacePasswordHash } from "../../store/accounts/passwords"
import { avatarNamed } from "./person"
import { withHashingSlot, refuseBusy } from "./with-hashing-slot"
import { signIn } from "./sign-in"

/** One text for an unknown e-mail and a wrong password, after the same work. */
const wrong = refuse(401, "E-mail or password is wrong.")

/** Only for the right password, so that nobody else learns that there is such an account. */
const blocked = refuse(403, "Your school has blocked this account.")

const logIn = implement(accounts.login, async (call) => {
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

/** Asks the player's object; if it cannot be reached, the total of D1 is enough, which may be a moment old. */
const readTotal = ({ platform }: Login, { id, points }: { id: number; points: number }) =>
  platform.totalOf(id).catch((error: unknown) => {
    logFault(error)
    return points
  })

const logOut = implement(accounts.logout, async ({ store, caller }) => {
  await batchWrite(store, [deleteToken(store, caller.tokenHash)])
  return done("You are logged out.", { "Set-Cookie": noAccessCookie() })
})

type Login = HandlerCall<typeof accounts.login>

/** Each attempt is counted before its password is checked, so that concurrent ones stay within the limit. */
async function authenticate(call: Login, account: Account, slot: HashingSlot) {
  const { store, now, caller } = call
  const formerToken = caller?.tokenHash ?? null
  const { person, device, sender, allowances } = account
  const [attempt] = await admit(call, sender, () => takeFirstAttempt(store, allowances, now))
  const checked = await slot.hash(() => check(call, person?.password_hash))
  if (!checked) {
    await returnAttempts(store, [attempt])
    return refuseBusy()
  }
  const role = roles.find((known) => known === person?.role)
  if (!person || !role || !checked.matches) {
    slot.penalise()
    return "refused"
  }
  if (person.blocked_at !== null) {
    await returnAttempts(store, [attempt])
    return "blocked"
  }
  const { renewed } = checked
  const passwordHash = renewed ? await renewHash(call, person, renewed) : person.password_hash
  const proof = { personId: person.id, passwordHash, attempt, device, formerToken }
  const signedIn = await signIn(call, proof)
  return signedIn ? { person, role, signedIn } : "refused"
}

type Account = Awaited<ReturnType<typeof readAccount>>

/**
 * Reads all that is needed before the password is checked, in concurrent queries: the person, whether the device
 * is known, and how long attempts have to wait. A device on which the person has logged in uses its own allowance
 * before that of unknown devices.
 */
async function readAccount(call: Login) {
  const { store, client, language, now } = call
  const { email } = call.body
  const hash = client.device === null ? null : hashToken(client.device)
  const [person, device, waitMs, ofOwnMs] = await Promise.all([
    findPersonByEmail(store, email, language),
    readDevice(call, email),
    readWait(store, ofLogin(email), now),
    hash === null
      ? 0
      : readWait(store, { ...anyDevice, subject: subjectOnDevice(email, hash) }, now),
  ])
  const unknown = { ...ofLogin(email, person !== undefined), waitMs }
  return {
    person,
    device: device?.name ?? null,
    sender: getSender(client, device),
    allowances:
      person && device?.own === person.id
        ? [{ ...ofDevice(person.id, device.hash), waitMs: ofOwnMs }, unknown]
        : [unknown],
  }
}

/** The secret of a pupil without an e-mail may be typed with spaces and in the digits of any script. */
const toSecret = ({ email, password }: Login["body"]) =>
  (parseChecked(email, pupilNumberLength) && toDigits(password)) ?? password

async function check({ body, dependencies: { passwords } }: Login, hash?: string) {
  const password = toSecret(body)
  const matches = await passwords.matches(password, hash)
  const isOld = matches && hash !== undefined && passwords.isOutdated(hash)
  return { matches, renewed: isOld ? await passwords.hash(password) : null }
}

/** The hash that the password matches now: another log-in of the same person may have replaced the old one first. */
async function renewHash(
  { store, body: { password }, dependencies: { passwords } }: Login,
  { id, password_hash: former }: { id: number; password_hash: string },
  renewed: string,
): Promise<string> {
  if (await replacePasswordHash(store, id, former, renewed)) return renewed
  const current = await readPasswordHash(store, id)
  return (await passwords.matches(password, current)) ? current : renewed
}

export const sessionCalls = [logIn, logOut]
