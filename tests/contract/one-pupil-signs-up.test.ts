import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { registration } from "./samples/accounts"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards } from "./support/api"
import { limitOf } from "./support/exact-limits"
import { flood } from "./support/guess"
import {
  api,
  beginMinute,
  deviceOf,
  forget,
  madeUp,
  many,
  school,
  send,
  statusOf,
  type From,
} from "./support/one-network"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

beforeAll(buildSchool)
beforeEach(beginMinute)

const { limit } = limitOf("ACCOUNT_LIMIT")

const signUp = (email: string, from?: From) => send("register", { ...registration, email }, from)

describe("sign-ups from one network", () => {
  it("with one e-mail, again and again, keep nobody from signing up", async () => {
    const { email } = madeUp()
    expect(await flood(many, () => signUp(email))).toEqual({ 200: 1, 400: 14, 429: many - 15 })
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(15)
    expect(await statusOf(signUp(madeUp().email))).toBe(200)
    expect(await statusOf(signUp(email, { network: "203.0.113.8" }))).toBe(400)
  })

  it("of a school of 200 are within a minute's allowance, with log-ins, some at the second attempt", async () => {
    // Each takes 2.25 of the allowance, those that are not here too.
    const pupils = inject("isDeep") ? 200 : 40
    if (pupils < 200) api.limits.ACCOUNT_LIMIT.fill(school, (200 - pupils) * 2.25)
    let pupil = 0
    const told = await flood(pupils, async () => {
      const { email } = madeUp()
      await signUp(email)
      if ((pupil += 1) % 4 === 0) await send("login", { email, password: "Forgotten-1" })
      return send("login", { email, password: registration.password })
    })
    expect(told).toEqual({ 200: pupils })
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(450)
  })

  it("leave those on known devices", async () => {
    const cookie = await deviceOf(await openAccount())
    api.limits.ACCOUNT_LIMIT.fill(school)
    expect(await statusOf(signUp(madeUp().email))).toBe(429)
    expect(await statusOf(signUp(madeUp().email, { cookie }))).toBe(200)
  })

  it("with wrong school codes leave the right one to those on known devices", async () => {
    const { token } = await enrol("Admin")
    const body = { action: "renew" }
    const { code } = (await api.call("/api/Admin/change-school-code", { token, body })).body as {
      code: string
    }
    const join = (schoolCode: string, from?: From) =>
      send("register", { ...registration, ...madeUp(), ...teacher, schoolCode }, from)
    const teacher = { type: 1, grade: "", subject: "Math", password: registration.password }
    const cookie = await deviceOf(await openAccount())
    expect(await flood(60, () => join("0"))).toEqual({ 400: 30, 429: 30 })
    expect(await statusOf(join(code))).toBe(429)
    expect(await statusOf(join(code, { cookie }))).toBe(200)
  })
})

const linksOf = async ({ id }: Account) =>
  (
    await getRow<{ n: number }>(
      "SELECT count(*) AS n FROM password_reset_tokens WHERE person_id = ?",
      id,
    )
  )?.n ?? 0

describe("an owner who has forgotten the password", () => {
  const mailed = async (owner: Account, from?: From) => {
    const before = await linksOf(owner)
    const { status } = await forget(owner, from)
    await afterwards()
    return { status, links: (await linksOf(owner)) - before }
  }
  it("gets a link after others have asked for five, from another network or a known device", async () => {
    const owner = await openAccount()
    const cookie = await deviceOf(owner)
    expect(await flood(many, () => forget(owner))).toEqual({ 200: many })
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(5)
    expect(await mailed(owner, { network: "203.0.113.8" })).toEqual({ status: 200, links: 1 })
    expect(await mailed(owner, { cookie })).toEqual({ status: 200, links: 1 })
    expect(await mailed(owner)).toEqual({ status: 200, links: 0 })
  })

  it("gets at most ten that many networks have asked for, and five more on own devices", async () => {
    const owner = await openAccount()
    const cookies = [await deviceOf(owner), await deviceOf(owner)]
    const stranger = await deviceOf(await openAccount())
    for (let network = 1; network < 30; network += 1)
      await forget(owner, { network: `192.0.2.${network}`, cookie: network > 20 ? stranger : "" })
    await afterwards()
    expect(await linksOf(owner)).toBe(10)
    for (const cookie of cookies) await flood(5, () => forget(owner, { cookie }))
    await afterwards()
    expect(await linksOf(owner)).toBe(15)
  })

  it("can use the link, after the requests and the wrong links of others, while the network is full", async () => {
    const owner = await openAccount()
    const cookie = await deviceOf(owner)
    api.limits.ACCOUNT_LIMIT.fill(school)
    expect(await statusOf(forget(madeUp()))).toBe(429)
    expect(await mailed(owner, { cookie })).toEqual({ status: 200, links: 1 })
    const token = linkTo(owner.email)
    const reset = (sent: string, from?: From) =>
      send("ResetPassword", { token: sent, email: owner.email, password: "New-rings-8" }, from)
    for (let network = 1; network <= 10; network += 1)
      await forget(owner, { network: `192.0.2.${network}` })
    await afterwards()
    const told = await flood(60, () => reset("forged", { network: "192.0.2.1" }))
    expect(told).toEqual({ 400: 20, 429: 40 })
    expect(api.limits.ACCOUNT_LIMIT.counted("192.0.2.1")).toBe(21)
    expect(await statusOf(reset("forged"))).toBe(429)
    expect(await statusOf(reset(token))).toBe(200)
  })
})

describe("a network whose allowance is used up", () => {
  it("keeps nobody who is logged in from a new password, or from erasing the account", async () => {
    const { token, password } = await openAccount()
    api.limits.ACCOUNT_LIMIT.fill(school)
    const headers = { [internalHeaders.address]: school }
    const asked = { token, headers }
    const change = { oldPassword: password, newPassword: "New-sets-and-rings-8" }
    const changed = api.call("/api/Accounts/ChangePassword", { ...asked, body: change })
    expect(await statusOf(changed)).toBe(200)
    const body = { password: change.newPassword }
    expect(await statusOf(api.call("/api/Accounts/erase", { ...asked, body }))).toBe(200)
  })

  it("shows invitations, of which wrong ones count apart", async () => {
    const { token } = await enrol("Admin")
    const { invitation } = (
      await api.call("/api/Admin/invite-teacher", { token, body: { subject: "Math" } })
    ).body as { invitation: string }
    api.limits.ACCOUNT_LIMIT.fill(`invitation ${school}`, limit - 10)
    const told = await flood(many, () => send("invitation", { invitation: "made up" }))
    expect(told).toEqual({ 404: 10, 429: many - 10 })
    expect(api.limits.ACCOUNT_LIMIT.counted(school)).toBe(0)
    expect(await statusOf(send("invitation", { invitation }))).toBe(200)
  })
})
