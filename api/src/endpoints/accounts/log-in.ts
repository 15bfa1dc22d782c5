import { accounts } from "#contract"
import { roles } from "#contract/words"
import { implement, type Call } from "../../implement"
import { done, refuse } from "../../reply"
import { accessCookie } from "../../security/access-cookie"
import { ofDevice, ofEmail, takeFirstTry } from "../../security/allowances"
import { deviceCookie, deviceLifetimeMs } from "../../security/device-cookie"
import type { HashingPlace } from "../../security/hashing-gate"
import { passShield } from "../../security/shield"
import { hashToken } from "../../security/token"
import { isKnownDevice } from "../../store/devices"
import { findPersonByEmail, replacePasswordHash } from "../../store/people"
import { writeTogether } from "../../store/store"
import { tryTakenBack } from "../../store/tries"
import { admitted, hashingIsBusy } from "./admitted"
import { signIn } from "./sign-in"

type Login = Call<typeof accounts.login>

/** One text for an unknown e-mail and a wrong password, after the same work. */
const wrong = refuse(401, "E-mail or password is wrong.")

export const logIn = implement(accounts.login, async (call) => {
  await passShield(call)
  const entry = await admitted(call, (place) => enter(call, place))
  if (entry === "refused") return wrong
  const { person, role, signedIn } = entry
  return done(
    {
      token: signedIn.token,
      id: String(person.id),
      name: person.name,
      email: person.email,
      expiration: new Date(signedIn.expiresAt).toISOString(),
      grade: String(person.grade_id ?? ""),
      role,
      subject: person.subject ?? "",
      points: person.points,
      message: "Welcome.",
    },
    [
      ["Set-Cookie", accessCookie(signedIn.token)],
      ["Set-Cookie", deviceCookie(signedIn.device)],
    ],
  )
})

/** Each try is counted before its password is looked at: of many at once no more than may be. */
async function enter(call: Login, place: HashingPlace) {
  const { store, body, language, now } = call
  const person = await findPersonByEmail(store, body.email, language)
  const spent = await takeFirstTry(store, await triesOf(call, person?.id), now)
  const looked = await place.hash(() => look(call, person?.password_hash))
  if (!looked) {
    await writeTogether(store, [tryTakenBack(store, spent)])
    return hashingIsBusy()
  }
  const role = roles.find((known) => known === person?.role)
  if (!person || !role || !looked.matches) {
    place.blame()
    return "refused"
  }
  const { renewed } = looked
  if (renewed) await replacePasswordHash(store, person.id, person.password_hash, renewed)
  const passwordHash = renewed ?? person.password_hash
  const signedIn = await signIn(call, { personId: person.id, passwordHash, spent })
  return signedIn ? { person, role, signedIn } : "refused"
}

/** Of a device that the person has logged in on, its own before those of strangers. */
async function triesOf({ store, body, visit, now }: Login, personId = 0) {
  const ofStrangers = ofEmail("login", body.email)
  if (visit.device === null) return [ofStrangers]
  const device = hashToken(visit.device)
  const isKnown = await isKnownDevice(store, device, now - deviceLifetimeMs, personId)
  return isKnown ? [ofDevice(personId, device), ofStrangers] : [ofStrangers]
}

/** A hash of older parameters is made anew, while the password is at hand. */
async function look({ body: { password }, outside: { passwords } }: Login, hash?: string) {
  const matches = await passwords.matches(password, hash)
  const isOld = matches && hash !== undefined && passwords.isOutdated(hash)
  return { matches, renewed: isOld ? await passwords.hash(password) : null }
}
