import { randomBytes } from "node:crypto"
import { env } from "cloudflare:workers"
import { beforeAll, expect, it } from "vitest"
import { HashingGate } from "../../api/src/security/hashing-gate"
import { createPasswords } from "../../api/src/security/password"
import { openAccount, quickPasswords } from "./support/accounts"
import { createCaller } from "./support/api"
import { report, tellStatuses } from "./support/guess"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)

it("hears between its ten links who else is there, on the isolate's one thread", async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  await createPasswords((length) => randomBytes(length)).hash("Sets-and-functions-7")
  clearInterval(others)
  report("one hash: times that others were heard", { turns })
  expect(turns).toBeGreaterThan(5)
})

it("has two hashes at a time, turns the rest of 100 away at once, and counts no try for them", async () => {
  const narrow = createCaller({ passwords: quickPasswords, hashing: new HashingGate(2) })
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

async function countedTries(): Promise<number> {
  const row = await env.DB.prepare(
    "SELECT COALESCE(SUM(count), 0) AS n FROM tries WHERE action = 'login'",
  ).first<{ n: number }>()
  return row?.n ?? 0
}
