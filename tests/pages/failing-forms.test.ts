import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { logIn, registerStudent, password, registration } from "../support/register-student"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("on a failing upstream, in %s,", (language) => {
  test.each([500, "drop", "drop-after", "nonsense"] as const)(
    "log-in shows the error on %s, keeps the e-mail, and works when sent again",
    async (fault) => {
      const { email } = await registerStudent(site)
      const visitor = new Visitor(site, language)
      await visitor.open("/login?redirectTo=%2Ftop-10")
      await faultyUpstream.spoil("Accounts/login", fault)
      const page = await logIn(visitor, email)
      expect(page.status).toBe(503)
      expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
      expect(alertOn(page)).toBe(say(language, "errors.login.unavailable"))
      expect([valueOf(page, "email"), valueOf(page, "password")]).toEqual([email, ""])
      await faultyUpstream.heal()
      expect((await logIn(visitor, email)).path).toBe("/top-10")
    },
  )

  test.each([500, "drop"] as const)(
    "sign-up shows the error on %s, keeps what was typed, and works when sent again",
    async (fault) => {
      const visitor = new Visitor(site, language)
      const values = registration()
      await visitor.open("/signup")
      await faultyUpstream.spoil("Accounts/register", fault)
      const page = await visitor.submit({ values })
      expect(page.status).toBe(503)
      expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
      expect(alertOn(page)).toBe(say(language, "errors.unavailable"))
      expect([valueOf(page, "name"), valueOf(page, "email")]).toEqual([values.name, values.email])
      expect(page.html).not.toContain(password)
      await faultyUpstream.heal()
      const home = await visitor.submit({ values: { password, confirmPassword: password } })
      expect([home.status, home.path]).toEqual([200, "/"])
    },
  )

  test.each([
    ["/login", 429, "errors.tooMany"],
    ["/login", 503, "errors.login.busy"],
    ["/signup", 429, "errors.tooMany"],
    ["/signup", 503, "errors.busy"],
  ] as const)("%s translates the upstream's %i into a message", async (path, fault, key) => {
    const visitor = new Visitor(site, language)
    await visitor.open(path)
    await faultyUpstream.spoil(path === "/login" ? "Accounts/login" : "Accounts/register", fault)
    const values = registration()
    const { email } = values
    const page = await visitor.submit({ values: path === "/login" ? { email, password } : values })
    expect(page.status).toBe(fault)
    if (fault === 503) expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
    expect(alertOn(page)).toBe(say(language, key))
    expect(valueOf(page, "email")).toBe(email)
  })

  test("sign-up does not show the text of an unknown refusal", async () => {
    const visitor = new Visitor(site, language)
    await visitor.open("/signup")
    await faultyUpstream.spoil("Accounts/register", 400)
    const page = await visitor.submit({ values: registration() })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say(language, "errors.signup.refused"))
    expect(page.text).not.toContain("faulty upstream")
  })
})

test("a sign-up whose reply was lost logs in on the second try", async () => {
  const visitor = new Visitor(site)
  const values = registration()
  await visitor.open("/signup?redirectTo=%2Ftop-10")
  await faultyUpstream.spoil("Accounts/register", "drop-after", 1)
  expect((await visitor.submit({ values })).status).toBe(503)
  expect((await visitor.submit({ values })).path).toBe("/top-10")
})

test("a sign-up whose reply was lost can be sent a third time when log-in fails on the second", async () => {
  const visitor = new Visitor(site)
  const values = registration()
  await visitor.open("/signup")
  await faultyUpstream.spoil("Accounts/register", "drop-after", 1)
  expect((await visitor.submit({ values })).status).toBe(503)
  await faultyUpstream.spoil("Accounts/login", 503)
  const page = await visitor.submit({ values })
  expect(page.status).toBe(422)
  expect(page.text).toContain(say("en", "errors.email.taken"))
  await faultyUpstream.heal()
  expect((await visitor.submit({ values })).path).toBe("/")
})

test.each([429, 503, 500, "drop", "nonsense"] as const)(
  "a sign-up after which log-in fails with %s leads to the log-in page, which shows no e-mail",
  async (fault) => {
    const visitor = new Visitor(site)
    const values = registration()
    await visitor.open("/signup?redirectTo=%2Ftop-10")
    await faultyUpstream.spoil("Accounts/login", fault)
    const page = await visitor.submit({ values })
    expect([page.status, page.redirects]).toEqual([200, [303]])
    expect(page.path).toBe("/login?redirectTo=%2Ftop-10")
    expect(page.text).toContain(say("en", "toast.signedUp"))
    expect(valueOf(page, "email")).toBe("")
    await faultyUpstream.heal()
    const { email } = values
    expect((await visitor.submit({ values: { email, password } })).path).toBe("/top-10")
  },
)

test("a form whose options cannot be loaded keeps what was typed and chosen", async () => {
  const visitor = new Visitor(site)
  const values = registration()
  await visitor.open("/signup")
  await faultyUpstream.spoil("", 500)
  const page = await visitor.submit({ values })
  expect(page.status).toBe(503)
  expect(page.html).not.toContain(password)
  expect(alertOn(page)).toBe(say("en", "errors.unavailable"))
  expect([valueOf(page, "name"), valueOf(page, "email")]).toEqual([values.name, values.email])
  await faultyUpstream.heal()
  const home = await visitor.submit({ values: { password, confirmPassword: password } })
  expect([home.status, home.path]).toEqual([200, "/"])
})

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert] p")?.text.trim()

const valueOf = ({ document }: Page, name: string) =>
  document.querySelector(`main input[name="${name}"]`)?.getAttribute("value") ?? ""
