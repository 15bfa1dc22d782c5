import { describe, expect, inject, test } from "vitest"
import { logIn, registerStudent, registration } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { credentialsOf } from "../support/plain-client.mjs"

/** Return paths that would lead a browser off the site, or mislead a careless parser. */
const traps = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "HTTP://evil.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%09/evil.example",
  "/games/..//evil.example",
  "evil.example",
  "@evil.example",
  "",
]

const own = [
  "/",
  "/top-10",
  "/games/education/five-hints?subject=Math&chapter=1",
  "/games?a=%2F%2Fb",
]

const forms = [
  ["/action/set-language", { lng: "ar" }],
  ["/action/set-theme", { theme: "light" }],
  ["/action/set-lite", { lite: "on" }],
] as const

describe.each(forms)("%s", (action, fields) => {
  test.each(traps)("redirects to this site when asked for %j", async (redirectTo) => {
    const landing = (await landingOf(action, { ...fields, redirectTo })) ?? ""
    expect(landing).toMatch(/^\//)
    expect(new URL(landing, "https://own.example").host).toBe("own.example")
  })

  test.each(own)("redirects back to %s", async (redirectTo) => {
    expect(await landingOf(action, { ...fields, redirectTo })).toBe(redirectTo)
  })

  test("redirects home without a return path", async () => {
    expect(await landingOf(action, fields)).toBe("/")
  })
})

describe("logging in", () => {
  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example"])(
    "leads home and not to %j",
    async (redirectTo) => {
      const landing = await landingOf("/login", { ...credentialsOf("layla"), redirectTo })
      // The log-in page looks for the cookies of a browser that sent none.
      expect(landing).toBe("/login?cookies=none&redirectTo=%2F")
    },
  )

  test("returns to the requested page", async () => {
    const visitor = new Visitor(inject("site"))
    const asked = "/games/education/five-hints?subject=Math&chapter=1"
    const door = await visitor.open(asked)
    expect(door.path).toBe(`/login?redirectTo=${encodeURIComponent(asked)}`)
    const page = await visitor.submit({ values: credentialsOf("layla") })
    expect(page.path).toBe(asked)
  })

  test("returns to the requested page after a failed attempt", async () => {
    const visitor = new Visitor(inject("site"))
    await visitor.open("/top-10")
    await visitor.submit({ values: { ...credentialsOf("layla"), password: "Wrong-1!" } })
    const page = await visitor.submit({ values: credentialsOf("layla") })
    expect(page.path).toBe("/top-10")
  })

  test("returns to the requested page through sign-up", async () => {
    const visitor = new Visitor(inject("site"), "ar")
    await visitor.open("/top-10")
    const link = visitor.page.document.querySelector('main a[href^="/signup"]')
    await visitor.open(link?.getAttribute("href") ?? "")
    expect((await visitor.submit({ values: registration() })).path).toBe("/top-10")
  })

  test("still works when the page's own address holds an external return path", async () => {
    const { email } = await registerStudent(inject("site"))
    const visitor = new Visitor(inject("site"))
    await visitor.open("/login?redirectTo=%2F%2Fevil.example")
    expect((await logIn(visitor, email)).path).toBe("/")
  })
})

/** The Location header of the reply to a form. */
async function landingOf(action: string, fields: Record<string, string>): Promise<string | null> {
  const answer = await fetch(inject("site") + action, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: inject("site") },
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  return answer.headers.get("Location")
}
