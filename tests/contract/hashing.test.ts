import { replacing } from "./support/measured-database"
import { randomBytes } from "node:crypto"
import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { HashingSemaphore } from "../../api/src/security/hashing-semaphore"
import { createPasswords } from "../../api/src/security/password"
import { openAccount } from "./support/accounts"
import { registration } from "./samples/accounts"
import { createCaller, quickPasswords } from "./support/api"
import { report, tellStatuses } from "./support/guess"
import { buildSchool } from "./support/world"
import { getRow } from "./support/sql"

beforeAll(buildSchool)

it("hashing yields to other requests between its ten links, on the isolate's one thread", async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  await createPasswords((length) => randomBytes(length)).hash("Sets-and-functions-7")
  clearInterval(others)
  report("one hash: times that others were heard", { turns })
  expect(turns).toBeGreaterThan(5)
})

const asks = { body: { email: "nobody@school.example", password: "Wrong-1234" } }

it("runs two hashes at a time, rejects the rest of 100 at once, and counts no attempt for them", async () => {
  const hashing = new HashingSemaphore({ maxMs: 400, now: () => 0 })
  const narrow = createCaller({ hashing })
  const { email } = await openAccount()
  const body = { email, password: "Wrong-1234" }
  const before = await countedTries()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => narrow("/api/Accounts/login", { body })),
  )
  const told = tellStatuses(answers.map(({ status }) => status))
  report("100 logins at once", told)
  expect(told).toEqual({ 401: 2, 503: 98 })
  expect((await countedTries()) - before).toBe(2)
  for (const { status, headers } of answers)
    if (status === 503) expect(headers.get("Retry-After")).toBe("1")
})

it("holds no hashing slot while the database is queried", async () => {
  const hashing = new HashingSemaphore()
  const stalled = stalledDatabase(2)
  const slow = createCaller({ hashing }, { DB: stalled.DB })
  const both = [1, 2].map(() => slow("/api/Accounts/login", asks))
  await stalled.reached
  const quick = createCaller({ hashing })
  expect((await quick("/api/Accounts/login", asks)).status).toBe(401)
  stalled.goOn()
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([401, 401])
})

it("counts no attempt for a request that got no hashing slot, at log-in and at a password change", async () => {
  let now = 0
  const full = new HashingSemaphore({ slots: 0, now: () => (now += 400), pause: async () => {} })
  const closed = createCaller({ hashing: full })
  const { email, password, token } = await openAccount()
  const before = await countedTries()
  const change = { oldPassword: password, newPassword: "New-sets-and-rings-8" }
  const answers = [
    await closed("/api/Accounts/login", { body: { email, password } }),
    await closed("/api/Accounts/ChangePassword", { token, body: change }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(await countedTries()).toBe(before)
})

it("hashes the password for a taken e-mail as for a free one", async () => {
  let hashes = 0
  const passwords = {
    ...quickPasswords,
    hash: (password: string) => {
      hashes += 1
      return quickPasswords.hash(password)
    },
  }
  const counted = createCaller({ passwords })
  for (const [email, count] of [
    ["free@school.example", 1],
    ["free@school.example", 2],
  ] as const) {
    await counted("/api/Accounts/register", { body: { ...registration, email } })
    expect(hashes).toBe(count)
  }
})

/**
 * A database whose writes wait until they are released; `reached` resolves once `count` writes wait.
 */
function stalledDatabase(count: number) {
  let [seen, goOn, reach] = [0, () => {}, () => {}]
  const released = new Promise<void>((resolve) => (goOn = resolve))
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const DB = replacing(env.DB, (original) => ({
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      seen += 1
      if (seen === count) reach()
      await released
      return original.batch<Row>(statements)
    },
  }))
  return { DB, reached, goOn: () => goOn() }
}

async function countedTries(): Promise<number> {
  const row = await getRow<{ n: number }>(
    "SELECT COALESCE(SUM(count), 0) AS n FROM account_attempts WHERE action IN ('login', 'change')",
  )
  return row?.n ?? 0
}
