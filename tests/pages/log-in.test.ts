import { describe, expect, inject, test } from "vitest"
import { registerStudent, password, registration } from "../support/register-student"
import { signedIn } from "../support/people"
import { CookieJar } from "../support/cookie-jar"
import { Visitor, type Page } from "../support/visitor"
import { languages, say } from "../support/words"
import { credentialsOf } from "../support/plain-client.mjs"
import { sendFields } from "../support/data-requests"

const site = inject("site")

/** A browser that keeps no cookies. */
class NoCookies extends CookieJar {
  override take() {}
}

describe.each(languages)("logging in, in %s,", (language) => {
  test("leads home and greets the user by name", async () => {
    const visitor = new Visitor(site, language)
    await visitor.open("/login")
    await visitor.submit({ values: credentialsOf("layla") })
    expect({ path: visitor.page.path, redirects: visitor.page.redirects }).toEqual({
      path: "/",
      redirects: [303],
    })
    expect(visitor.page.text).toContain(say(language, "home.hello", { name: "Layla" }))
  })

  test("shows no address typed before, which browsers restore into a form with the same fields", async () => {
    const visitor = new Visitor(site, language)
    const firstNames = async () => {
      const { document } = await visitor.open("/login?email=nora%40school.example")
      return document.querySelector("main form input")?.getAttribute("name")
    }
    expect(await firstNames()).not.toBe(await firstNames())
    expect(valueOf(visitor.page, "email")).toBe("")
  })

  test("replies the same to a wrong password and an unknown e-mail", async () => {
    const { email } = credentialsOf("layla")
    const wrong = await tried(language, { email, password: "Wrong-1234" })
    const nobody = await tried(language, { email: registration().email, password: "Wrong-1234" })
    expect(wrong.text).toContain(say(language, "errors.login.wrong"))
    expect([wrong.status, nobody.status]).toEqual([422, 422])
    expect(nobody.text).toBe(wrong.text)
  })

  test("keeps the e-mail and drops the password when it fails", async () => {
    const page = await tried(language, { email: "nora@school.example", password: "Secret-99x" })
    expect(valueOf(page, "email")).toBe("nora@school.example")
    expect(valueOf(page, "password")).toBe("")
    expect(page.html).not.toContain("Secret-99x")
  })

  test.each([
    ["email", { email: "", password }],
    ["password", { email: "nora@school.example", password: "" }],
  ])("gives an empty %s a field error", async (field, values) => {
    const page = await tried(language, values)
    expect(page.status).toBe(422)
    expect(page.document.querySelector(`main [aria-invalid=true]`)?.getAttribute("name")).toBe(
      field,
    )
    expect(page.text).toContain(say(language, "errors.required"))
  })
})

describe.each(languages)("a browser without cookies, in %s,", (language) => {
  const cookieless = () => new Visitor(site, language, new NoCookies())

  test("is told so after a log-in with the right password", async () => {
    const visitor = cookieless()
    await visitor.open("/login?redirectTo=%2Fgames")
    const page = await visitor.submit({ values: credentialsOf("layla") })
    expect({ status: page.status, path: page.path }).toEqual({
      status: 200,
      path: "/login?cookies=none&redirectTo=%2Fgames",
    })
    expect(page.document.querySelector("main [role=alert]")?.text).toContain(
      say(language, "errors.login.cookies"),
    )
    const wrong = await visitor.submit({
      values: { ...credentialsOf("layla"), password: "Wrong-1234" },
    })
    expect(wrong.text).not.toContain(say(language, "errors.login.cookies"))
  })

  test("is told so after signing up", async () => {
    const visitor = cookieless()
    await visitor.open("/signup")
    const page = await visitor.submit({ values: { ...registration(), type: "2", grade: "" } })
    expect(page.text).toContain(say(language, "errors.login.cookies"))
  })
})

describe("a browser with cookies", () => {
  test("is told nothing of them, and gets where it was going, also without opening the form first", async () => {
    const visitor = new Visitor(site)
    const lost = say("en", "errors.login.cookies")
    await visitor.open("/login?cookies=none")
    expect((await visitor.open("/login?cookies=none")).text).not.toContain(lost)
    const straight = new Visitor(site)
    await straight.open("/about")
    const entries = Object.entries({ ...credentialsOf("layla"), redirectTo: "/games" })
    const page = await sendFields(straight, "/login", entries)
    expect({ path: page.path, redirects: page.redirects }).toEqual({
      path: "/games",
      redirects: [303, 303],
    })
    expect(page.text).toContain(say("en", "toast.signedIn", { detail: "Layla Haddad" }))
    for (const to of ["//evil.example", "https://evil.example", "/\\evil.example"])
      expect(
        (await straight.open(`/login?${new URLSearchParams({ cookies: "none", redirectTo: to })}`))
          .path,
      ).toBe("/")
  })
})

describe("logging in", () => {
  test("accepts the e-mail in any case and with spaces around it", async () => {
    const { visitor, email } = await registerStudent(site)
    await leave(visitor)
    const page = await tried("en", { email: `  ${email.toUpperCase()} `, password })
    expect(page.path).toBe("/")
  })

  test("compares passwords exactly", async () => {
    const { email } = await registerStudent(site)
    for (const near of [
      password.toUpperCase(),
      ` ${password}`,
      `${password} `,
      password.slice(0, -1),
    ])
      expect((await tried("en", { email, password: near })).status).toBe(422)
  })

  test("rejects unusual input without a server error", async () => {
    for (const value of ["' OR 1=1 --", "\0", "🙂".repeat(90), "x".repeat(5000)])
      expect((await tried("en", { email: value, password: value })).status).toBe(422)
  })

  test("is not offered to signed-in users, and neither is signing up", async () => {
    const visitor = await signedIn(site, "sami")
    for (const path of ["/login", "/signup", "/login?redirectTo=%2Ftop-10"])
      expect((await visitor.open(path)).path).toBe("/")
    const fields = { ...registration(), ...credentialsOf("huda") }
    const page = await sendFields(visitor, "/signup", fields)
    expect({ path: page.path, isSami: page.text.includes("Sami") }).toEqual({
      path: "/",
      isSami: true,
    })
  })
})

describe("logging out", () => {
  test("asks for confirmation at its address, and ends the session", async () => {
    const visitor = await signedIn(site, "layla")
    const page = await leave(visitor)
    expect({ path: page.path, redirects: page.redirects }).toEqual({ path: "/", redirects: [303] })
    expect(visitor.cookies.get("__Host-session")).toBeUndefined()
    expect((await visitor.open("/top-10")).path).toBe("/login?redirectTo=%2Ftop-10")
  })

  test("does nothing for a signed-out user", async () => {
    const visitor = new Visitor(site)
    await visitor.open("/")
    expect((await sendFields(visitor, "/logout", {})).path).toBe("/")
  })
})

async function tried(language: "en" | "ar", values: Record<string, string>): Promise<Page> {
  const visitor = new Visitor(site, language)
  await visitor.open("/login")
  return visitor.submit({ values })
}

async function leave(visitor: Visitor): Promise<Page> {
  await visitor.open("/logout")
  return visitor.submit()
}

const valueOf = ({ document }: Page, name: string) =>
  document.querySelector(`main [name="${name}"]`)?.getAttribute("value") ?? ""
