import { Agent, request } from "node:http"
import { describe, expect, inject, test } from "vitest"

interface Sent {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends over the agent's only connection; resolves to the status or the error code. */
const send = (site: string, agent: Agent, { path, method = "POST", headers, body = "" }: Sent) =>
  new Promise<number | string | undefined>((settle) => {
    const sending = request(site + path, { agent, method, headers }, (answer) => {
      answer.resume().once("end", () => settle(answer.statusCode))
    })
    sending.once("error", (error) => settle("code" in error ? String(error.code) : error.message))
    sending.write(body)
    sending.end()
  })

/** The statuses of a rejected request with a body, and of the next one on the same connection. */
async function refusedAndNext(site: string, sent: Sent, next: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await send(site, agent, sent)
  const second = await send(site, agent, { path: next, method: "GET" })
  agent.destroy()
  return [first, second]
}

const form = (size: number, headers: Readonly<Record<string, string>> = {}) => ({
  body: "x".repeat(size),
  headers: {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(size),
    ...headers,
  },
})
const foreign = { Origin: "https://evil.example" }
const inPieces = { "Transfer-Encoding": "chunked" }

describe.each([1000, 60_000, 300_000])("after a rejected request of %d bytes", (size) => {
  test.each<readonly [string, Sent, readonly number[]]>([
    ["an unknown page", { path: "/no-such-page" }, [404, 413]],
    ["data of an unknown page", { path: "/no-such-page.data" }, [404, 413]],
    ["a page without a form", { path: "/about" }, [405, 413]],
    ["data of a page without a form", { path: "/about.data" }, [405, 413]],
    ["another method", { path: "/login", method: "PUT" }, [405]],
    ["a form for signed-in users", { path: "/change-password" }, [303, 413]],
    ["the same form as a data request", { path: "/change-password.data" }, [202, 413]],
    ["a cross-origin form", { path: "/logout", headers: foreign }, [403]],
    ["log-out, which reads no body", { path: "/logout" }, [303, 413]],
    ["a form without a Content-Length", { path: "/login", headers: inPieces }, [411]],
  ])("to %s, the app answers the next one", async (_, sent, refused) => {
    const { body, headers } = form(size, sent.headers)
    const { "Content-Length": length, ...unsized } = headers
    const given = sent.headers === inPieces ? unsized : { ...unsized, "Content-Length": length }
    const [first, second] = await refusedAndNext(
      inject("site"),
      { ...sent, body, headers: given },
      "/robots.txt",
    )
    expect(refused).toContain(first)
    expect(second).toBe(200)
  })

  test.each<readonly [string, string, readonly number[]]>([
    ["a call for signed-in users", "/api/Accounts/ChangePassword", [401]],
    ["an upload without a session", "/api/Admin/add-subject", [401]],
    ["an unknown call", "/api/none", [404]],
    ["a call with the wrong method", "/api/Accounts/top10", [405]],
    ["a call with a lower size limit", "/api/Accounts/login", [400, 413]],
  ])("to %s, the API answers the next one", async (_, path, refused) => {
    const [first, second] = await refusedAndNext(
      inject("api"),
      { path, ...form(size) },
      "/api/Accounts/All-Grades",
    )
    expect(refused).toContain(first)
    expect(second).toBe(200)
  })
})

test("the API does not wait for an endless body", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
  })
  const sent = { method: "POST", body, duplex: "half" }
  const answer = await fetch(`${inject("api")}/api/none`, sent)
  expect(answer.status).toBe(404)
})
