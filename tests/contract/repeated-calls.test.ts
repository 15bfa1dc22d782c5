import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { png } from "../support/pictures"
import { chapter, subjectForm } from "./samples/admin"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, clock, call } from "./support/api"
import { tellStatuses } from "./support/guess"
import { buildSchool, enrol } from "./support/world"
import { getRows } from "./support/sql"

const minute = 60_000
const newPassword = "New-sets-and-rings-8"
const under = (key: string) => ({ "Idempotency-Key": key })

await buildSchool()
const admin = await enrol("Admin")
const other = await enrol("Admin")

const add = (path: string, content: object, key: string, { token } = admin) =>
  call(`/api/Admin/${path}`, {
    token,
    headers: under(key),
    ...(path === "add-subject"
      ? {
          raw: subjectForm(
            String(Object.values(content)[0]),
            png({ width: Object.keys(content).length }),
          ),
        }
      : { body: content }),
  })
const additions = [
  ["add-grade", { grade: "Preparatory 2" }, { grade: "preparatory 2" }],
  ["add-subject", { name: "Logic" }, { name: "Logic", ofAnotherPicture: true }],
  ["add-chapters", chapter, { ...chapter, chapterName: "Other fractions" }],
] as const

describe.each(additions)("%s", (path, content, similar) => {
  it("replies to a repeated call as to the first, and adds once", async () => {
    const key = `${path}-of-a-lost-reply`
    const [first, second] = [await add(path, content, key), await add(path, content, key)]
    expect(first.status).toBe(200)
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  it.each([
    ["another key", content, `${path}-of-another-form`, () => admin],
    ["another admin", content, `${path}-of-a-lost-reply`, () => other],
    ["other content", similar, `${path}-of-a-lost-reply`, () => admin],
    ["no key", content, "", () => admin],
  ] as const)("rejects an existing entry with %s", async (_, again, key, who) => {
    const answer = await add(path, again, key, who())
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining("already exists")])
  })

  it("rejects an existing entry ten minutes later", async () => {
    clock.now += 10 * minute
    expect((await add(path, content, `${path}-of-a-lost-reply`)).status).toBe(400)
  })
})

it("replies to each of ten concurrent repeats of a call as to the first, and adds once", async () => {
  const body = { grade: "One of ten" }
  const ten = Array.from({ length: 10 }, () => add("add-grade", body, "ten-at-the-same-time"))
  expect(tellStatuses((await Promise.all(ten)).map(({ status }) => status))).toEqual({ 200: 10 })
  const added = await env.DB.prepare("SELECT * FROM grade_names WHERE name = 'One of ten'").all()
  expect(added.results).toHaveLength(1)
})

const change = (account: Account, key: string, odd: object = {}) =>
  call("/api/Accounts/ChangePassword", {
    token: account.token,
    headers: under(key),
    body: { oldPassword: account.password, newPassword, ...odd },
  })
const logIn = ({ email }: Account, password: string) =>
  call("/api/Accounts/login", { body: { email, password } })

describe("a repeated change of a password", () => {
  it("succeeds where the new password is already set, also concurrently", async () => {
    const account = await openAccount()
    const both = await Promise.all([1, 2].map(() => change(account, "the-key-of-one-form")))
    const third = await change(account, "the-key-of-one-form")
    expect([...both, third].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await logIn(account, newPassword)).status).toBe(200)
  })

  it.each([
    ["under another key", "the-key-of-another", {}, 0],
    ["with another new password", "the-key-of-one-form", { newPassword: "Guessed-it-7" }, 0],
    ["ten minutes later", "the-key-of-one-form", {}, 10 * minute],
  ])("is rejected %s", async (_, key, odd, laterMs) => {
    const account = await openAccount()
    await change(account, "the-key-of-one-form")
    clock.now += laterMs
    expect((await change(account, key, odd)).status).toBe(400)
    expect((await logIn(account, newPassword)).status).toBe(200)
  })

  it("allows ten guesses at the new password", async () => {
    const account = await openAccount()
    await change(account, "the-key-of-one-form")
    const statuses: number[] = []
    for (let index = 0; index < 15; index += 1)
      statuses.push(
        (await change(account, "the-key-of-one-form", { newPassword: `Guess-${index}-x` })).status,
      )
    expect(tellStatuses(statuses)).toEqual({ 400: 10, 429: 5 })
  })

  it("stores no hash that depends on a password", async () => {
    const [one, two] = [await openAccount(), await openAccount()]
    await change(one, "a-key-of-two-people")
    await change(two, "a-key-of-two-people", { newPassword: "Other-sets-and-rings-9" })
    const results = await getRows(
      "SELECT DISTINCT hash FROM completed_calls WHERE person_id IN (?, ?)",
      one.id,
      two.id,
    )
    expect(results).toHaveLength(1)
  })
})

const reset = async (token: string, { email }: Account, password = newPassword) =>
  (await call("/api/Accounts/ResetPassword", { body: { token, email, password } })).status

const linkFor = async ({ email }: Account) => {
  await call("/api/Accounts/ForgetPassword", { body: { email } })
  await afterwards()
  return linkTo(email)
}

describe("a reset link that is used again", () => {
  it("succeeds with the password that it has set, also concurrently", async () => {
    const account = await openAccount()
    const link = await linkFor(account)
    expect(await Promise.all([1, 2].map(() => reset(link, account)))).toEqual([200, 200])
    expect(await reset(link, account)).toBe(200)
    expect((await logIn(account, newPassword)).status).toBe(200)
  })

  it("is rejected with another password, for another account and ten minutes later", async () => {
    const [account, bystander] = [await openAccount(), await openAccount()]
    const link = await linkFor(account)
    expect(await reset(link, account)).toBe(200)
    expect(await reset(link, account, "Guessed-it-7")).toBe(400)
    expect(await reset(link, bystander)).toBe(400)
    expect((await change({ ...account, password: newPassword }, "", { newPassword })).status).toBe(
      401,
    )
    clock.now += 10 * minute
    expect(await reset(link, account)).toBe(400)
    expect((await logIn(account, newPassword)).status).toBe(200)
  })

  it("is rejected after the password was changed again", async () => {
    const account = await openAccount()
    const [link] = [await linkFor(account)]
    await reset(link, account)
    await reset(await linkFor(account), account, "Third-sets-and-rings-9")
    expect(await reset(link, account)).toBe(400)
  })

  it("shares one limit of 15 wrong passwords with log-in", async () => {
    const account = await openAccount()
    const link = await linkFor(account)
    await reset(link, account)
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1)
      statuses.push((await logIn(account, `Guess-${index}-x`)).status)
    for (let index = 0; index < 12; index += 1)
      statuses.push(await reset(link, account, `Guess-${index}-x`))
    expect(tellStatuses(statuses)).toEqual({ 401: 12, 400: 3, 429: 9 })
  })
})
