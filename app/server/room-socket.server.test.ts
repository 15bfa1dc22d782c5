import { afterEach, expect, it, vi } from "vitest"
import { seatHeader } from "#contract/words"
import { internalHeaders } from "#platform/internal-headers"
import { createContext } from "./context.server"
import { readSession } from "#app/session/session.server"
import { CookieJar } from "../../tests/support/cookie-jar"
import { layla } from "../../tests/support/log-in-reply"
import { answerOnce, isForSocket, openSocket } from "./room-socket.server"

const origin = "https://tahaddi.example"
const key = "k".repeat(22)
const secrets = ["a secret of at least 32 characters!"]

afterEach(() => void vi.useRealTimers())

interface Opening {
  readonly view?: string
  readonly API_URL?: string
  readonly hasEnded?: boolean
}

/** An upgrade in the context of its request; all that the referee is asked is whether the session has ended. */
async function upgrade(
  own: Record<string, string>,
  { view = "play", API_URL = "", hasEnded = false }: Opening = {},
) {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    return new Response("a socket")
  }
  const objects = { getByName: () => ({ run: async () => hasEnded }), jurisdiction: () => objects }
  const networks = { getByName: () => unused(), jurisdiction: () => networks }
  const env = { API: { fetch }, PLAYERS: objects, NETWORKS: networks, API_URL }
  const headers = { Upgrade: "websocket", Origin: origin, ...own }
  const request = new Request(`${origin}/live/1234566/socket?view=${view}`, { headers })
  expect(isForSocket(request, { hasSocket: true })).toBe(true)
  const newContext = () => createContext(request, env, { secrets, needs: {} })
  const { status } = await openSocket(request, newContext)
  const [sent] = asked
  return { status, url: sent?.url, key: sent?.headers.get(seatHeader), headers: sent?.headers }
}

function unused(): never {
  throw new Error("No network is asked.")
}

const seat = { Cookie: `__Host-seat=${key}` }

it("is asked of the API with the key of the seat, or of the screen", async () => {
  const api = "https://api.internal/api/live/1234566/socket"
  expect(await upgrade(seat)).toMatchObject({ status: 200, url: `${api}?view=play`, key })
  const other = "s".repeat(22)
  expect(await upgrade(seat, { view: `screen&key=${other}&since=4` })).toMatchObject({
    status: 200,
    url: `${api}?view=screen`,
    key: other,
  })
})

it.each([
  ["from another site", { ...seat, Origin: "https://elsewhere.example" }, "play", "", 403],
  ["without a seat or an account", {}, "play", "", 403],
  ["of a screen by the key of a seat", seat, "screen", "", 403],
  ["where the upstream is another", seat, "play", "https://api.example", 404],
])("is refused %s", async (_, headers, view, upstream, status) => {
  expect(await upgrade(headers, { view, API_URL: upstream })).toEqual({ status })
})

async function signedIn() {
  const session = await readSession(new Request(origin), secrets)
  session.signIn(layla)
  session.setBookmark("0000-0001")
  const cookies = new CookieJar()
  cookies.take(new Headers((await session.commit()).map((line) => ["Set-Cookie", line])))
  return { Cookie: cookies.toString(), "CF-Connecting-IP": "192.0.2.7" }
}

it("is asked for as a person, with what the API is told of every call", async () => {
  const { headers } = await upgrade(await signedIn())
  expect(headers?.get("Authorization")).toBe(`Bearer ${layla.token}`)
  expect(headers?.get(internalHeaders.bookmark)).toBe("0000-0001")
  expect(headers?.get(internalHeaders.address)).toBe("192.0.2.7")
})

it("is nobody's after the end of the session, which a copied cookie does not outlive", async () => {
  const person = await signedIn()
  expect(await upgrade(person, { hasEnded: true })).toEqual({ status: 403 })
  const both = { ...person, Cookie: `${person.Cookie}; ${seat.Cookie}` }
  expect(await upgrade(both, { hasEnded: true })).toEqual({ status: 403 })
})

const openEcho = () => {
  const heard = new EventTarget()
  const socket = { send: vi.fn(), close: vi.fn(), addEventListener: heard.addEventListener }
  answerOnce(Object.assign(heard, socket, { addEventListener: heard.addEventListener.bind(heard) }))
  return { ...socket, hear: (type: string) => heard.dispatchEvent(new Event(type)) }
}

it("that tests a network is closed once it has replied, and after 15 s without a word", async () => {
  vi.useFakeTimers()
  const [spoken, silent, gone] = [openEcho(), openEcho(), openEcho()]
  spoken.hear("message")
  gone.hear("close")
  expect(spoken.send).toHaveBeenCalledWith("pong")
  await vi.advanceTimersByTimeAsync(15_000)
  for (const { close } of [spoken, silent]) expect(close).toHaveBeenCalledTimes(1)
  expect(gone.close).not.toHaveBeenCalled()
})

it("is for the pages that have one", () => {
  const at = (headers: Record<string, string>) =>
    new Request(`${origin}/live/1234566/socket`, { headers })
  expect(isForSocket(at({ Upgrade: "WebSocket" }), { hasSocket: true })).toBe(true)
  expect(isForSocket(at({ Upgrade: "websocket" }), {})).toBe(false)
  expect(isForSocket(at({}), { hasSocket: true })).toBe(false)
})
