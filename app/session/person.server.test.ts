import { expect, it } from "vitest"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { readSession } from "./session.server"

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

/** The person of a session whose cookie was written before the field existed. */
async function personWithout(field: string) {
  const person = Object.fromEntries(Object.entries(layla).filter(([name]) => name !== field))
  const header = await signedCookie("session", secrets, 60).serialize({ person, jar: [] })
  const request = new Request("https://tahaddi.example/", {
    headers: { Cookie: header.split(";")[0] ?? "" },
  })
  return (await readSession(request, secrets, Date.parse("2026-03-01T10:00:00Z"))).person
}

it.each([
  ["name", ""],
  ["email", ""],
  ["grade", ""],
  ["subject", ""],
  ["points", 0],
  ["expiresAt", null],
  ["isWaiting", false],
])("keeps a person signed in whose cookie has no %s", async (field, blank) => {
  expect(await personWithout(field)).toMatchObject({ ...layla, [field]: blank })
})

it.each(["id", "token", "role"])("treats a cookie without %s as signed out", async (field) => {
  expect(await personWithout(field)).toBeNull()
})
