import { beforeEach, describe, expect, it, vi } from "vitest"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import { hearingReferee } from "../../tests/support/hearing-referee"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { isPupilsPage } from "#app/session/pupils-page.server"
import { inSession } from "./in-session.server"
import { readSession } from "#app/session/session.server"

const secrets = ["first-secret-of-at-least-32-characters"]
const site = "https://tahaddi.example"
const layla = {
  token: "t0ken",
  id: "7",
  name: "Layla",
  email: "layla@school.example",
  expiration: "",
  grade: "7",
  role: "Student",
  subject: "",
  points: 0,
  message: "",
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}))

async function signedIn(): Promise<string> {
  const session = await readSession(new Request(site), secrets)
  session.signIn(layla)
  return valueOf((await session.commit())[0])
}
const valueOf = (header = "") => header.split(";")[0] ?? ""

/** Requests of one browser, with a referee that gives this answer and counts its calls. */
function createBrowser(
  cookie: string,
  isSessionEnded: () => Promise<boolean>,
  { checksItself = false } = {},
) {
  let asked = 0
  const heardBefore: number[] = []
  const { refereeOf } = hearingReferee(() => {
    asked += 1
    return isSessionEnded()
  })
  async function visit(path: string, method = "GET") {
    const request = new Request(site + path, { method, headers: { Cookie: cookie } })
    const seen: (string | null)[] = []
    const { context, response } = await inSession(
      request,
      async () => {
        const session = await readSession(request, secrets)
        const ended = createEndedSessions({ refereeOf, session, patienceMs: 1 })
        return {
          session,
          endedSessions: ended,
          isPupilsPage: isPupilsPage(request, session),
          noteConfirmation: async () => {},
        }
      },
      async ({ session, endedSessions }) => {
        heardBefore.push(asked)
        if (checksItself) endedSessions.noteChecked(await isSessionEnded())
        seen.push(session.person?.name ?? null)
        return new Response(session.person?.name ?? "nobody")
      },
    )
    const [header] = await context.session.commit()
    return { seen, text: await response.text(), header: header ?? "", asked, heardBefore }
  }
  return visit
}

describe("a request of a signed-in person", () => {
  it("calls the referee once, while the page is handled", async () => {
    const visit = createBrowser(await signedIn(), async () => false)
    const page = { seen: ["Layla"], text: "Layla", header: "", asked: 1 }
    expect(await visit("/profile")).toEqual({ ...page, heardBefore: [1] })
  })

  it("is handled signed out when the session was ended, and deletes the cookie", async () => {
    const visit = createBrowser(await signedIn(), async () => true)
    const { seen, text, header } = await visit("/games")
    expect({ seen, text }).toEqual({ seen: ["Layla", null], text: "nobody" })
    expect(header).toContain("Max-Age=0")
  })

  it.each(["/", "/_root.data", "/games", "/games/education.data", "/top-10"])(
    "for %s calls the referee after the page, unless the page calls it",
    async (path) => {
      const asking = createBrowser(await signedIn(), async () => false)
      expect(await asking(path)).toMatchObject({ seen: ["Layla"], asked: 1, heardBefore: [0] })
      for (const isOver of [false, true]) {
        const own = createBrowser(await signedIn(), async () => isOver, { checksItself: true })
        expect(await own(path)).toMatchObject({
          seen: isOver ? ["Layla", null] : ["Layla"],
          asked: 0,
        })
      }
    },
  )

  it("is not handled before the referee has answered, if it is a POST", async () => {
    const visit = createBrowser(await signedIn(), async () => true)
    expect(await visit("/change-password", "POST")).toMatchObject({ seen: [null], text: "nobody" })
  })

  it.each([
    ["fails", () => Promise.reject(new Error("down"))],
    ["never answers", () => new Promise<boolean>(() => {})],
  ])("is handled signed in when the referee %s", async (_, isEnded) => {
    const visit = createBrowser(await signedIn(), isEnded)
    expect(await visit("/games")).toMatchObject({ seen: ["Layla"], text: "Layla", header: "" })
    expect(await visit("/games", "POST")).toMatchObject({ seen: ["Layla"], header: "" })
  })

  it.each(["/images/math.png", "/healthz", "/robots.txt"])(
    "does not call the referee for %s",
    async (path) => {
      const visit = createBrowser(await signedIn(), async () => true)
      expect(await visit(path)).toMatchObject({ asked: 0 })
    },
  )
})

it("does not call the referee for visitors, nor for sessions without a mark", async () => {
  expect(await createBrowser("", async () => true)("/games")).toMatchObject({ asked: 0 })
  const visit = createBrowser(await withoutMark(), async () => true)
  expect(await visit("/games")).toMatchObject({ seen: ["Layla"], asked: 0 })
})

/** A session cookie from before sessions had marks. */
async function withoutMark(): Promise<string> {
  const person = { ...layla, expiresAt: null }
  return valueOf(await signedCookie("session", secrets).serialize({ person, jar: [] }))
}
