import { describe, expect, it } from "vitest"
import { replyMark } from "./reply-mark"
import { isReply, isScript, getTimeout, waitMs } from "./retry-policy"

describe("the wait before a new try", () => {
  it("is 1, 2, 4, 8 and then 15 s", () => {
    const waits = [1, 2, 3, 4, 5, 6, 99].map((failures) => waitMs(failures, 0.5))
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  })

  it("varies by up to a fifth", () => {
    expect([waitMs(1, 0), waitMs(1, 1)]).toEqual([800, 1200])
  })
})

it("waits longer for the reply to an upload", () => {
  expect(getTimeout(new FormData())).toBeGreaterThan(getTimeout(new URLSearchParams()))
})

const data = "text/x-script"
const own = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { "Content-Type": type, [replyMark]: "1" } })

describe("a reply of the app", () => {
  it.each([
    ["data of a page", own('{"root":{}}', data)],
    ["data of a page that failed", own('{"root":{}}', data, 500)],
    ["a refusal of the app", own("Too long.\n", "text/plain", 413)],
    ["a 503 of the app", own('{"root":{}}', data, 503)],
  ])("can be %s", async (_, response) => {
    expect(await isReply(response)).toBe(true)
    expect((await response.text()).length).toBeGreaterThan(0)
  })

  it.each([
    ["a gateway's 502", new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["a portal's page", new Response("<form>Log in to the network</form>")],
    ["data without the mark", new Response('{"root":{}}', { headers: { "Content-Type": data } })],
    ["data that break off", own('{"root":{"title":"Ques', data)],
    ["an empty body", own("", data)],
  ])("is not %s", async (_, response) => {
    expect(await isReply(response)).toBe(false)
  })
})

describe("the response to a request for a script", () => {
  it("is JavaScript", async () => {
    const headers = { "Content-Type": "text/javascript; charset=utf-8" }
    expect(await isScript(new Response("export {}", { headers }))).toBe(true)
  })

  it("may be a 404 of the app", async () => {
    expect(await isScript(own("Not found", "text/html", 404))).toBe(true)
  })

  it.each([
    ["a portal's page", new Response("<form>", { headers: { "Content-Type": "text/html" } })],
    ["a gateway's 502", new Response("", { status: 502 })],
  ])("is not %s", async (_, response) => {
    expect(await isScript(response)).toBe(false)
  })
})
