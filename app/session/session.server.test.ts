import { describe, expect, it, vi } from "vitest"
import { readSession } from "./session.server"
import { layla as pupil } from "../../tests/support/log-in-reply"

const secrets = ["first-secret-of-at-least-32-characters"]
const now = Date.parse("2026-03-01T10:00:00Z")
const layla = { ...pupil, expiration: "2026-03-01T11:00:00Z", points: 120 }

const requestWith = (cookie: string) =>
  new Request("https://tahaddi.example/", { headers: { Cookie: cookie } })

async function signedIn(answer = layla, by = secrets) {
  const session = await readSession(requestWith(""), by, now)
  session.signIn(answer)
  const [header = ""] = await session.commit()
  return header
}

const valueOf = (header: string) => header.split(";")[0] ?? ""

describe("the session", () => {
  it("recognises the person again, and sets no cookie when nothing changed", async () => {
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now)
    expect(session.person).toMatchObject({ id: "7", name: "Layla", role: "Student", points: 120 })
    expect(session.token).toBe("t0ken")
    expect(await session.commit()).toEqual([])
  })

  it("is a __Host- cookie with HttpOnly, Secure and SameSite=Lax", async () => {
    const header = await signedIn()
    expect(header).toMatch(/^__Host-session=/)
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(header).toContain(flag)
    expect(header).not.toContain("Domain")
  })

  it("remembers where the person played last until the next log-in", async () => {
    const last = { game: "offside", source: { category: "entertainment", section: "2" } } as const
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now)
    session.setLastPlayed(last)
    const [header = ""] = await session.commit()
    const then = await readSession(requestWith(valueOf(header)), secrets, now)
    expect(then.lastPlayed).toEqual(last)
    then.setLastPlayed(last)
    expect(await then.commit()).toEqual([])
    then.signIn(layla)
    expect(then.lastPlayed).toBeNull()
  })

  it("keeps the newest bookmark of the database, and none when nobody is signed in", async () => {
    const session = await readSession(requestWith(""), secrets, now)
    session.setBookmark("00-02")
    expect(await session.commit()).toEqual([])
    session.signIn(layla)
    session.setBookmark("00-01")
    const [header = ""] = await session.commit()
    const then = await readSession(requestWith(valueOf(header)), secrets, now)
    expect(then.bookmark).toBe("00-02")
    then.setBookmark("x".repeat(201))
    expect(await then.commit()).toEqual([])
    then.signOut()
    expect(then.bookmark).toBeNull()
  })

  it("does not remember a last round whose subject is too long for the cookie", async () => {
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now)
    const subject = "m".repeat(300)
    session.setLastPlayed({
      game: "offside",
      source: { category: "education", subject, chapter: "1" },
    })
    expect(session.lastPlayed).toBeNull()
  })

  it("treats a tampered cookie as signed out", async () => {
    const header = valueOf(await signedIn())
    const session = await readSession(requestWith(`${header.slice(0, -3)}AAA`), secrets, now)
    expect(session.person).toBeNull()
  })

  it("accepts the previous secret, and signs with the newest", async () => {
    const old = valueOf(await signedIn())
    const rotated = ["a-newer-secret-of-at-least-32-characters", ...secrets]
    const session = await readSession(requestWith(old), rotated, now)
    expect(session.person?.name).toBe("Layla")
    session.setPoints(130)
    const [header = ""] = await session.commit()
    expect((await readSession(requestWith(valueOf(header)), secrets, now)).person).toBeNull()
  })

  it("sets points that are lower, and writes nothing if they are the same", async () => {
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now)
    const { points = 0 } = session.person ?? {}
    session.setPoints(points)
    expect(await session.commit()).toEqual([])
    session.setPoints(points - 10)
    const [header = ""] = await session.commit()
    const next = await readSession(requestWith(valueOf(header)), secrets, now)
    expect(next.person?.points).toBe(points - 10)
  })

  it("takes over no credit that is older than points without a claim", async () => {
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now + 1000)
    expect(session.pointsAt).toBe(now)
    session.raisePoints(10_000)
    const [header = ""] = await session.commit()
    const next = await readSession(requestWith(valueOf(header)), secrets, now + 2000)
    expect(next.pointsAt).toBe(now + 1000)
  })

  it("raises the stored points, and never lowers them", async () => {
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, now)
    const { points = 0 } = session.person ?? {}
    session.raisePoints(points - 10)
    session.raisePoints(points)
    expect([session.person?.points, await session.commit()]).toEqual([points, []])
    session.raisePoints(points + 10)
    const [header = ""] = await session.commit()
    const next = await readSession(requestWith(valueOf(header)), secrets, now)
    expect(next.person?.points).toBe(points + 10)
  })

  it("ends when the token expires, and deletes the cookie", async () => {
    const late = Date.parse("2026-03-01T11:00:00Z")
    const session = await readSession(requestWith(valueOf(await signedIn())), secrets, late)
    expect([session.person, session.token]).toEqual([null, null])
    expect(session.ended?.name).toBe("Layla")
    expect((await session.commit())[0]).toContain("Max-Age=0")
  })

  it("does not expire when the API sends no readable expiry", async () => {
    const header = valueOf(await signedIn({ ...layla, expiration: "soon" }))
    const session = await readSession(requestWith(header), secrets, now * 2)
    expect(session.person?.expiresAt).toBeNull()
  })

  it("treats an unknown role as a user", async () => {
    const header = valueOf(await signedIn({ ...layla, role: "Janitor" }))
    expect((await readSession(requestWith(header), secrets, now)).person?.role).toBe("User")
  })

  it("keeps the device's upstream cookies after a log-out and after the session's end, until they expire", async () => {
    const login = "tahaddi_device=abc; Path=/api/Accounts/login"
    for (const over of ["signOut", "end"] as const) {
      const session = await readSession(requestWith(""), secrets, now)
      session.signIn(layla)
      session.jar.keep(new Headers([["Set-Cookie", `${login}; Max-Age=600`]]))
      session.jar.keep(new Headers([["Set-Cookie", "access=t0ken; Path=/; Max-Age=600"]]))
      session.jar.keep(new Headers([["Set-Cookie", "step=2; Path=/api/Accounts/login"]]))
      session[over]()
      const headers = await session.commit()
      expect(headers[1]).toMatch(/^__Host-device=.*; Max-Age=600;.*HttpOnly; Secure; SameSite=Lax$/)
      const kept = requestWith(headers.map(valueOf).join("; "))
      const later = await readSession(kept, secrets, now + 599_000)
      expect(later.person).toBeNull()
      expect(later.jar.header("/api/accounts/LOGIN")).toBe("tahaddi_device=abc")
      expect(later.jar.header("/api/Accounts/top10")).toBe("")
      expect(await later.commit()).toEqual([])
      expect((await readSession(kept, secrets, now + 600_000)).jar.cookies).toEqual([])
    }
  })

  it("deletes the device cookie when the upstream deletes it", async () => {
    const session = await readSession(requestWith(""), secrets, now)
    const header = "id=abc; Path=/api/Accounts/login; Max-Age="
    session.jar.keep(new Headers([["Set-Cookie", `${header}600`]]))
    const [, known = ""] = await session.commit()
    const again = await readSession(requestWith(valueOf(known)), secrets, now)
    again.jar.keep(new Headers([["Set-Cookie", `${header}0`]]))
    expect((await again.commit())[1]).toMatch(/^__Host-device=; Max-Age=0/)
  })

  it("drops the oldest upstream cookies when they do not fit, and logs it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
    const session = await readSession(requestWith(""), secrets, now)
    session.signIn(layla)
    for (const name of ["oldest", "middle", "newest"])
      session.jar.keep(new Headers([["Set-Cookie", `${name}=${"x".repeat(1200)}`]]))
    const [header = ""] = await session.commit()
    expect(header.length).toBeLessThanOrEqual(3500)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("session.cookie-dropped"))
    const again = await readSession(requestWith(valueOf(header)), secrets, now)
    expect(again.jar.header("/")).toContain("newest=")
    expect(again.jar.header("/")).not.toContain("oldest=")
    warn.mockRestore()
  })
})
