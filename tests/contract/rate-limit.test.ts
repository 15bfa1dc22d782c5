import { env } from "cloudflare:workers"
import { beforeAll, expect, inject, it } from "vitest"
import { linkTo, openAccount } from "./support/accounts"
import { afterwards, clock, createCaller } from "./support/api"
import { exactLimits, limitOf } from "./support/exact-limits"
import { report, tellStatuses } from "./support/guess"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)

const { limit } = limitOf("ACCOUNT_LIMIT")

const call = createCaller({}, exactLimits())
const from = (address: string) => ({ "X-Visitor-Address": address })
let forgotten = 0
const forget = (address: string, email = `nobody-${(forgotten += 1)}@school.example`) =>
  call("/api/Accounts/ForgetPassword", {
    body: { email },
    headers: from(address),
  })

it("a flood from one network is rejected, and calls from other networks are not", async () => {
  clock.now = Math.ceil(clock.now / 60_000) * 60_000
  const statuses: number[] = []
  const calls = inject("isDeep") ? 2000 : limit + 100
  for (let count = 0; count < calls; count += 1)
    statuses.push((await forget(`2001:db8:1:2::${count.toString(16)}`)).status)
  const [neighbour, unnamed] = [await forget("2001:db8:1:3::1"), await forget("")]
  report(`${calls} calls from one network`, tellStatuses(statuses))
  expect(tellStatuses(statuses)).toEqual({ 200: limit, 429: calls - limit })
  expect([neighbour.status, unnamed.status]).toEqual([200, 200])
  clock.now += 60_000
  expect((await forget("2001:db8:1:2::1")).status).toBe(200)
}, 60_000)

it("a call rejected by the rate limit does not count against the mailbox", async () => {
  const closed = createCaller({}, { ACCOUNT_LIMIT: { limit: async () => ({ success: false }) } })
  const { email } = await openAccount()
  const headers = from("203.0.113.9")
  for (let times = 0; times < 10; times += 1) {
    const refused = await closed("/api/Accounts/ForgetPassword", { body: { email }, headers })
    expect(refused.status).toBe(429)
  }
  await call("/api/Accounts/ForgetPassword", { body: { email }, headers })
  await afterwards()
  expect(linkTo(email)).toMatch(/^[\w-]{43}$/)
})

it("a call that the rate limit rejects gets a Retry-After", async () => {
  const closed = createCaller({}, { ACCOUNT_LIMIT: { limit: async () => ({ success: false }) } })
  const calls = ["login", "register", "ForgetPassword", "ResetPassword"].map((name) =>
    closed(`/api/Accounts/${name}`, { body: bodies, headers: from("203.0.113.7") }),
  )
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 429, body: expect.any(String) })
    expect(answer.headers.get("Retry-After")).toBe("60")
  }
})

const bodies = {
  name: "Nadia Farouk",
  email: "nadia@school.example",
  password: "Sets-and-functions-7",
  type: 2,
  token: "forged",
}

it("the rate limits of account calls are bound in the configuration", async () => {
  for (const bound of [env.ACCOUNT_LIMIT, env.KNOWN_LIMIT])
    expect(await bound.limit({ key: "a" })).toEqual({ success: true })
})
