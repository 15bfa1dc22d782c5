import { env } from "cloudflare:workers"
import { beforeAll, describe, expect, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import * as sample from "./samples/accounts"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, clock, createCaller, sentMails, call } from "./support/api"
import { buildSchool, enrol, signIn } from "./support/world"

beforeAll(buildSchool)

const login = (account: Account, password = account.password) =>
  call("/api/Accounts/login", { body: { email: account.email, password } })
const reset = (odd: object) =>
  call("/api/Accounts/ResetPassword", { body: { ...sample.reset, ...odd } })
const isSignedIn = async ({ token }: { readonly token: string }) =>
  (await call("/api/Accounts/top10", { token })).status === 200

async function forget(email: string, language = "en") {
  const answer = await call("/api/Accounts/ForgetPassword", { body: { email }, language })
  await afterwards()
  return answer
}

async function linkFor({ email }: Account): Promise<string> {
  await forget(email)
  return linkTo(email)
}

describe("requesting a reset link", () => {
  it("answers the same for known and unknown e-mails, and mails only the known ones", async () => {
    const { email } = await openAccount()
    const before = sentMails.length
    const unknown = await forget("nobody@school.example")
    expect(sentMails.length).toBe(before)
    const known = await forget(email.toUpperCase())
    expect(sentMails.at(-1)?.to).toBe(email)
    expect(known.status).toBe(200)
    // The database bookmark, which changes with each write; no public response contains it.
    for (const { headers } of [known, unknown]) headers.delete(internalHeaders.bookmark)
    expect([...known.headers]).toEqual([...unknown.headers])
    expect(known.text).toBe(unknown.text)
  })

  it("puts the link into the mail only, and stores its hash", async () => {
    const account = await openAccount()
    const { text } = await forget(account.email)
    const token = linkTo(account.email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(text).not.toContain(token)
    const kept = await env.DB.prepare("SELECT * FROM password_reset_tokens").all()
    expect(JSON.stringify(kept.results)).not.toContain(token)
    const link = `https://tahaddi.example/password-reset/${token}?email=${encodeURIComponent(account.email)}`
    const mail = sentMails.at(-1)
    expect(mail?.text).toContain(`\n${link}\n`)
    expect(mail?.html).toContain(`<a href="${link}">`)
  })

  it.each([
    ["en", "A new password for Tahaddi", "Choose a new password", '<html lang="en" dir="ltr">'],
    ["ar", "كلمة مرور جديدة في تحدّي", "اختيار كلمة مرور جديدة", '<html lang="ar" dir="rtl">'],
  ])("writes in the language of the request: %s", async (language, subject, press, page) => {
    const { email } = await openAccount()
    await forget(email, language)
    const mail = sentMails.at(-1)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(press)
    expect(mail?.html).toContain(page)
    expect(mail?.html).toContain(press)
  })

  it("uses the operator's public origin, whatever the request headers say", async () => {
    const { email } = await openAccount()
    const headers = { "X-App-Origin": "https://evil.example", Host: "evil.example" }
    await call("/api/Accounts/ForgetPassword", { body: { email }, headers })
    await afterwards()
    expect(sentMails.at(-1)?.text).toContain("https://tahaddi.example/")
    expect(sentMails.at(-1)?.text).not.toContain("evil")
  })

  it("uses the app's origin without a configured one, and mails nothing without either", async () => {
    const local = createCaller({}, { APP_URL: "" })
    const [{ email }, other] = [await openAccount(), await openAccount()]
    const headers = { "X-App-Origin": "http://localhost:8787" }
    await local("/api/Accounts/ForgetPassword", { body: { email }, headers })
    await local("/api/Accounts/ForgetPassword", { body: { email: other.email } })
    await afterwards()
    expect(sentMails.at(-1)?.to).toBe(email)
    expect(sentMails.at(-1)?.text).toContain("http://localhost:8787/password-reset/")
  })

  it("answers the same when no mail can be sent", async () => {
    const { email } = await openAccount()
    const broken = createCaller({}, { MAIL: { send: () => Promise.reject(new Error("down")) } })
    const answer = await broken("/api/Accounts/ForgetPassword", { body: { email } })
    await afterwards()
    expect(answer.status).toBe(200)
  })

  it.each(["nobody", "", "a@b.c", 7, null])("rejects %o as an e-mail", async (email) => {
    expect((await call("/api/Accounts/ForgetPassword", { body: { email } })).status).toBe(400)
  })
})

describe("resetting a password", () => {
  it("sets the password and revokes every session of the old one", async () => {
    const account = await openAccount()
    const elsewhere = { token: await signIn(account.id, "Student") }
    const bystander = await enrol()
    const token = await linkFor(account)
    expect((await reset({ token, email: account.email })).status).toBe(200)
    expect((await login(account)).status).toBe(401)
    expect((await login(account, sample.reset.password)).status).toBe(200)
    expect([await isSignedIn(account), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect(await isSignedIn(bystander)).toBe(true)
  })

  it("accepts a link once, also concurrently", async () => {
    const account = await openAccount()
    const [token, second] = [await linkFor(account), await linkFor(account)]
    const both = await Promise.all(
      [1, 2].map((which) =>
        reset({ token, email: account.email, password: `New-sets-and-rings-${which}` }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await reset({ token, email: account.email })).status).toBe(400)
    expect((await reset({ token: second, email: account.email })).status).toBe(400)
  })

  it("accepts a link for an hour", async () => {
    const account = await openAccount()
    const token = await linkFor(account)
    clock.now += 3_600_000
    const late = await reset({ token, email: account.email })
    expect(late).toMatchObject({ status: 400, body: expect.stringContaining("not valid") })
    const fresh = await linkFor(account)
    clock.now += 3_500_000
    expect((await reset({ token: fresh, email: account.email })).status).toBe(200)
  })

  it("answers the same for a forged link, another user's link and an expired one", async () => {
    const [account, other] = [await openAccount(), await openAccount()]
    const token = await linkFor(account)
    const answers = [
      await reset({ token, email: other.email }),
      await reset({ token: "forged", email: account.email }),
      await reset({ token: "forged", email: "nobody@school.example" }),
      await reset({ token: `' OR 1=1 --`, email: account.email }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await login(other)).status).toBe(200)
    expect((await reset({ token, email: account.email })).status).toBe(200)
  })

  it("keeps a link valid after a rejected weak password", async () => {
    const account = await openAccount()
    const token = await linkFor(account)
    const weak = await reset({ token, email: account.email, password: "P@ssw0rd1" })
    expect(weak).toMatchObject({ status: 400, body: expect.stringContaining("too common") })
    expect((await reset({ token, email: account.email, password: "short" })).status).toBe(400)
    expect((await reset({ token, email: account.email })).status).toBe(200)
  })
})
