import { createServer } from "node:http"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { faultyUpstreamAt, startFaultyUpstream } from "./faulty-upstream"

const heard: string[] = []
const real = createServer((request, response) => {
  heard.push(request.url ?? "")
  response.writeHead(200, { "Content-Type": "application/json", "Set-Cookie": ["a=1", "b=2"] })
  response.end('"real"')
})
await new Promise((settle) => real.listen(0, "127.0.0.1", () => settle(undefined)))
const address = real.address()
const port = typeof address === "object" ? address?.port : undefined
const server = await startFaultyUpstream(`http://127.0.0.1:${port}`)
const faultyUpstream = faultyUpstreamAt(server.url)

beforeEach(async () => {
  heard.length = 0
  await faultyUpstream.heal()
})
afterAll(async () => {
  await server.stop()
  real.close()
})

test("forwards calls without a fault, cookies included", async () => {
  const answer = await fetch(`${server.url}/api/top10?x=1`, {
    headers: { Authorization: "Bearer t" },
  })
  expect(await answer.json()).toBe("real")
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"])
  expect(heard).toEqual(["/api/top10?x=1"])
  expect((await faultyUpstream.calls())[0]?.authorization).toBe("Bearer t")
})

test("applies a fault to a path for a number of calls, ignoring case", async () => {
  await faultyUpstream.spoil("/API/Accounts/login", 503, 1)
  const statusOfLogin = async () => (await fetch(`${server.url}/api/accounts/login`)).status
  expect([await statusOfLogin(), await statusOfLogin()]).toEqual([503, 200])
})

test("breaks the connection before or after the call was processed", async () => {
  await faultyUpstream.spoil("/add/", "drop")
  await expect(fetch(`${server.url}/add/10`)).rejects.toThrow()
  expect(heard).toEqual([])
  await faultyUpstream.spoil("/add/", "drop-after")
  await expect(fetch(`${server.url}/add/10`)).rejects.toThrow()
  expect(heard).toEqual(["/add/10"])
})

test("does not reply until the caller gives up", async () => {
  await faultyUpstream.spoil("/slow", "hang")
  const given = new AbortController()
  const call = fetch(`${server.url}/slow`, { signal: given.signal })
  while ((await faultyUpstream.calls()).length === 0);
  given.abort()
  await expect(call).rejects.toThrow("abort")
})

test("sends a set reply in place of the upstream's", async () => {
  await faultyUpstream.reply("ResetPassword", { status: 400, body: { message: "No." } })
  const answer = await fetch(`${server.url}/api/accounts/resetpassword`, { method: "POST" })
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 400,
    body: { message: "No." },
  })
  expect(heard).toEqual([])
})

test.each([
  ["empty", 200, ""],
  ["html", 200, "<html><h1>Service Unavailable</h1></html>"],
  ["truncated", 200, '"re'],
  ["wrong-types", 200, '{"surprise":[]}'],
  ["created", 201, '"real"'],
  ["no-content", 204, ""],
  [413, 413, '"refused by the faulty upstream"'],
] as const)("replies as %s does", async (fault, status, body) => {
  await faultyUpstream.spoil("/x", fault)
  const answer = await fetch(`${server.url}/x`)
  expect([answer.status, await answer.text()]).toEqual([status, body])
})

test("sends ten megabytes", async () => {
  await faultyUpstream.spoil("/x", "large")
  const text = await (await fetch(`${server.url}/x`)).text()
  expect([text.length > 10 * 1024 * 1024, JSON.parse(text)]).toEqual([true, "real"])
})

test("breaks the connection within a body", async () => {
  await faultyUpstream.spoil("/x", "reset-body")
  await expect(fetch(`${server.url}/x`).then((answer) => answer.text())).rejects.toThrow()
})

test("redirects elsewhere, and records who follows", async () => {
  await faultyUpstream.spoil("/x", "redirect")
  await fetch(`${server.url}/x`, { headers: { Authorization: "Bearer t" } })
  const calls = await faultyUpstream.calls()
  expect(calls.map(({ path }) => path)).toEqual(["/x", "/elsewhere/x"])
})

describe("a strict faulty upstream", () => {
  const language = { "Accept-Language": "en" }
  const json = { ...language, "Content-Type": "application/json" }
  const bearer = { ...language, Authorization: "Bearer t" }

  test.each([
    ["GET", "Accounts/All-Grades", language, undefined, 200],
    ["GET", "accounts/all-grades", language, undefined, 200],
    ["GET", "Accounts/All-Grades", bearer, undefined, 400],
    ["GET", "Accounts/All-Grades", { "Accept-Language": "fr" }, undefined, 400],
    ["GET", "Accounts/All-Grades?x=1", language, undefined, 400],
    ["POST", "Accounts/All-Grades", language, undefined, 400],
    ["GET", "Accounts/top10", language, undefined, 400],
    ["GET", "Accounts/top10", bearer, undefined, 200],
    ["GET", "Accounts/questions-answered?subject=&chapter=", bearer, undefined, 200],
    ["GET", "Accounts/questions-answered?subject=", bearer, undefined, 400],
    ["POST", "Accounts/chapters", json, { grade: 7, subject: "Math" }, 200],
    ["POST", "Accounts/chapters", json, { grade: "7", subject: "Math" }, 400],
    ["POST", "Accounts/chapters", json, { grade: 7 }, 400],
    ["POST", "Accounts/chapters", json, { grade: 7, subject: "Math", more: 1 }, 400],
    ["POST", "Accounts/chapters", language, { grade: 7, subject: "Math" }, 400],
    ["POST", "Accounts/logout", bearer, undefined, 200],
    ["POST", "entertainment/near-copies", json, undefined, 400],
    ["GET", "nobody/knows", language, undefined, 400],
  ] as const)("validates %s %s with %j and %j", async (method, path, headers, body, status) => {
    const strict = await startFaultyUpstream(`http://127.0.0.1:${port}`, {
      strict: true,
      capabilities: ["logout"],
    })
    const sent = body ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(`${strict.url}/api/${path}`, { method, headers, ...sent })
    const [call] = await faultyUpstreamAt(strict.url).calls()
    await strict.stop()
    expect([answer.status, call?.refused === ""]).toEqual([status, status === 200])
  })
})
