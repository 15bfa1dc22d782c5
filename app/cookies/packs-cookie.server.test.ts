import { expect, test } from "vitest"
import { replyMark } from "#app/connection/reply-mark"
import { hasPacks, packsGone, packsTaken, tellGone } from "./packs-cookie.server"

const cookieOf = (setting: string) => setting.split(";", 1)[0] ?? ""

function askWith(cookie: string, { accept = "text/html,*/*;q=0.8", status = 200, own = "" }) {
  const headers = { Cookie: cookie, Accept: accept }
  const reply = new Response(null, { status, headers: own ? { "Set-Cookie": own } : {} })
  tellGone(new Request("https://tahaddi.example/", { headers }), reply)
  return { told: reply.headers.get(replyMark), cookies: reply.headers.getSetCookie().map(cookieOf) }
}

const gone = cookieOf(packsGone())

test("the page after its person has left says once that packs go", () => {
  const told = { told: "packs-gone", cookies: ["__Host-packs="] }
  expect(askWith(gone, {})).toEqual(told)
  expect(askWith(gone, { status: 404 })).toEqual(told)
  expect(askWith(gone, { own: packsTaken() })).toEqual({
    told: "packs-gone",
    cookies: [cookieOf(packsTaken())],
  })
})

test.each([
  ["with packs", cookieOf(packsTaken()), {}],
  ["that leads on", gone, { status: 303 }],
  ["of a script", gone, { accept: "*/*" }],
])("a reply %s does not", (_, cookie, reply) => {
  expect(askWith(cookie, reply)).toEqual({ told: null, cookies: [] })
})

test("who has left has no packs", () => {
  const has = [packsTaken(), packsGone()].map((setting) => {
    const headers = { Cookie: cookieOf(setting) }
    return hasPacks(new Request("https://tahaddi.example/", { headers }))
  })
  expect(has).toEqual([true, false])
})
