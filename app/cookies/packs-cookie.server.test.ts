import { expect, test } from "vitest"
import {
  allPacksGoneMark,
  packsGoneMark,
  packsHiddenMark,
  replyMark,
} from "#app/connection/reply-mark"
import { hasOwnPacks, hasPacks, packsGone, packsTaken, tellWorker } from "./packs-cookie.server"

const asking = (cookie: string, accept = "text/html,*/*;q=0.8") =>
  new Request("https://tahaddi.example/", {
    headers: { Cookie: `__Host-packs=${cookie}`, Accept: accept },
  })

const valueOf = (setting = "") => setting.split(";", 1)[0]?.replace("__Host-packs=", "")

interface Asking {
  readonly accept?: string
  readonly status?: number
  readonly own?: string
  readonly personId?: string
  readonly erasedId?: string
  readonly hasWorker?: boolean
}

function askWith(cookie: string, of: Asking) {
  const { status = 200, own, personId = null, erasedId = null, hasWorker = true } = of
  const request = asking(cookie, of.accept)
  const headers = own === undefined ? {} : packsTaken(request, own)
  const reply = new Response(null, { status, headers })
  tellWorker(request, reply, { personId, erasedId, hasWorker })
  return { told: reply.headers.get(replyMark), cookies: reply.headers.getSetCookie().map(valueOf) }
}

const nothing = { told: null, cookies: [] }

test("the page after its person has left says once that packs go", () => {
  const told = allPacksGoneMark
  expect(askWith("gone", {})).toEqual({ told, cookies: [""] })
  expect(askWith("gone", { status: 404 })).toEqual({ told, cookies: [""] })
  expect(askWith("gone", { personId: "7", own: "7" })).toEqual({ told, cookies: ["7"] })
  expect(askWith("gone:8", {})).toEqual({ told: packsGoneMark, cookies: ["none:8"] })
})

test("pages of somebody else say that pages of packs go, until one is opened", () => {
  const told = packsHiddenMark
  expect(askWith("7", { personId: "8" })).toEqual({ told, cookies: ["none:7"] })
  expect(askWith("7:8", { personId: "8", own: "8" })).toEqual({ told, cookies: ["8:7"] })
  for (const personId of ["7", "8"])
    expect(askWith("none:7", { personId })).toEqual({ told, cookies: [] })
  expect(askWith("7:8", {})).toEqual(nothing)
})

test.each([
  ["with packs", "7", { personId: "7" }],
  ["that leads on", "gone", { status: 303 }],
  ["of a script", "gone", { accept: "*/*" }],
  ["without a worker", "gone", { hasWorker: false }],
  ["to somebody else that leads on", "7", { personId: "8", status: 303 }],
  ["to somebody erased who has taken none", "7", { erasedId: "8" }],
])("a reply %s does not", (_, cookie, reply) => {
  expect(askWith(cookie, reply)).toEqual(nothing)
})

test("the page that ends the session of an erased person says so too, or the next one does", () => {
  const erasedId = "7"
  expect(askWith("7:8", { erasedId })).toEqual({ told: packsGoneMark, cookies: ["none:8"] })
  expect(askWith("none:7", { erasedId })).toEqual({ told: allPacksGoneMark, cookies: [""] })
  for (const reply of [{ status: 303 }, { accept: "*/*" }, { hasWorker: false }])
    expect(askWith("7:8", { ...reply, erasedId })).toEqual({ told: null, cookies: ["gone:8"] })
})

test("who leaves takes no packs of others along", () => {
  expect(valueOf(packsGone(asking("7:a%3Ab:8"), "a:b")["Set-Cookie"])).toBe("gone:7:8")
  expect(packsGone(asking("7"), "8")).toEqual({})
  expect(["7:8", "gone", "none:8", ""].map((cookie) => hasPacks(asking(cookie)))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(["7:8", "8"].map((cookie) => hasOwnPacks(asking(cookie), "7"))).toEqual([true, false])
})

test("the last ten people are known", () => {
  const others = Array.from({ length: 12 }, (_, at) => `p${at}`)
  const value = valueOf(packsTaken(asking(others.join(":")), "new")["Set-Cookie"])
  expect(value?.split(":")).toEqual(["new", ...others.slice(0, 9)])
})
