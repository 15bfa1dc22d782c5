import { expect, it } from "vitest"
import { readSession } from "./session.server"
import { layla as pupil } from "../../tests/support/log-in-reply"

const secrets = ["first-secret-of-at-least-32-characters"]
const now = Date.parse("2026-03-01T10:00:00Z")
const layla = { ...pupil, expiration: "2026-03-01T11:00:00Z", points: 120 }

const read = (header = "", at = now) =>
  readSession(
    new Request("https://tahaddi.example/", { headers: { Cookie: header.split(";")[0] ?? "" } }),
    secrets,
    at,
  )

it("gets a new id and a new token, and its points are as old as before", async () => {
  const session = await read()
  session.signIn(layla)
  const { mark } = session
  const later = await read((await session.commit())[0], now + 59 * 60_000)
  expect(later.takeWarning()).toBe(true)
  later.renew({ token: "n3w", expiration: "2026-03-01T11:59:00Z" })
  const renewed = await read((await later.commit())[0], Date.parse("2026-03-01T11:58:00Z"))
  expect(renewed.person).toMatchObject({ id: "7", token: "n3w", points: 120 })
  expect(renewed.mark).toEqual({ id: expect.any(String), signedInAt: now })
  expect(renewed.mark?.id).not.toBe(mark?.id)
  expect([renewed.pointsAt, renewed.takeWarning()]).toEqual([now, true])
})

it("keeps its token where there is no new one", async () => {
  const session = await read()
  session.signIn(layla)
  const { mark } = session
  session.renew(null)
  expect([session.token, session.person?.expiresAt]).toEqual([
    "t0ken",
    Date.parse(layla.expiration),
  ])
  expect(session.mark?.id).not.toBe(mark?.id)
})

it("of the next person has no upstream cookie of the one before, except the device's", async () => {
  const session = await read()
  session.signIn(layla)
  const kept = (line: string) => session.jar.keep(new Headers({ "Set-Cookie": line }))
  kept("access=of-layla; Path=/")
  kept("turn=1; Path=/")
  kept("device=d; Path=/api/Accounts/login; Max-Age=900")
  const cookies = (await session.commit()).map((line) => line.split(";")[0]).join("; ")
  const request = new Request("https://tahaddi.example/", { headers: { Cookie: cookies } })
  const next = await readSession(request, secrets, now)
  expect(next.jar.header("/api/Accounts/login")).toContain("turn=1")
  next.jar.keep(new Headers({ "Set-Cookie": "access=of-omar; Path=/" }))
  next.signIn({ ...layla, id: "8", name: "Omar", token: "other" })
  expect(next.jar.header("/api/Accounts/login")).toBe("device=d; access=of-omar")
})
