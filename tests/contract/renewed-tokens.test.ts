import { beforeAll, describe, expect, it } from "vitest"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, clock, call } from "./support/api"
import { buildSchool, signIn } from "./support/world"

beforeAll(buildSchool)

const newPassword = "New-sets-and-rings-8"
const hourMs = 60 * 60 * 1000

/** Changes the password and asks for a new token. */
const renew = ({ token, password }: Account, odd: object = {}, key = "") =>
  call("/api/Accounts/ChangePassword", {
    token,
    headers: key ? { "Idempotency-Key": key } : {},
    body: { oldPassword: password, newPassword, renew: true, ...odd },
  })
const logIn = ({ email, password }: Account, held: object = {}) =>
  call("/api/Accounts/login", { body: { email, password }, ...held })
const isLive = async (held: { readonly token?: string; readonly cookie?: string }) =>
  (await call("/api/Accounts/top10", held)).status === 200
const tokenIn = ({ body }: { readonly body: unknown }) => (body as { token: string }).token
const accessIn = ({ headers }: { readonly headers: Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith("tahaddi_access="))

describe("a change of the password that asks for a new token", () => {
  it("revokes every token, the caller's own too, and answers with a new one for an hour", async () => {
    const account = await openAccount()
    const elsewhere = { token: await signIn(account.id, "Student") }
    const changed = await renew(account)
    expect(changed).toMatchObject({
      status: 200,
      body: {
        message: expect.any(String),
        token: expect.stringMatching(/^[\w-]{43}$/),
        expiration: new Date(clock.now + hourMs).toISOString(),
      },
    })
    expect([await isLive(account), await isLive(elsewhere)]).toEqual([false, false])
    expect(await isLive({ token: tokenIn(changed) })).toBe(true)
  })

  it("replaces the access cookie, and names the device", async () => {
    const account = await openAccount()
    const cookie = `tahaddi_access=${account.token}`
    const changed = await renew(account)
    const names = changed.headers.getSetCookie().map((line) => line.split("=")[0])
    expect(names).toEqual(["tahaddi_device", "tahaddi_access"])
    expect(await isLive({ cookie })).toBe(false)
    expect(await isLive({ cookie: accessIn(changed)?.split(";")[0] ?? "" })).toBe(true)
  })

  it.each([
    ["a wrong old password", { oldPassword: "Wrong-1234" }],
    ["a common new password", { newPassword: "Qwerty123!" }],
  ])("issues none for %s, and the caller's stays valid", async (_, odd) => {
    const account = await openAccount()
    const refused = await renew(account, odd)
    expect([refused.status, accessIn(refused)]).toEqual([400, undefined])
    expect(await isLive(account)).toBe(true)
  })

  it("keeps the caller's token where it is not asked for one", async () => {
    const account = await openAccount()
    const changed = await renew(account, { renew: false })
    expect([changed.status, tokenIn(changed), accessIn(changed)]).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(await isLive(account)).toBe(true)
  })

  it("leaves one token valid when the same call arrives twice at once", async () => {
    const account = await openAccount()
    const both = await Promise.all([1, 2].map(() => renew(account, {}, "the-key-of-one-form")))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const live = await Promise.all(both.map((reply) => isLive({ token: tokenIn(reply) })))
    expect(live.filter(Boolean)).toHaveLength(1)
    expect(await isLive(account)).toBe(false)
  })

  it("answers 401 to a repeat with the revoked token, whose holder has to log in", async () => {
    const account = await openAccount()
    await renew(account, {}, "the-key-of-one-form")
    expect((await renew(account, {}, "the-key-of-one-form")).status).toBe(401)
    expect((await logIn({ ...account, password: newPassword })).status).toBe(200)
  })
})

describe("a log-in of a browser that holds a token", () => {
  it.each([
    ["the bearer token", ({ token }: Account) => ({ token })],
    ["the access cookie", ({ token }: Account) => ({ cookie: `tahaddi_access=${token}` })],
  ])("revokes %s, and no other token of the person", async (_, held) => {
    const account = await openAccount()
    const elsewhere = { token: await signIn(account.id, "Student") }
    const again = await logIn(account, held(account))
    expect(again.status).toBe(200)
    expect([await isLive(account), await isLive(elsewhere)]).toEqual([false, true])
    expect(await isLive({ token: tokenIn(again) })).toBe(true)
  })

  it("revokes that of another person", async () => {
    const [before, next] = [await openAccount(), await openAccount()]
    await logIn(next, { cookie: `tahaddi_access=${before.token}` })
    expect([await isLive(before), await isLive(next)]).toEqual([false, true])
  })

  it("revokes nothing where the password is wrong, or the cookie comes from another site", async () => {
    const account = await openAccount()
    const cookie = `tahaddi_access=${account.token}`
    expect((await logIn({ ...account, password: "Wrong-1234" }, { cookie })).status).toBe(401)
    await logIn(account, { cookie, headers: { "Sec-Fetch-Site": "cross-site" } })
    expect(await isLive(account)).toBe(true)
  })
})

it("a reset by a mailed link revokes every token, and says whose they were", async () => {
  const account = await openAccount()
  const elsewhere = { token: await signIn(account.id, "Student") }
  await call("/api/Accounts/ForgetPassword", { body: { email: account.email } })
  await afterwards()
  const { email } = account
  const body = { token: linkTo(email), email, password: newPassword }
  const reset = () => call("/api/Accounts/ResetPassword", { body })
  const whose = { status: 200, body: { personID: String(account.id) } }
  expect(await reset()).toMatchObject(whose)
  expect([await isLive(account), await isLive(elsewhere)]).toEqual([false, false])
  expect(await reset()).toMatchObject(whose)
})
