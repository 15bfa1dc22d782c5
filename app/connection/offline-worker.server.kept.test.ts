import { expect, it, vi } from "vitest"
import { packsGoneMark, replyMark } from "./reply-mark"
import {
  type Browser,
  createBrowser,
  failing,
  foreign,
  type Kept,
  leadingOn,
  pageOf,
  path,
  response,
  site,
  waiting,
} from "../../tests/support/offline-browser"

const dayMs = 24 * 3_600_000

it("does not let a form go by a clock that was wrong, only once it is refused after 40 days", async () => {
  const network: { answer: () => Promise<Response> } = { answer: failing }
  const { navigate, packs } = createBrowser({
    reply: async (_, method) => (method === "POST" ? network.answer() : response("a page")),
  })
  vi.spyOn(Date, "now").mockReturnValue(0)
  await navigate(path, "a1.1=Nile")
  vi.restoreAllMocks()
  await navigate("/")
  expect(packs.has(waiting)).toBe(true)
  network.answer = async () => response("not found", 404)
  await navigate("/")
  expect(packs.has(waiting)).toBe(false)
})

it("lets pages and drafts go 40 days after the page was loaded, and nothing that waits", async () => {
  const packs: Kept = new Map()
  const browser: Browser = { packs, reply: failing }
  const { navigate } = createBrowser(browser)
  const keep = (key: string, headers = {}) =>
    packs.set(site + key, { text: "", headers: new Headers(headers) })
  const [old, recent] = [path, path.replaceAll("0a", "0b")]
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toUTCString()
  for (const [key, days] of [[old, 41] as const, [recent, 39] as const]) {
    keep(key, { Date: daysAgo(days) })
    keep(`${key}?draft`)
  }
  await navigate(old, "a1.1=Nile")
  browser.reply = async (_, method) => (method === "POST" ? failing() : response("a page"))
  await navigate("/")
  expect([...packs.keys()].map((url) => url.slice(site.length))).toEqual([
    recent,
    `${recent}?draft`,
    `${old}?sent`,
  ])
})

it("shows what the network has although a full device keeps nothing of it", async () => {
  const browser: Browser = { packs: new Map(), reply: failing }
  const { navigate, packs } = createBrowser(browser)
  await navigate(path, "a1.1=Nile")
  browser.isFull = true
  browser.reply = async (_, method) => response(method === "POST" ? "settled" : "a page")
  expect(await (await navigate(path))?.text()).toBe("a page")
  expect(packs.size).toBe(0)
})

it("leaves the page as it is if the device has no room to keep the form", async () => {
  const { navigate } = createBrowser({ isFull: true, reply: failing })
  expect((await navigate(path, "a1.1=Nile"))?.status).toBe(204)
})

it.each([
  ["a page of its own", foreign, 303],
  ["a redirect", leadingOn, 200],
])("keeps a form that a network answers with %s", async (_, answered, status) => {
  const { navigate, packs } = createBrowser({
    packs: pageOf("ten rounds"),
    reply: async () => answered(),
  })
  expect((await navigate(path, "a1.1=Nile"))?.status).toBe(status)
  expect(packs.get(waiting)?.text).toBe("a1.1=Nile")
  const shown = await (await navigate(path))?.text()
  expect(shown).toBe(answered === foreign ? "ten rounds" : "")
  expect(packs.get(site + path)?.text).toBe("ten rounds")
})

it("deletes all of it with the page after its person has left, and keeps it whoever else answers", async () => {
  const network: { answer: () => Response; post: () => Promise<Response> } = {
    answer: () => response("down", 503),
    post: failing,
  }
  const { navigate, packs, preload } = createBrowser({
    packs: pageOf("ten rounds"),
    reply: async (to, method) =>
      method === "POST" && to.includes(path) ? network.post() : network.answer(),
  })
  await navigate(path, "a1.1=Nile")
  network.post = async () => response("", 401)
  for (const answer of [network.answer, foreign, leadingOn, () => response("home")]) {
    network.answer = answer
    await navigate("/logout?packs=gone", "")
    await navigate("/")
  }
  expect([packs.size, preload.isOn]).toEqual([2, false])
  network.answer = () => new Response("home", { headers: { [replyMark]: packsGoneMark } })
  await navigate("/")
  expect([packs.size, preload.isOn]).toEqual([0, true])
})
