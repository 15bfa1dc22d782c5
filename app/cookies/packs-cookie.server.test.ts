import { expect, test } from "vitest"
import { replyMark } from "#app/connection/reply-mark"
import { hasPacks, packsGone, packsTaken, tellGone } from "./packs-cookie.server"

const cookieOf = (setting: string) => setting.split(";", 1)[0] ?? ""

interface Asking {
  readonly accept?: string
  readonly status?: number
  readonly own?: string
  readonly isErased?: boolean
  readonly hasWorker?: boolean
}

function askWith(cookie: string, asking: Asking) {
  const { accept = "text/html,*/*;q=0.8", status = 200, own = "" } = asking
  const { isErased = false, hasWorker = true } = asking
  const headers = { Cookie: cookie, Accept: accept }
  const reply = new Response(null, { status, headers: own ? { "Set-Cookie": own } : {} })
  const request = new Request("https://tahaddi.example/", { headers })
  tellGone(request, reply, { isErased, hasWorker })
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
  ["without a worker", gone, { hasWorker: false }],
])("a reply %s does not", (_, cookie, reply) => {
  expect(askWith(cookie, reply)).toEqual({ told: null, cookies: [] })
})

test("the page that ends the session of an erased person says so too, or the next one does", () => {
  const taken = cookieOf(packsTaken())
  expect(askWith(taken, { isErased: true })).toEqual({
    told: "packs-gone",
    cookies: ["__Host-packs="],
  })
  for (const reply of [{ status: 303 }, { accept: "*/*" }, { hasWorker: false }])
    expect(askWith(taken, { ...reply, isErased: true })).toEqual({ told: null, cookies: [gone] })
})

test("who has left has no packs", () => {
  const has = [packsTaken(), packsGone()].map((setting) => {
    const headers = { Cookie: cookieOf(setting) }
    return hasPacks(new Request("https://tahaddi.example/", { headers }))
  })
  expect(has).toEqual([true, false])
})
