import { beforeEach, expect, it, vi } from "vitest"
import { noteConfirmation } from "./guards.server"
import type { SignedIn } from "./person.server"
import { readSession } from "./session.server"

const secrets = ["first-secret-of-at-least-32-characters"]
const teacher: SignedIn = {
  token: "t0ken",
  id: "7",
  name: "Nadia",
  email: "nadia@school.example",
  expiration: "",
  grade: "",
  role: "Teacher",
  subject: "Math",
  points: 0,
  message: "",
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))

/** Whether the teacher waits afterwards, and how often the upstream was asked. */
async function noted(answer: Partial<SignedIn>, isConfirmed: () => Promise<boolean>) {
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.signIn({ ...teacher, ...answer })
  const asked = vi.fn(isConfirmed)
  await noteConfirmation({
    session,
    upstream: { profile: { isConfirmed: asked } },
  })
  return { isWaiting: session.person?.isWaiting, asked: asked.mock.calls.length }
}
const yes = async () => true
const no = async () => false
const fails = () => Promise.reject(new Error("no reply"))

it.each([
  ["goes on waiting until the upstream confirms", { confirmed: false }, no, true, 1],
  ["is confirmed without logging in again", { confirmed: false }, yes, false, 1],
  ["goes on waiting where the upstream fails", { confirmed: false }, fails, true, 1],
  ["of an upstream that does not say so is confirmed", {}, no, false, 0],
  ["who is confirmed is not asked about", { confirmed: true }, no, false, 0],
] as const)("a teacher %s", async (_, answer, reply, isWaiting, asked) => {
  expect(await noted(answer, reply)).toEqual({ isWaiting, asked })
})

it("a pupil never waits, whatever the upstream says", async () => {
  const pupil = { role: "Student", confirmed: false }
  expect(await noted(pupil, no)).toEqual({ isWaiting: false, asked: 0 })
})
