import { afterEach, expect, it, vi } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { createContext } from "./context.server"
import type { Env } from "./env.server"
import { layla } from "../../tests/support/log-in-reply"

const secrets = ["first-secret-of-at-least-32-characters"]
const bookmarks: (string | null)[] = []
const answering = async ({ headers }: Request) => {
  bookmarks.push(headers.get(internalHeaders.bookmark))
  return Response.json([], {
    headers: { [internalHeaders.bookmark]: `0000-000${bookmarks.length}` },
  })
}

const unused = {
  getByName: () => {
    throw new Error("No object is called.")
  },
  jurisdiction: () => unused,
}

afterEach(() => {
  bookmarks.length = 0
  vi.unstubAllGlobals()
})

async function askTwice(env: Partial<Env>) {
  const request = new Request("https://tahaddi.example/")
  const all = { API: { fetch: answering }, PLAYERS: unused, NETWORKS: unused, ...env }
  const context = await createContext(request, all, { secrets, needs: {} })
  context.session.signIn(layla)
  await context.upstream.catalogue.grades()
  await context.upstream.catalogue.grades()
  return context
}

it("passes the newest bookmark of the database to the API, and keeps it in the session", async () => {
  const { session } = await askTwice({})
  expect(bookmarks).toEqual([null, "0000-0001"])
  expect(session.bookmark).toBe("0000-0002")
})

it("sends no bookmark to another upstream, and accepts none from it", async () => {
  vi.stubGlobal("fetch", answering)
  const { session } = await askTwice({ API_URL: "https://other.example" })
  expect(bookmarks).toEqual([null, null])
  expect(session.bookmark).toBeNull()
})
