import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as points from "#contract/play/points"
import * as catalogue from "#contract/curriculum/catalogue"
import { upstreamAnswering } from "../../tests/support/answering-upstream"
import { ContractBroken } from "./errors.server"
import { send } from "./send.server"

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe("a successful reply", () => {
  it.each([
    ["a JSON string", 200, '"Created"', "application/json"],
    ["an object with a message", 200, '{"message":"Created","id":7}', "application/json"],
    ["a plain text", 201, "Created.", "text/plain"],
    ["a plain text as long as may be", 200, "x".repeat(300), "text/plain"],
    ["a plain text of the other language", 200, "تم", ""],
    ["nothing", 200, "", "text/html"],
    ["nothing but a line's end", 201, "\n", "application/json"],
    ["nothing, as it says", 204, null, ""],
  ])("may be %s when a sentence is expected", async (_, status, text, type) => {
    const reply = new Response(text, { status, headers: { "Content-Type": type } })
    const { upstream } = await upstreamAnswering(reply)
    expect(await send(upstream, catalogue.addGrade, { body: { grade: "Seven" } })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ["HTML", "<html><h1>Welcome</h1></html>", "text/html; charset=utf-8"],
    ["HTML that says it is JSON", "\n <!doctype html>", "application/json"],
    ["HTML in a JSON string", '"<b>Created</b>"', "application/json"],
    ["a sentence that says it is HTML", "Created", "text/html"],
    ["a JSON string that says it is HTML", '"Created"', "application/xhtml+xml"],
    ["a longer text", "x".repeat(301), "text/plain"],
    ["a string that is cut off", '"Creat', "application/json"],
    ["an object that is cut off", '{"message":"Cre', "application/json"],
    ["an object that says nothing", "{}", "application/json"],
    ["a message that is none", '{"message":["Created"]}', "application/json"],
    ["a list", "[]", "application/json"],
    ["a number", "1", "application/json"],
    ["a claim", "true", "application/json"],
    ["null", "null", "application/json"],
  ])("breaks the contract when it is %s", async (_, text, type) => {
    const { upstream } = await upstreamAnswering(
      new Response(text, { headers: { "Content-Type": type } }),
    )
    const call = send(upstream, catalogue.addGrade, { body: { grade: "Seven" } })
    await expect(call).rejects.toBeInstanceOf(ContractBroken)
  })

  it.each([
    ["a list", catalogue.chapters, 4, false],
    ["another body", catalogue.allSubjects, 1, false],
    ["a list", points.questionsAnswered, 4, true],
    ["another body", catalogue.allSubjects, 0.9, true],
  ] as const)("is read up to the size limit for %s", async (_, endpoint, megabytes, isRead) => {
    const padding = " ".repeat(megabytes * 1024 * 1024 - 2)
    const reply = () => new Response(`[]${padding}${isRead ? "" : " "}`)
    const { upstream } = await upstreamAnswering(reply(), reply())
    const call =
      endpoint === catalogue.chapters
        ? send(upstream, endpoint, { body: { grade: 7, subject: "Math" } })
        : endpoint === catalogue.allSubjects
          ? send(upstream, endpoint, {})
          : send(upstream, points.questionsAnswered, { query: {} })
    if (isRead) expect(await call).toEqual({ status: 200, body: [] })
    else await expect(call).rejects.toMatchObject({ status: 503 })
  })
})
