import { request } from "node:http"
import { expect, inject, test } from "vitest"
import { registerStudent, password } from "../support/register-student"

const site = inject("site")

test("an aborted log-in frees its hashing slot and its place in the queue", async () => {
  const { email } = await registerStudent(site)
  const body = new URLSearchParams({ email, password })
  const statusOfLogin = async () =>
    (await fetch(`${site}/login`, { method: "POST", body, redirect: "manual" })).status

  const logins = Array.from({ length: 10 }, () => loginToLeave(body.toString()))
  await Promise.any(logins.map(async ({ status }) => expect(await status).toBe(303)))
  for (const { hangUp } of logins) hangUp()
  await Promise.allSettled(logins.map(({ status }) => status))

  expect(await statusOfLogin()).toBe(303)
})

/** Sends a log-in on its own connection, which can be reset. */
function loginToLeave(body: string) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" }
  const sent = request(`${site}/login`, { method: "POST", agent: false, headers })
  const status = new Promise<number>((resolve, reject) => {
    sent.on("response", (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject)
  })
  sent.end(body)
  return { status, hangUp: () => sent.socket?.resetAndDestroy() }
}
