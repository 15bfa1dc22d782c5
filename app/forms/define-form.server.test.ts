import { describe, expect, it, vi } from "vitest"
import * as z from "zod"
import { defineForm } from "./define-form.server"

const form = defineForm(z.object({ name: z.string().trim().min(3).max(8), password: z.string() }), {
  secrets: ["password"],
})

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request("https://tahaddi.example/", { method: "POST", body, headers })

type Accept = Parameters<typeof form.action>[0]

/** Runs the action of `form`; by default `accept` rejects every valid form. */
async function run(
  request: Request,
  accept: Accept = async (good) => good.reject("errors.invalid"),
) {
  const answer = await form.action(accept)({ request, params: {}, context: Object.create(null) })
  if (!("data" in answer)) throw new Error("The action led away.")
  return { status: answer.init?.status, reply: answer.data }
}

describe("a form", () => {
  it("sends what fields use of its constraints, and equal ones once", () => {
    const question = z.string().trim().min(1).max(300)
    const items = z.tuple([
      z.object({ question, hint: question }),
      z.object({ question, hint: question.optional() }),
    ])
    const { constraints } = defineForm(z.object({ items, level: z.enum(["0", "1"]) })).view()
    expect(constraints).toEqual({
      "items[].question": { required: true, maxLength: 300 },
      "items[0].hint": { required: true, maxLength: 300 },
      "items[1].hint": { required: false, maxLength: 300 },
      level: { required: true },
    })
    expect(constraints["items[].question"]).toBe(constraints["items[0].hint"])
  })

  it("passes valid values on as the schema transformed them", async () => {
    const accept = vi.fn<Accept>(async (good) => good.reject("errors.invalid"))
    await run(post(new URLSearchParams({ name: " Layla ", password: "x" })), accept)
    expect(accept.mock.calls[0]?.[0].value).toEqual({ name: "Layla", password: "x" })
  })

  it("responds with 422, keeps the values without secrets, and returns the errors as keys", async () => {
    const { status, reply } = await run(
      post(new URLSearchParams({ name: "La", password: "secret" })),
    )
    expect(status).toBe(422)
    expect(reply?.initialValue).toEqual({ name: "La" })
    expect(reply?.error).toEqual({ name: [{ key: "errors.tooShort", params: { count: 3 } }] })
  })

  it("reports missing fields as required", async () => {
    const { reply } = await run(post(new URLSearchParams({ name: "" })))
    expect(reply?.error).toEqual({
      name: [{ key: "errors.required" }],
      password: [{ key: "errors.required" }],
    })
  })

  it("responds with 413 when the upstream takes less at once, and keeps the values", async () => {
    const { status, reply } = await run(
      post(new URLSearchParams({ name: "Layla", password: "x" })),
      () => Promise.reject(new Response(null, { status: 413 })),
    )
    expect(status).toBe(413)
    expect(reply?.initialValue).toEqual({ name: "Layla" })
    expect(reply?.error).toEqual({ "": [{ key: "errors.tooLarge" }] })
  })

  it("responds with 503 when the upstream is unavailable, and keeps the values", async () => {
    const { status, reply } = await run(
      post(new URLSearchParams({ name: "Layla", password: "x" })),
      () => Promise.reject(new Response(null, { status: 503 })),
    )
    expect(status).toBe(503)
    expect(reply?.initialValue).toEqual({ name: "Layla" })
    expect(reply?.error).toEqual({ "": [{ key: "errors.unavailable" }] })
  })

  it.each([
    ["an intent that is no JSON", "__intent__={oops&name=La"],
    ["a list without end", "a[9999999]=x&name=La"],
    ["a name of 6 KB", `${"a.".repeat(3000)}a=x&name=La`],
    ["a thousand fields", `${Array.from({ length: 1000 }, (_, n) => `f${n}=x`).join("&")}&name=La`],
  ])("ignores %s", async (_, body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" }
    const { status, reply } = await run(post(body, headers))
    expect(status).toBe(422)
    expect(Object.keys(reply?.initialValue ?? {})).toEqual(["name"])
  })

  const text = (name: string) => post(new URLSearchParams({ name, password: "x" }))

  it("keeps the start of a text far over the limit, and gives a field error", async () => {
    const { status, reply } = await run(text("x".repeat(50_000)))
    expect(status).toBe(422)
    expect(reply?.initialValue).toEqual({ name: "x".repeat(29) })
    expect(reply?.error).toEqual({ name: [{ key: "errors.tooLong", params: { count: 8 } }] })
  })

  it("rejects a text that would be valid only because it was cut", async () => {
    const { status, reply } = await run(text(`Layla${" ".repeat(600)}and more`))
    expect(status).toBe(422)
    expect(reply?.error).toEqual({ name: [{ key: "errors.tooLong", params: { count: 8 } }] })
  })

  it("removes invisible characters before it checks the length", async () => {
    const accept = vi.fn<Accept>(async (good) => good.reject("errors.invalid"))
    await run(text(`Layla${"\u200b".repeat(300)}`), accept)
    expect(accept.mock.calls[0]?.[0].value.name).toBe("Layla")
  })

  it("treats a choice far over the limit as missing", async () => {
    const { reply } = await run(
      post(new URLSearchParams({ name: "Layla", password: "x".repeat(9000) })),
    )
    expect(reply?.error).toEqual({ password: [{ key: "errors.required" }] })
  })

  it("cuts an initial value in the same way", () => {
    const begun = form.view({ name: "x".repeat(50_000) }).begin.initialValue
    expect(begun).toEqual({ name: "x".repeat(29) })
  })

  it("treats a body that is no form as an empty form", async () => {
    expect((await run(post("{}", { "Content-Type": "application/json" }))).status).toBe(422)
  })
})

describe("a form with a list and a file", () => {
  const names = z.array(z.string()).min(1).max(3)
  const picture = defineForm(z.object({ names, file: z.file() }), {
    lists: ["names"],
    files: ["file"],
  })
  const send = async (fields: readonly (readonly [string, string | File])[]) => {
    const sent = new FormData()
    for (const [name, value] of fields) sent.append(name, value)
    const answer = await picture.action(async (good) =>
      good.rejectField("names", "errors.invalid"),
    )({
      request: post(sent),
      params: {},
      context: Object.create(null),
    })
    if (!("data" in answer)) throw new Error("The action led away.")
    return answer.data
  }

  it("reads every value of the list, and returns no file", async () => {
    const file = new File(["x"], "x.png")
    const reply = await send([
      ...["a", "b"].map((name) => ["names", name] as const),
      ["file", file],
    ])
    expect(reply?.initialValue).toEqual({ names: ["a", "b"] })
    expect(reply?.error).toEqual({ names: [{ key: "errors.invalid" }] })
  })

  it.each([
    ["text in place of the file", [["file", "no file"]], "file"],
    ["a file in place of text", [["names", new File(["x"], "x")]], "names"],
    ["no file", [["file", new File([], "")]], "file"],
  ] as const)("gives a field error for %s", async (_, fields, name) => {
    expect(Object.keys((await send(fields))?.error ?? {})).toContain(name)
  })

  it("rejects a list of more than 10,000 characters in total", async () => {
    const long = Array.from({ length: 3 }, () => ["names", "x".repeat(4000)] as const)
    const reply = await send(long)
    expect(reply?.error?.["names"]).toContainEqual({ key: "errors.invalid" })
    expect(JSON.stringify(reply?.initialValue).length).toBeLessThan(11_000)
  })

  it("keeps at most 200 values of a list", async () => {
    const many = Array.from({ length: 1000 }, () => ["names", "a"] as const)
    const reply = await send(many)
    expect(reply?.error).toHaveProperty("names")
    expect(reply?.initialValue?.["names"]).toHaveLength(200)
  })
})
