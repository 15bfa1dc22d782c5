import { env } from "cloudflare:workers"
import { beforeAll, describe, expect, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { createCaller } from "./support/api"
import { ownProfile } from "./samples/accounts"
import { buildSchool, enrol } from "./support/world"
import { sets } from "./samples/play"

/** The bookmark with which each session of a call began. */
const opened: (string | undefined)[] = []
const recorded = new Proxy(env.DB, {
  get: (target, key) =>
    key === "withSession"
      ? (at?: string) => {
          opened.push(at)
          return target.withSession(at)
        }
      : Reflect.get(target, key).bind(target),
})
const ask = createCaller({}, { DB: recorded })
const bookmarkOf = ({ headers }: { readonly headers: Headers }) =>
  headers.get(internalHeaders.bookmark)
const after = (bookmark: string) => ({ [internalHeaders.bookmark]: bookmark })

beforeAll(buildSchool)

describe("a session of the database", () => {
  it("continues from the caller's last write", async () => {
    const { token } = await enrol()
    opened.length = 0
    const changed = await ask("/api/Accounts/ChangeProfile", { token, body: ownProfile })
    const bookmark = bookmarkOf(changed) ?? ""
    expect(bookmark).not.toBe("")
    const headers = after(bookmark)
    const { body } = await ask("/api/Accounts/profile", { token, headers })
    expect(body).toMatchObject({ nickname: ownProfile.nickname })
    expect(opened).toEqual(["first-primary", bookmark])
  })

  it("starts from a later bookmark in the object of a player", async () => {
    const { token } = await enrol()
    const bookmark = bookmarkOf(
      await ask("/api/Accounts/ChangeProfile", { token, body: { ...ownProfile, nickname: "" } }),
    )
    opened.length = 0
    await ask("/api/education/HintGame/question", {
      token,
      body: sets,
      headers: after(bookmark ?? ""),
    })
    const [worker = "", object = ""] = opened
    expect(worker).toBe(bookmark)
    expect(object > worker).toBe(true)
  })

  it("returns no bookmark when nothing was written", async () => {
    const { token } = await enrol()
    expect(bookmarkOf(await ask("/api/Accounts/profile", { token }))).toBeNull()
    expect(bookmarkOf(await ask("/api/Accounts/All-Grades"))).toBeNull()
  })

  it("may read an older replica only without a known caller and without a change", async () => {
    const { token } = await enrol()
    opened.length = 0
    await ask("/api/Accounts/All-Grades")
    await ask("/api/Accounts/profile", { token })
    await ask("/api/Accounts/login", { body: { email: "nobody@school.example", password: "x" } })
    expect(opened).toEqual(["first-unconstrained", "first-primary", "first-primary"])
  })

  it.each(["", "first-unconstrained ", "é", "a".repeat(201), "a b"])(
    "reads the primary database for %j, which is not a bookmark",
    async (text) => {
      const { token } = await enrol()
      opened.length = 0
      const headers = after(encodeURIComponent(text).slice(0, 300))
      const { status } = await ask("/api/Accounts/profile", { token, headers })
      expect(status).toBe(200)
      expect(opened).toEqual(["first-primary"])
    },
  )
})

it("creates a player's object in the player's region, unless a jurisdiction is set", async () => {
  const { id, token } = await enrol()
  const hints: unknown[] = []
  const PLAY = {
    getByName: (name: string, options?: unknown) => {
      hints.push([name, options])
      return env.PLAY.getByName(name)
    },
  }
  for (const JURISDICTION of ["", "eu"])
    await createCaller({}, { PLAY, JURISDICTION })("/api/Accounts/streak", {
      token,
      headers: { [internalHeaders.region]: "me" },
    })
  expect(hints).toEqual([
    [String(id), { locationHint: "me" }],
    [String(id), {}],
  ])
})
