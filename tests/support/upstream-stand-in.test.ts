import { createServer } from "node:http"
import { afterAll, beforeEach, expect, test } from "vitest"
import { standInAt, startStandIn } from "./upstream-stand-in.mjs"

const heard: string[] = []
const real = createServer((request, response) => {
  heard.push(request.url ?? "")
  response.writeHead(200, { "Content-Type": "application/json", "Set-Cookie": ["a=1", "b=2"] })
  response.end('"real"')
})
await new Promise((settle) => real.listen(0, "127.0.0.1", () => settle(undefined)))
const address = real.address()
const port = typeof address === "object" ? address?.port : undefined
const server = await startStandIn(`http://127.0.0.1:${port}`)
const standIn = standInAt(server.url)

beforeEach(async () => {
  heard.length = 0
  await standIn.heal()
})
afterAll(async () => {
  await server.stop()
  real.close()
})

test("passes on what it was not told to spoil, cookies and all", async () => {
  const answer = await fetch(`${server.url}/api/top10?x=1`, {
    headers: { Authorization: "Bearer t" },
  })
  expect(await answer.json()).toBe("real")
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"])
  expect(heard).toEqual(["/api/top10?x=1"])
  expect((await standIn.calls())[0]?.authorization).toBe("Bearer t")
})

test("spoils a path as often as it was told to, in any case of letters", async () => {
  await standIn.spoil("/API/Accounts/login", 503, 1)
  const statusOfLogin = async () => (await fetch(`${server.url}/api/accounts/login`)).status
  expect([await statusOfLogin(), await statusOfLogin()]).toEqual([503, 200])
})

test("breaks the connection before or after the call was done", async () => {
  await standIn.spoil("/add/", "drop")
  await expect(fetch(`${server.url}/add/10`)).rejects.toThrow()
  expect(heard).toEqual([])
  await standIn.spoil("/add/", "drop-after")
  await expect(fetch(`${server.url}/add/10`)).rejects.toThrow()
  expect(heard).toEqual(["/add/10"])
})

test("keeps silent until the caller gives up", async () => {
  await standIn.spoil("/slow", "hang")
  const given = new AbortController()
  const call = fetch(`${server.url}/slow`, { signal: given.signal })
  while ((await standIn.calls()).length === 0);
  given.abort()
  await expect(call).rejects.toThrow("abort")
})

test("answers for the upstream what it was told to", async () => {
  await standIn.reply("ResetPassword", { status: 400, body: { message: "No." } })
  const answer = await fetch(`${server.url}/api/accounts/resetpassword`, { method: "POST" })
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 400,
    body: { message: "No." },
  })
  expect(heard).toEqual([])
})
