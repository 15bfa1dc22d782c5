import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { HashingSemaphore } from "../../api/src/security/hashing-semaphore"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, clock, createCaller, tally } from "./support/api"
import { exactLimits, limitOf, nextMinute } from "./support/exact-limits"
import { flood } from "./support/guess"
import {
  api,
  beginMinute,
  deviceOf,
  forget,
  login,
  madeUp,
  many,
  school,
  send,
  statusOf,
} from "./support/one-network"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)
beforeEach(beginMinute)

const { limit } = limitOf("ACCOUNT_LIMIT")
const known = limitOf("KNOWN_LIMIT").limit

describe("log-ins from one network", () => {
  it(`of a made-up e-mail, ${many} times, keep nobody out`, async () => {
    const [pupil, other] = [await openAccount(), await openAccount()]
    const cookie = await deviceOf(pupil)
    const wrong = madeUp()
    expect(await flood(many, () => send("login", wrong))).toEqual({ 401: 15, 429: many - 15 })
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(15)
    expect(await statusOf(login(pupil, { cookie }))).toBe(200)
    expect(await statusOf(login(other))).toBe(200)
  })

  it("of a made-up e-mail, 100 at the same time, count 15 times", async () => {
    const wrong = madeUp()
    await Promise.all(Array.from({ length: 100 }, () => send("login", wrong)))
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(15)
  })

  it("of as many made-up e-mails keep unknown devices out for the minute, and no known one", async () => {
    const [pupil, neighbour, other] = [
      await openAccount(),
      await openAccount(),
      await openAccount(),
    ]
    const cookie = await deviceOf(pupil)
    api.limits.ACCOUNT_LIMIT.fill(school, limit - 30)
    const told = await flood(many, () => send("login", madeUp()))
    expect(told).toEqual({ 401: 30, 429: many - 30 })
    expect(await statusOf(login(pupil, { cookie }))).toBe(200)
    expect(await statusOf(login(neighbour, { cookie }))).toBe(200)
    expect(await statusOf(login(other))).toBe(429)
    expect(await statusOf(login(other, { network: "203.0.113.8" }))).toBe(200)
    nextMinute()
    expect(await statusOf(login(other))).toBe(200)
  })

  it("that are refused write nothing to the database, and take no attempt of an account", async () => {
    const pupil = await openAccount()
    api.limits.ACCOUNT_LIMIT.fill(school)
    for (let times = 0; times < 20; times += 1) {
      expect(await statusOf(login(pupil))).toBe(429)
      clock.now += 1_000
    }
    await send("login", madeUp())
    const before = tally.rowsWritten
    await flood(60, () => send("login", madeUp()))
    expect(tally.rowsWritten).toBe(before)
    nextMinute()
    expect(await statusOf(login(pupil))).toBe(200)
  })

  it("do not delay known devices in the queue for hashing", async () => {
    const [pupil, other] = [await openAccount(), await openAccount()]
    const cookie = await deviceOf(pupil)
    const hashing = new HashingSemaphore()
    while (hashing.enter(school)) continue
    api.call = createCaller({ hashing }, api.limits)
    expect(await statusOf(login(other))).toBe(503)
    expect(await statusOf(login(pupil, { cookie }))).toBe(200)
  })
})

describe("a device cookie", () => {
  it("gives calls about other accounts one allowance for all devices of a person, then the network's", async () => {
    const [attacker, pupil] = [await openAccount(), await openAccount()]
    const devices = [await deviceOf(attacker), await deviceOf(attacker), await deviceOf(attacker)]
    for (const cookie of devices) await flood(known, () => send("login", madeUp(), { cookie }))
    expect(api.limits.ACCOUNT_LIMIT.counted(`known ${school}`)).toBe(known)
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(2 * known)
    api.limits.ACCOUNT_LIMIT.fill(school)
    expect(await statusOf(send("login", madeUp(), { cookie: devices[0] ?? "" }))).toBe(429)
    expect(await statusOf(login(attacker, { cookie: devices[0] ?? "" }))).toBe(200)
    const shared = await deviceOf(await openAccount())
    expect(await statusOf(login(pupil, { cookie: shared }))).toBe(200)
  })

  it("of many accounts of an attacker gives them no more than one network's allowance together", async () => {
    const pupil = await openAccount()
    const ofPupil = await deviceOf(pupil)
    api.limits.ACCOUNT_LIMIT.fill(`known ${school}`)
    api.limits.ACCOUNT_LIMIT.fill(school)
    const another = await deviceOf(await openAccount())
    expect(await flood(30, () => send("login", madeUp(), { cookie: another }))).toEqual({ 429: 30 })
    expect(await statusOf(login(pupil, { cookie: ofPupil }))).toBe(200)
  })

  it("gives nothing where it is made up, or from before a new password", async () => {
    const pupil = await openAccount()
    const old = await deviceOf(pupil)
    const change = { oldPassword: pupil.password, newPassword: "New-sets-and-rings-8" }
    await api.call("/api/Accounts/ChangePassword", { body: change, token: pupil.token })
    api.limits.ACCOUNT_LIMIT.fill(school)
    const renewed = { ...pupil, password: change.newPassword }
    for (const cookie of [old, `tahaddi_device=${"A".repeat(43)}`, "tahaddi_device=1"])
      expect(await statusOf(login(renewed, { cookie }))).toBe(429)
  })

  it("of a school's computer is known for a whole class, also after one of them has reset the password", async () => {
    const pupils: Account[] = []
    for (let count = 0; count < 40; count += 1) pupils.push(await openAccount())
    const [first = await openAccount()] = pupils
    const cookie = await deviceOf(...pupils)
    await forget(first, { cookie })
    await afterwards()
    const body = {
      token: linkTo(first.email),
      email: first.email,
      password: "New-sets-and-rings-8",
    }
    const { headers } = await send("ResetPassword", body, { cookie })
    expect(headers.getSetCookie()[0]).toContain(`${cookie};`)
    api.limits.ACCOUNT_LIMIT.fill(school)
    api.limits.ACCOUNT_LIMIT.fill(`known ${school}`)
    for (const pupil of pupils) {
      const { password } = pupil === first ? body : pupil
      expect(await statusOf(login({ ...pupil, password }, { cookie }))).toBe(200)
    }
  })
})

describe("the attempts of an account", () => {
  it("are counted on after a restart", async () => {
    const owner = await openAccount()
    await flood(20, () => login({ ...owner, password: "Wrong-1234" }))
    api.call = createCaller({}, exactLimits())
    expect(await statusOf(login(owner))).toBe(429)
  })

  it("do not lock it for long after a clock that was wrong is set back", async () => {
    const owner = await openAccount()
    const wrong = () => login({ ...owner, password: "Wrong-1234" })
    clock.now += 24 * 60 * 60_000
    await flood(20, wrong)
    clock.now -= 20 * 60_000
    expect(await statusOf(login(owner))).toBe(200)
    expect(await flood(20, wrong)).toEqual({ 401: 15, 429: 5 })
    clock.now -= 10 * 60_000
    expect(await statusOf(login(owner))).toBe(429)
  })
})
