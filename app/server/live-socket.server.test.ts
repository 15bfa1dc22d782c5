import { expect, it } from "vitest"
import { seatHeader } from "#contract/words"
import { isForSocket, openSocket } from "./live-socket.server"

const origin = "https://tahaddi.example"
const key = "k".repeat(22)
const unused = {
  getByName: () => {
    throw new Error("No object is called.")
  },
  jurisdiction: () => unused,
}

async function upgrade(headers: Record<string, string>, view = "play", API_URL = "") {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    return new Response("a socket")
  }
  const request = new Request(`${origin}/live/1234566/socket?view=${view}`, {
    headers: { Upgrade: "websocket", Origin: origin, ...headers },
  })
  expect(isForSocket(request, { hasSocket: true })).toBe(true)
  const env = { API: { fetch }, PLAYERS: unused, NETWORKS: unused, API_URL }
  const { status } = await openSocket(request, env, ["a secret of at least 32 characters!"])
  const [sent] = asked
  return { status, url: sent?.url, key: sent?.headers.get(seatHeader) }
}

const seat = { Cookie: `__Host-seat=${key}` }

it("is asked of the API with the key of the seat, or of the screen", async () => {
  const api = "https://api.internal/api/live/1234566/socket"
  expect(await upgrade(seat)).toEqual({ status: 200, url: `${api}?view=play`, key })
  const other = "s".repeat(22)
  expect(await upgrade(seat, `screen&key=${other}&since=4`)).toEqual({
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
  expect(await upgrade(headers, view, upstream)).toEqual({ status })
})

it("is for the pages that have one", () => {
  const at = (headers: Record<string, string>) =>
    new Request(`${origin}/live/1234566/socket`, { headers })
  expect(isForSocket(at({ Upgrade: "WebSocket" }), { hasSocket: true })).toBe(true)
  expect(isForSocket(at({ Upgrade: "websocket" }), {})).toBe(false)
  expect(isForSocket(at({}), { hasSocket: true })).toBe(false)
})
