import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as accounts from "#contract/accounts/accounts"
import * as keptData from "#contract/accounts/kept-data"
import * as points from "#contract/play/points"
import * as catalogue from "#contract/curriculum/catalogue"
import * as play from "#contract/games/five-hints"
import { formAnswering, isOver, upstreamAnswering } from "../../tests/support/answering-upstream"
import { ContractBroken, UpstreamUnavailable } from "./errors.server"
import { send } from "./send.server"

const hintsQuestion = {
  question: "Which river?",
  summary: "",
  correctAnswer: "Nile",
  hints: ["a", "b", "c", "d", "e"],
}
const turn = (number: number) =>
  Response.json(["Math"], { headers: { "Set-Cookie": `turn=${number}; Path=/` } })
const total = (points: number) => Response.json({ totalpoints: points })

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe("a call of the upstream API", () => {
  it("sends its parameters, the language and the token", async () => {
    const { upstream, asked } = await upstreamAnswering(total(170))
    const answer = await send(upstream, points.addPoints, { params: { points: "50" } })
    expect(answer).toEqual({ status: 200, body: { totalpoints: 170 } })
    expect(asked[0]?.url).toBe("https://api.example/api/Accounts/add/50")
    expect(asked[0]?.headers.get("Accept-Language")).toBe("ar")
    expect(asked[0]?.headers.get("Authorization")).toBe("Bearer t0ken")
  })

  it("is a 404 and is not made if no such address can be", async () => {
    const { upstream, asked } = await upstreamAnswering()
    const params = { classId: "dark" }
    const call = send(upstream, keptData.eraseOwnPupil, { params, body: { personID: 1 } })
    await expect(call).rejects.toMatchObject({ status: 404 })
    expect(asked).toEqual([])
  })

  it("sends no token if the contract requires none, but always the cookies", async () => {
    const { upstream, asked } = await upstreamAnswering(Response.json([]))
    upstream.session.jar.keep(new Headers([["Set-Cookie", "access=abc"]]))
    await send(upstream, catalogue.allSubjects, {})
    expect(asked[0]?.headers.get("Authorization")).toBeNull()
    expect(asked[0]?.headers.get("Cookie")).toBe("access=abc")
  })

  it("keeps the cookies of every response, also of an error", async () => {
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
  ])("reads an error response that is %s", async (_, text, message) => {
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

  it("reads the Tahaddi-Attempt header of a question, and sends it when points are claimed", async () => {
    const named = Response.json(hintsQuestion, { headers: { "Tahaddi-Attempt": "7.1800" } })
    const { upstream, asked } = await upstreamAnswering(named, total(50))
    const params = { section: "3" }
    const { attempt } = {
      attempt: "",
      ...(await send(upstream, play.entertainmentHintsQuestion, { params })),
    }
    await send(upstream, points.addPoints, {
      params: { points: "50" },
      headers: { "tahaddi-attempt": attempt },
    })
    expect(asked[1]?.headers.get("Tahaddi-Attempt")).toBe("7.1800")
  })

  it("ignores a Tahaddi-Attempt header that is too long, and sends none without a value", async () => {
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
    await send(upstream, points.addPoints, { params: { points: "50" } })
    expect(asked[1]?.headers.has("Tahaddi-Attempt")).toBe(false)
  })

  it("is retried once if it is safe and nobody answered", async () => {
    const { upstream, asked } = await upstreamAnswering(new Error("reset"), Response.json(["Math"]))
    expect(await send(upstream, catalogue.allSubjects, {})).toEqual({ status: 200, body: ["Math"] })
    expect(asked).toHaveLength(2)
  })

  it("is never retried if it is a write, even as a GET", async () => {
    const { upstream, asked } = await upstreamAnswering(new Error("reset"), total(170))
    const call = send(upstream, points.addPoints, { params: { points: "50" } })
    await expect(call).rejects.toBeInstanceOf(UpstreamUnavailable)
    expect(asked).toHaveLength(1)
  })

  it.each([500, 503, 302, 418])("treats an undeclared %i as unavailable", async (status) => {
    const { upstream } = await upstreamAnswering(new Response("<html>", { status }))
    await expect(send(upstream, catalogue.allSubjects, {})).rejects.toMatchObject({ status: 503 })
  })

  it("treats an undeclared 413 to a form as too much, which is no outage", async () => {
    const { upstream } = await formAnswering(new Response("too large", { status: 413 }))
    const call = send(upstream, points.addPoints, { params: { points: "50" } })
    await expect(call).rejects.toMatchObject({ status: 413 })
    const { upstream: other } = await upstreamAnswering(new Response("too large", { status: 413 }))
    await expect(send(other, catalogue.allSubjects, {})).rejects.toMatchObject({ status: 503 })
  })

  it.each(["<html></html>", "{}", '{"totalpoints":[]}', ""])(
    "treats the body %j as a broken contract, and does not log it",
    async (text) => {
      const { upstream } = await upstreamAnswering(new Response(text))
      const call = send(upstream, points.addPoints, { params: { points: "50" } })
      await expect(call).rejects.toBeInstanceOf(ContractBroken)
      expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain("html")
    },
  )

  it("never follows a redirect", async () => {
    const away = new Response(null, { status: 307, headers: { Location: "https://evil.example/" } })
    const { upstream, asked } = await upstreamAnswering(away, total(1))
    await expect(send(upstream, points.topTen, {})).rejects.toBeInstanceOf(UpstreamUnavailable)
    expect(asked.map(({ redirect, url }) => [redirect, new URL(url).host])).toEqual([
      ["manual", "api.example"],
    ])
  })

  it("sends both parameters of the record, empty for everything", async () => {
    const { upstream, asked } = await upstreamAnswering(Response.json([]))
    await send(upstream, points.questionsAnswered, { query: {} })
    expect(asked[0]?.url).toMatch(/questions-answered\?subject=&chapter=$/)
  })

  it("sends the newest value of a cookie that changes with each response", async () => {
    const { upstream, asked } = await upstreamAnswering(turn(1), turn(2), turn(3), turn(4))
    const subjects = () => send(upstream, catalogue.allSubjects, {})
    await subjects()
    await Promise.all([subjects(), subjects()])
    await subjects()
    const sent = asked.map(({ headers }) => headers.get("Cookie"))
    expect(sent).toEqual([null, "turn=1", "turn=1", "turn=3"])
  })

  it("ends the session when its token gets a 401", async () => {
    const { upstream } = await upstreamAnswering(new Response("", { status: 401 }))
    await expect(send(upstream, points.topTen, {})).rejects.toBe(isOver)
  })
})
