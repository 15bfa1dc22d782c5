import { describe, expect, it, vi } from "vitest"
import * as z from "zod"
import { defineForm } from "./define-form.server"

const form = defineForm(z.object({ name: z.string().trim().min(3).max(8), password: z.string() }), {
  secrets: ["password"],
})

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request("https://tahaddi.example/", { method: "POST", body, headers })

type Accept = Parameters<typeof form.action>[0]

/** Runs an action, one that turns down whatever is good if not told otherwise. */
async function run(
  request: Request,
  accept: Accept = async (good) => good.reject("errors.invalid"),
) {
  const answer = await form.action(accept)({ request, params: {}, context: Object.create(null) })
  if (!("data" in answer)) throw new Error("The action led away.")
  return { status: answer.init?.status, reply: answer.data }
}

describe("a form", () => {
  it("hands good values on, as the schema made them", async () => {
    const accept = vi.fn<Accept>(async (good) => good.reject("errors.invalid"))
    await run(post(new URLSearchParams({ name: " Layla ", password: "x" })), accept)
    expect(accept.mock.calls[0]?.[0].value).toEqual({ name: "Layla", password: "x" })
  })

  it("comes back with 422, with the values kept, the secrets dropped and the errors as keys", async () => {
    const { status, reply } = await run(
      post(new URLSearchParams({ name: "La", password: "secret" })),
    )
    expect(status).toBe(422)
    expect(reply?.initialValue).toEqual({ name: "La" })
    expect(reply?.error).toEqual({ name: [{ key: "errors.tooShort", params: { min: 3 } }] })
  })

  it("asks for what is missing", async () => {
    const { reply } = await run(post(new URLSearchParams({ name: "" })))
    expect(reply?.error).toEqual({
      name: [{ key: "errors.required" }],
      password: [{ key: "errors.required" }],
    })
  })

  it("comes back with 503 where the upstream does not answer, with the values kept", async () => {
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
  ])("is not moved by %s", async (_, body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" }
    const { status, reply } = await run(post(body, headers))
    expect(status).toBe(422)
    expect(Object.keys(reply?.initialValue ?? {})).toEqual(["name"])
  })

  it("takes a body that is no form for an empty one", async () => {
    expect((await run(post("{}", { "Content-Type": "application/json" }))).status).toBe(422)
  })
})
