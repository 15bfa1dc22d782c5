import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as accounts from "#contract/accounts"
import * as catalogue from "#contract/catalogue"
import * as play from "#contract/play"
import { readSession } from "~/session/session.server"
import { ContractBroken, UpstreamUnavailable } from "./errors.server"
import { send } from "./send.server"

const secrets = ["first-secret-of-at-least-32-characters"]
const isOver = new Error("the session is over")

/** An upstream that answers with these, one a call, and remembers what it was asked. */
async function upstreamAnswering(...answers: (Response | Error)[]) {
  const asked: Request[] = []
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.signIn({
    token: "t0ken",
    id: "7",
    name: "Layla",
    email: "",
    expiration: "",
    grade: "7",
    role: "Student",
    subject: "",
    points: 0,
    message: "",
  })
  const upstream = {
    session,
    language: "ar" as const,
    transport: async (path: string, init: RequestInit) => {
      asked.push(new Request(new URL(path, "https://api.example"), init))
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error("nobody is there")
    },
    onSessionOver: () => {
      throw isOver
    },
  }
  return { upstream, asked }
}

const hintsQuestion = {
  question: "Which river?",
  summary: "",
  correctAnswer: "Nile",
  hints: ["a", "b", "c", "d", "e"],
}
const total = (points: number) => Response.json({ totalpoints: points })

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe("a call of the upstream API", () => {
  it("takes its parameters along, in the language and with the token that it wants", async () => {
    const { upstream, asked } = await upstreamAnswering(total(170))
    const answer = await send(upstream, accounts.addPoints, { params: { points: "50" } })
    expect(answer).toEqual({ status: 200, body: { totalpoints: 170 } })
    expect(asked[0]?.url).toBe("https://api.example/api/Accounts/add/50")
    expect(asked[0]?.headers.get("Accept-Language")).toBe("ar")
    expect(asked[0]?.headers.get("Authorization")).toBe("Bearer t0ken")
  })

  it("sends no token where the contract wants none, and the cookies always", async () => {
    const { upstream, asked } = await upstreamAnswering(Response.json([]))
    upstream.session.jar.keep(new Headers([["Set-Cookie", "access=abc"]]))
    await send(upstream, catalogue.allSubjects, {})
    expect(asked[0]?.headers.get("Authorization")).toBeNull()
    expect(asked[0]?.headers.get("Cookie")).toBe("access=abc")
  })

  it("keeps the cookies of every answer, refusals too", async () => {
    const refusal = new Response("no", { status: 401, headers: { "Set-Cookie": "a=1" } })
    const { upstream } = await upstreamAnswering(refusal)
    const answer = await send(upstream, accounts.login, {
      body: { email: "a@b.cd", password: "x" },
    })
    expect(answer).toEqual({ status: 401, body: { message: "no" } })
    expect(upstream.session.jar.header("/")).toBe("a=1")
  })

  it.each([
    ["a string", JSON.stringify("Grade not found."), "Grade not found."],
    ["an object", JSON.stringify({ message: "Grade not found." }), "Grade not found."],
    ["bare text", "Grade not found.", "Grade not found."],
    ["nothing", "", ""],
  ])("reads a refusal that is %s", async (_, text, message) => {
    const { upstream } = await upstreamAnswering(new Response(text, { status: 400 }))
    const body = {
      name: "Lay",
      email: "a@b.cd",
      password: "Aa1!aaaa",
      type: 0,
      grade: "7",
      subject: "",
    }
    expect(await send(upstream, accounts.register, { body })).toEqual({
      status: 400,
      body: { message },
    })
  })

  it("hears what the API calls a question, and says it when points are claimed", async () => {
    const named = Response.json(hintsQuestion, { headers: { "Tahaddi-Attempt": "7.1800" } })
    const { upstream, asked } = await upstreamAnswering(named, total(50))
    const params = { section: "3" }
    const { attempt } = {
      attempt: "",
      ...(await send(upstream, play.entertainmentHintsQuestion, { params })),
    }
    await send(upstream, accounts.addPoints, {
      params: { points: "50" },
      headers: { "tahaddi-attempt": attempt },
    })
    expect(asked[1]?.headers.get("Tahaddi-Attempt")).toBe("7.1800")
  })

  it("does without a name that is too long, and without one", async () => {
    const long = { headers: { "Tahaddi-Attempt": "7".repeat(201) } }
    const { upstream, asked } = await upstreamAnswering(
      Response.json(hintsQuestion, long),
      total(50),
    )
    const params = { section: "3" }
    expect(await send(upstream, play.entertainmentHintsQuestion, { params })).toEqual({
      status: 200,
      body: hintsQuestion,
    })
    await send(upstream, accounts.addPoints, { params: { points: "50" } })
    expect(asked[1]?.headers.has("Tahaddi-Attempt")).toBe(false)
  })

  it("asks once more where that changes nothing, and nobody answered", async () => {
    const { upstream, asked } = await upstreamAnswering(new Error("reset"), Response.json(["Math"]))
    expect(await send(upstream, catalogue.allSubjects, {})).toEqual({ status: 200, body: ["Math"] })
    expect(asked).toHaveLength(2)
  })

  it("never repeats a write, though it be a GET", async () => {
    const { upstream, asked } = await upstreamAnswering(new Error("reset"), total(170))
    const call = send(upstream, accounts.addPoints, { params: { points: "50" } })
    await expect(call).rejects.toBeInstanceOf(UpstreamUnavailable)
    expect(asked).toHaveLength(1)
  })

  it.each([500, 503, 302, 418])("takes an undeclared %i for no answer", async (status) => {
    const { upstream } = await upstreamAnswering(new Response("<html>", { status }))
    await expect(send(upstream, catalogue.allSubjects, {})).rejects.toMatchObject({ status: 503 })
  })

  it.each(["<html></html>", "{}", '{"totalpoints":[]}', ""])(
    "takes the body %j for a broken contract, and logs none of it",
    async (text) => {
      const { upstream } = await upstreamAnswering(new Response(text))
      const call = send(upstream, accounts.addPoints, { params: { points: "50" } })
      await expect(call).rejects.toBeInstanceOf(ContractBroken)
      expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain("html")
    },
  )

  it("ends the session on a 401 to a token", async () => {
    const { upstream } = await upstreamAnswering(new Response("", { status: 401 }))
    await expect(send(upstream, accounts.topTen, {})).rejects.toBe(isOver)
  })
})
