import { expect, it } from "vitest"
import { retryWhenBusy } from "./connect-to.server"

const login = "/api/Accounts/login"
const busy = (retryAfter?: string) =>
  new Response("busy", {
    status: 503,
    headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter },
  })

/** The last status, how often the upstream was called, and the waits in between. */
async function press(answers: readonly Response[], { path = login, tookMs = 20, random = 0 } = {}) {
  let [now, asked] = [0, 0]
  const waited: number[] = []
  const transport = retryWhenBusy(
    async () => {
      now += tookMs
      return answers[asked++] ?? Response.error()
    },
    {
      now: () => now,
      pause: async (ms) => {
        waited.push(ms)
        now += ms
      },
      random: () => random,
    },
  )
  const { status } = await transport(path, { method: "POST", body: "{}" })
  return { status, asked, waited }
}

it.each(["login", "register", "ResetPassword", "ChangePassword"])(
  "repeats %s once when the upstream was too busy",
  async (name) => {
    const path = `/api/Accounts/${name}`
    const pressed = await press([busy("1"), Response.json({})], { path })
    expect(pressed).toEqual({ status: 200, asked: 2, waited: [1000] })
  },
)

it("waits up to half as long again as Retry-After says", async () => {
  const pressed = await press([busy("2"), busy("2"), Response.json({})], { random: 1 })
  expect(pressed).toEqual({ status: 503, asked: 2, waited: [3000] })
})

it.each([
  ["without a time", busy()],
  ["with a date in its place", busy("Wed, 21 Oct 2026 07:28:00 GMT")],
  ["that asks for longer than anybody waits", busy("60")],
  ["of another kind", new Response("", { status: 500, headers: { "Retry-After": "1" } })],
  ["that is none", Response.json({})],
])("does not repeat a call after a busy reply %s", async (_, answer) => {
  expect(await press([answer])).toMatchObject({ status: answer.status, asked: 1 })
})

it("does not repeat a call that the upstream already kept waiting for 5 s", async () => {
  expect(await press([busy("1")], { tookMs: 5_200 })).toMatchObject({ status: 503, asked: 1 })
})

it.each(["/api/Accounts/ForgetPassword", "/api/Accounts/add/50", "/api/Admin/approve/7"])(
  "never repeats %s",
  async (path) => {
    expect(await press([busy("1")], { path })).toMatchObject({ status: 503, asked: 1 })
  },
)
