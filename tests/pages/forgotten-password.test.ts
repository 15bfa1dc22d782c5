import { afterEach, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { password, registerStudent, registration } from "../support/register-student"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const link = "/password-reset/a-token-from-a-letter?email=nora%2Bone%40school.example"
const fresh = { password, confirmPassword: password }

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("asking for a reset link, in %s,", (language) => {
  test("is linked from the log-in page, and ends at a page with the next step", async () => {
    const visitor = new Visitor(site, language)
    const door = await visitor.open("/login")
    expect(door.document.querySelector('main a[href="/password-forget"]')).toBeTruthy()
    await visitor.open("/password-forget")
    await faultyUpstream.reply("ForgetPassword", { status: 200, body: "" })
    const page = await visitor.submit({ values: { email: registration().email } })
    expect({ path: page.path, redirects: page.redirects }).toEqual({
      path: "/password-forget?sent=1",
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "forget.sent.text"))
    const ways = page.document.querySelectorAll("main a").map((way) => way.getAttribute("href"))
    expect(ways).toEqual(["/login", "/password-forget"])
  })

  test.each([
    ["", "errors.required"],
    ["nora", "errors.email.invalid"],
    ["nora@school", "errors.email.invalid"],
  ] as const)("keeps %j, an invalid e-mail, and shows a field error", async (email, key) => {
    const visitor = new Visitor(site, language)
    await visitor.open("/password-forget")
    const page = await visitor.submit({ values: { email } })
    expect({ status: page.status, email: valueOf(page, "email") }).toEqual({ status: 422, email })
    expect(page.text).toContain(say(language, key))
  })

  test.each([
    [429, 429, "errors.tooMany"],
    [500, 503, "errors.unavailable"],
    ["drop", 503, "errors.unavailable"],
  ] as const)("on %s keeps the e-mail and shows the error", async (fault, status, key) => {
    const visitor = new Visitor(site, language)
    await visitor.open("/password-forget")
    await faultyUpstream.spoil("ForgetPassword", fault)
    const page = await visitor.submit({ values: { email: "nora@school.example" } })
    expect({ status: page.status, alert: alertOn(page) }).toEqual({
      status,
      alert: say(language, key),
    })
    expect(valueOf(page, "email")).toBe("nora@school.example")
  })
})

describe.each(arabicOrBoth)(
  "a reset link opened while somebody is logged in, in %s,",
  (language) => {
    test("asks whom it is for, and logs out only on request", async () => {
      const { visitor, name } = await registerStudent(site, language)
      const page = await visitor.open(link)
      expect(page.text).toContain(say(language, "logout.reset.title"))
      expect(page.document.querySelector('main a[href="/"]')).toBeTruthy()
      expect(page.text).toContain(say(language, "logout.stay", { name }))
      expect((await visitor.open("/change-password")).path).toBe("/change-password")
      await visitor.open(link)
      const form = await visitor.submit({ form: "main form" })
      expect({ path: form.path, email: valueOf(form, "email") }).toEqual({
        path: link,
        email: "nora+one@school.example",
      })
      expect((await visitor.open("/change-password")).path).toMatch(/^\/login/)
    })

    test("asks before its form, which was opened earlier, changes anything", async () => {
      const { visitor } = await registerStudent(site, language)
      await faultyUpstream.heal()
      const page = await sendFields(visitor, link, { email: "nora@school.example", ...fresh })
      expect(page.text).toContain(say(language, "logout.reset.title"))
      const paths = (await faultyUpstream.calls()).map(({ path }) => path)
      expect(paths.filter((path) => /ResetPassword/i.test(path))).toEqual([])
    })
  },
)

test("logging out leads to no other page than a reset link", async () => {
  const { visitor } = await registerStudent(site)
  await visitor.open("/logout?redirectTo=%2F%2Fevil.example%2Fpassword-reset%2Fx")
  expect((await visitor.submit({ form: "main form" })).path).toBe("/")
})

describe.each(arabicOrBoth)("a reset link from an e-mail, in %s,", (language) => {
  test("fills in the e-mail, sets the new password and redirects to log in", async () => {
    const visitor = new Visitor(site, language)
    expect(valueOf(await visitor.open(link), "email")).toBe("nora+one@school.example")
    await faultyUpstream.reply("ResetPassword", { status: 200, body: "" })
    const page = await visitor.submit({ values: fresh })
    expect({ path: page.path, redirects: page.redirects }).toEqual({
      path: "/login",
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "toast.passwordReset"))
  })

  test("that is no longer valid shows an error, with a link to a new one for the same e-mail", async () => {
    const page = await refused(language, 400, { message: "The link has expired." })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say(language, "errors.reset.link"))
    const way = page.document.querySelector('main a[href^="/password-forget"]')
    const again = await new Visitor(site, language).open(way?.getAttribute("href") ?? "")
    expect(valueOf(again, "email")).toBe("nora+one@school.example")
  })

  test("stays valid when the password is rejected as too common", async () => {
    const page = await refused(language, 400, "This password is too common.")
    expect(page.text).toContain(say(language, "errors.password.common"))
    expect(page.document.querySelector("[name=password][aria-invalid=true]")).toBeTruthy()
    expect(page.document.querySelector('main a[href^="/password-forget"]')).toBeNull()
  })

  test.each([
    [429, 429, "errors.tooMany"],
    [500, 503, "errors.password.unsure"],
    [503, 503, undefined],
  ] as const)("on %i keeps the e-mail and drops the passwords", async (upstream, status, key) => {
    const page = await refused(language, upstream, "")
    expect(page.status).toBe(status)
    if (key) expect(alertOn(page)).toBe(say(language, key))
    expect(valueOf(page, "email")).toBe("nora+one@school.example")
    expect([valueOf(page, "password"), valueOf(page, "confirmPassword")]).toEqual(["", ""])
    expect(page.html).not.toContain(password)
  })

  test("requires the password twice, and says the password rules once at the field and in the summary", async () => {
    const visitor = new Visitor(site, language)
    const first = await visitor.open(link)
    expect(first.text).toContain(say(language, "password.needs", { min: 8 }))
    const weak = { password: "kick-0ff!", confirmPassword: "kick-0ff!" }
    const broken = await visitor.submit({ values: weak })
    const errors = [...broken.text.matchAll(new RegExp(say(language, "errors.password.weak"), "g"))]
    expect(errors).toHaveLength(2)
    expect(broken.text).not.toContain(say(language, "password.needs", { min: 8 }))
    expect(broken.text).not.toContain(say(language, "password.rule.sign"))
    const page = await visitor.submit({ values: { ...fresh, confirmPassword: "Kick-0ff?" } })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "errors.password.mismatch"))
  })

  async function refused(language: "en" | "ar", status: number, body: unknown): Promise<Page> {
    const visitor = new Visitor(site, language)
    await visitor.open(link)
    await faultyUpstream.reply("ResetPassword", { status, body })
    return visitor.submit({ values: fresh })
  }
})

test("a page with a reset link is not indexed by search engines", async () => {
  const page = await new Visitor(site).open(link)
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
    "noindex",
  )
  expect(page.document.querySelector('link[rel="canonical"]')).toBeNull()
  expect(page.headers.get("Referrer-Policy")).toBe("same-origin")
})

test("a reset link with an unknown, overlong token is invalid", async () => {
  const visitor = new Visitor(inject("site"))
  await visitor.open(`/password-reset/${"x".repeat(600)}`)
  const page = await visitor.submit({ values: { ...fresh, email: "nora@school.example" } })
  expect({ status: page.status, alert: alertOn(page) }).toEqual({
    status: 422,
    alert: say("en", "errors.reset.link"),
  })
})

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert] p")?.text.trim()

const valueOf = ({ document }: Page, name: string) =>
  document.querySelector(`main [name="${name}"]`)?.getAttribute("value") ?? ""
