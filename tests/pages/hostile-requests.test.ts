import { describe, expect, inject, test } from "vitest"
import { seenOn, sets } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"

const posts = ["/login", "/signup", "/logout", "/action/set-theme", "/live/1234566/host", sets]

describe("a cross-origin form", () => {
  test.each(posts)("is rejected by %s", async (path) => {
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1"]) {
      const answer = await post(path, "a=b", { Origin: origin })
      expect({ origin, status: answer.status }).toEqual({ origin, status: 403 })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test.each(["x", "null", "https://evil.example"])("gets no data by HEAD (%s)", async (Origin) => {
    for (const path of ["/signup.data", "/action/set-theme.data", "/no-such-page.data"]) {
      const answer = await fetch(inject("site") + path, { method: "HEAD", headers: { Origin } })
      expect(answer.status).toBe(403)
    }
  })

  test("is recognised by Sec-Fetch-Site when there is no Origin header", async () => {
    expect((await post("/logout", "", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403)
    expect((await post("/logout", "", { "Sec-Fetch-Site": "same-site" })).status).toBe(403)
    expect((await post("/logout", "", { "Sec-Fetch-Site": "same-origin" })).status).toBe(303)
  })

  test("is recognised by either header, whatever the other one says", async () => {
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
    const { visitor } = await registerStudent(inject("site"))
    const Cookie = visitor.cookies.toString()
    await post("/logout", "", { Cookie, Origin: "https://evil.example" })
    expect((await visitor.open("/top-10")).path).toBe("/top-10")
  })

  test("is rejected as a data request too", async () => {
    const answer = await post("/logout.data", "", { Origin: "https://evil.example" })
    expect(answer.status).toBe(403)
  })
})

describe("a method other than GET and POST", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
    for (const path of ["/", "/login", sets, "/action/set-theme"]) {
      const answer = await fetch(inject("site") + path, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get("Allow")).toContain("POST")
    }
  })

  test("HEAD replies as GET does, without the body", async () => {
    const answer = await fetch(inject("site"), { method: "HEAD" })
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 200, body: "" })
  })
})

describe("a body over the size limit", () => {
  test.each(posts)("is not read by %s", async (path) => {
    const answer = await post(path, `answer=${"x".repeat(70_000)}`)
    expect(answer.status).toBe(413)
  })

  test("is not awaited when it has no Content-Length", async () => {
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
  ["a malformed intent of conform", "__intent__=%7Boops"],
  ["a list of ten million", "a[9999999]=x&email[9999999]=x"],
  ["a name that nests 3,000 deep", `${"a.".repeat(3000)}a=x`],
  ["a thousand fields", Array.from({ length: 1000 }, (_, i) => `email${i}=x`).join("&")],
  ["the same field a thousand times", Array.from({ length: 1000 }, () => "email=x").join("&")],
  ["keys of the prototype", "__proto__=x&constructor=x&__proto__.polluted=x&toString=x"],
  ["bytes that are not UTF-8", "email=%FF%FE%00&password=%C0%80"],
  ["an empty body", ""],
]

/** Forms that a visitor may post; all others check the session first. */
const forms = ["/login", "/signup", "/password-forget", "/password-reset/a-token", "/contacts"]

describe.each(forms)("%s", (path) => {
  test.each(hostile)("rejects %s as a bad form", async (_, body) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(422)
    expect((await answer.text()).length).toBeLessThan(100_000)
  })

  test.each([
    "application/json",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
  ])("rejects %s that is not a form", async (type) => {
    expect((await post(path, '{"email":1}', { "Content-Type": type })).status).toBe(422)
  })

  test("rejects a file in a text field", async () => {
    const body = new FormData()
    body.append("email", new File(["x"], "x.txt"))
    const answer = await fetch(inject("site") + path, { method: "POST", body })
    expect(answer.status).toBe(422)
  })
})

describe("a round", () => {
  test("is unchanged by any hostile form", async () => {
    const { visitor } = await registerStudent(inject("site"))
    const before = seenOn(await visitor.open(sets))
    for (const [, body] of hostile)
      expect((await postAs(visitor, `${body}&intent[9]=hint`)).status).toBe(400)
    expect(seenOn(await visitor.open(sets))).toEqual(before)
  })
})

describe("a theme or language action", () => {
  test.each(["/action/set-theme", "/action/set-language"])(
    "rejects a body that is not a form, at %s",
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
