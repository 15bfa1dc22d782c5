import { env } from "cloudflare:workers"
import { beforeAll, expect, inject, it } from "vitest"
import configuration from "../../api/wrangler.toml?raw"
import { linkTo, openAccount, quickPasswords } from "./support/accounts"
import { afterwards, clock, createCaller } from "./support/api"
import { report, tellStatuses } from "./support/guess"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)

const [, limit = 0, period = 0] =
  configuration.match(/"ACCOUNT_LIMIT"[^[]*limit = (\d+), period = (\d+)/)?.map(Number) ?? []

/** A limit that counts exactly, by the tests' clock; the platform's binding is approximate. */
const createLimit = (): RateLimit => {
  const counts = new Map<string, number>()
  return {
    async limit({ key }) {
      const slot = `${key} ${Math.floor(clock.now / (period * 1000))}`
      counts.set(slot, (counts.get(slot) ?? 0) + 1)
      return { success: (counts.get(slot) ?? 0) <= limit }
    },
  }
}

const call = createCaller({ passwords: quickPasswords }, { ACCOUNT_LIMIT: createLimit() })
const from = (address: string) => ({ "X-Visitor-Address": address })
let forgotten = 0
const forget = (address: string, email = `nobody-${(forgotten += 1)}@school.example`) =>
  call("/api/Accounts/ForgetPassword", {
    body: { email },
    headers: from(address),
  })

it("200 pupils behind one address can log in within a minute, some at the second attempt", async () => {
  const statuses: number[] = []
  const begunAt = clock.now
  for (let pupil = 0; pupil < 200; pupil += 1) {
    const { email, password } = await openAccount()
    const tries = pupil % 4 === 0 ? ["Forgotten-1", password] : [password]
    for (const attempt of tries) {
      const body = { email, password: attempt }
      const headers = from("203.0.113.7")
      statuses.push((await call("/api/Accounts/login", { body, headers })).status)
    }
    clock.now += 290
  }
  expect(clock.now - begunAt).toBeLessThan(60_000)
  report("200 pupils behind one address", tellStatuses(statuses))
  expect(tellStatuses(statuses)).toEqual({ 200: 200, 401: 50 })
}, 120_000)

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

it("a school can log in after one pupil has requested 650 reset links", async () => {
  clock.now = Math.ceil(clock.now / 60_000) * 60_000
  const { email, password } = await openAccount()
  const pressed = Array.from({ length: 650 }, () => forget("203.0.113.8", email))
  const statuses = (await Promise.all(pressed)).map(({ status }) => status)
  expect(tellStatuses(statuses)).toEqual({ 200: 650 })
  const headers = from("203.0.113.8")
  const other = await call("/api/Accounts/login", { body: { email, password }, headers })
  expect(other.status).toBe(200)
  expect((await forget("203.0.113.8")).status).toBe(200)
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

it("the rate limit of account calls is bound in the configuration", async () => {
  expect(await env.ACCOUNT_LIMIT.limit({ key: "a" })).toEqual({ success: true })
})
