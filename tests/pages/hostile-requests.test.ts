import { describe, expect, inject, test } from "vitest"
import { seenOn, sets } from "../support/five-hints-page"
import { newcomer } from "../support/newcomer"
import type { Visitor } from "../support/visitor"

const posts = ["/login", "/signup", "/logout", "/action/set-theme", "/action/set-language", sets]

describe("a form that another site sends", () => {
  test.each(posts)("to %s is turned away", async (path) => {
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1"]) {
      const answer = await post(path, "a=b", { Origin: origin })
      expect({ origin, status: answer.status }).toEqual({ origin, status: 403 })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test("is known by what the browser says of it, where it does not name its origin", async () => {
    expect((await post("/logout", "", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403)
    expect((await post("/logout", "", { "Sec-Fetch-Site": "same-site" })).status).toBe(403)
    expect((await post("/logout", "", { "Sec-Fetch-Site": "same-origin" })).status).toBe(303)
  })

  test("is known by either header, whatever the other one says", async () => {
    const own = inject("site")
    const sent = [
      [own, "cross-site", 403],
      [own, "same-site", 403],
      ["https://evil.example", "same-origin", 403],
      ["https://evil.example", "none", 403],
      ["null", "same-origin", 403],
      [own, "same-origin", 303],
      [own, "none", 303],
    ] as const
    for (const [Origin, site, status] of sent) {
      const answer = await post("/logout", "", { Origin, "Sec-Fetch-Site": site })
      expect({ Origin, site, status: answer.status }).toEqual({ Origin, site, status })
    }
  })

  test("does not end a session", async () => {
    const { visitor } = await newcomer(inject("site"))
    const Cookie = visitor.cookies.toString()
    await post("/logout", "", { Cookie, Origin: "https://evil.example" })
    expect((await visitor.open("/top-10")).path).toBe("/top-10")
  })

  test("is turned away as data too", async () => {
    const answer = await post("/logout.data", "", { Origin: "https://evil.example" })
    expect(answer.status).toBe(403)
  })
})

describe("a method that is neither GET nor POST", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
    for (const path of ["/", "/login", sets, "/action/set-theme"]) {
      const answer = await fetch(inject("site") + path, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get("Allow")).toContain("POST")
    }
  })

  test("but HEAD asks as GET does, without the page", async () => {
    const answer = await fetch(inject("site"), { method: "HEAD" })
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 200, body: "" })
  })
})

describe("a body without end", () => {
  test.each(posts)("is not read, sent to %s", async (path) => {
    const answer = await post(path, `answer=${"x".repeat(70_000)}`)
    expect(answer.status).toBe(413)
  })

  test("is not waited for where it does not say how long it is", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("email=x")),
    })
    const headers = { "Content-Type": "application/x-www-form-urlencoded" }
    const sent = { method: "POST", headers, body, duplex: "half" }
    const answer = await fetch(`${inject("site")}/login`, sent)
    expect(answer.status).toBe(411)
  })
})

const hostile: readonly (readonly [string, string])[] = [
  ["a broken intent of the form kit", "__intent__=%7Boops"],
  ["a list of ten million", "a[9999999]=x&email[9999999]=x"],
  ["a name that nests 3,000 deep", `${"a.".repeat(3000)}a=x`],
  ["a thousand fields", Array.from({ length: 1000 }, (_, i) => `email${i}=x`).join("&")],
  ["the same field a thousand times", Array.from({ length: 1000 }, () => "email=x").join("&")],
  ["names of the language's own", "__proto__=x&constructor=x&__proto__.polluted=x&toString=x"],
  ["bytes that are no text", "email=%FF%FE%00&password=%C0%80"],
  ["nothing", ""],
]

/** Those that a visitor may post; where one must be signed in, the guard comes first. */
const forms = ["/login", "/signup", "/password-forget", "/password-reset/a-token", "/contacts"]

describe.each(forms)("%s, sent", (path) => {
  test.each(hostile)("%s, is a bad form and no more", async (_, body) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(422)
    expect((await answer.text()).length).toBeLessThan(100_000)
  })

  test.each([
    "application/json",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
  ])("%s that is no form, is a bad form", async (type) => {
    expect((await post(path, '{"email":1}', { "Content-Type": type })).status).toBe(422)
  })

  test("a file where a word is asked for, is a bad form", async () => {
    const body = new FormData()
    body.append("email", new File(["x"], "x.txt"))
    const answer = await fetch(inject("site") + path, { method: "POST", body })
    expect(answer.status).toBe(422)
  })
})

describe("a round, sent", () => {
  test("anything hostile, stays as it was", async () => {
    const { visitor } = await newcomer(inject("site"))
    const before = seenOn(await visitor.open(sets))
    for (const [, body] of hostile)
      expect((await postAs(visitor, `${body}&intent[9]=hint`)).status).toBe(400)
    expect(seenOn(await visitor.open(sets))).toEqual(before)
  })
})

describe("an action, sent", () => {
  test.each(["/action/set-theme", "/action/set-language"])(
    "a body that is no form to %s, refuses",
    async (path) => {
      for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"])
        expect((await post(path, "{]", { "Content-Type": type })).status).toBe(400)
    },
  )
})

const postAs = (visitor: Visitor, body: string) =>
  post(sets, body, { Cookie: visitor.cookies.toString(), Origin: inject("site") })

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(inject("site") + path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body,
  })
}
