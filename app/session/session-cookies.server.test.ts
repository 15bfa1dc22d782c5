import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest"
import { lengths } from "#contract/limits"
import { readSession } from "./session.server"

const secrets = ["first-secret-of-at-least-32-characters"]
const largest = 3500
const found: Record<string, object> = {}

const person = {
  token: "t".repeat(43),
  id: "1234567",
  name: "س".repeat(lengths.name.max),
  email: `${"n".repeat(lengths.email.max - 15)}@school.example`,
  expiration: "2026-03-01T11:00:00Z",
  grade: "12",
  role: "Student",
  subject: "",
  points: 123_456,
  message: "",
}
const forSession = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => `of-session-${index}=${"x".repeat(bytes)}; Path=/`)
const forDevice = (count: number, bytes: number) =>
  Array.from(
    { length: count },
    (_, index) => `of-device-${index}=${"x".repeat(bytes)}; Path=/api/Accounts/login; Max-Age=600`,
  )

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => console.table(found))

it.each([
  ["nothing", []],
  ["what the reference API does", [...forSession(1, 43), ...forDevice(1, 43)]],
  ["40 small ones", [...forSession(20, 100), ...forDevice(20, 100)]],
  ["8 of 1 KB", [...forSession(4, 1024), ...forDevice(4, 1024)]],
  ["2 of 4 KB", [...forSession(1, 4096), ...forDevice(1, 4096)]],
  ["200 of 2 KB", [...forSession(100, 2048), ...forDevice(100, 2048)]],
])("the cookies stay within the limit when the upstream sets %s", async (what, lines) => {
  const [session = "", device = ""] = await headersAfter(lines)
  found[what] = { session: session.length, device: device.length, dropped: dropped() }
  expect(session).toMatch(/^__Host-session=\w/)
  expect(session.length).toBeLessThanOrEqual(largest)
  expect(device.length).toBeLessThanOrEqual(largest)
  expect(console.error).not.toHaveBeenCalled()
})

it("logs a token that is too long for the cookie", async () => {
  const [session = ""] = await headersAfter(forSession(1, 43), "t".repeat(3000))
  found["a token of 3,000 bytes"] = { session: session.length, device: 0, dropped: dropped() }
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("session.too-long"))
})

async function headersAfter(lines: readonly string[], token = person.token) {
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.signIn({ ...person, token })
  for (const line of lines) session.jar.keep(new Headers([["Set-Cookie", line]]))
  return session.commit()
}

const dropped = () => vi.mocked(console.warn).mock.calls.length
