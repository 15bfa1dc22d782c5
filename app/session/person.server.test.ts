import { expect, it } from "vitest"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { readSession } from "./session.server"
import { signedOut } from "./state.server"

const secrets = ["first-secret-of-at-least-32-characters"]
const layla = {
  id: "7",
  name: "Layla",
  email: "layla@school.example",
  role: "Student",
  grade: "7",
  subject: "",
  points: 120,
  token: "t0ken",
  expiresAt: Date.parse("2026-03-01T11:00:00Z"),
}

/** The person of a session whose cookie lacks a field. */
async function personWithout(field: string) {
  const whole = { ...layla, avatar: "", news: 0, isWaiting: false }
  const person = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))
  const state = { ...signedOut, mark: { id: "m", signedInAt: 0 }, jar: [], person }
  const header = await signedCookie("session", secrets, 60).serialize(state)
  const request = new Request("https://tahaddi.example/", {
    headers: { Cookie: header.split(";")[0] ?? "" },
  })
  return (await readSession(request, secrets, Date.parse("2026-03-01T10:00:00Z"))).person
}

it("reads the person of a whole cookie", async () => {
  expect(await personWithout("")).toMatchObject(layla)
})

it.each(["id", "token", "role"])("treats a cookie without %s as signed out", async (field) => {
  expect(await personWithout(field)).toBeNull()
})
