import { expect, it, vi } from "vitest"
import { allPacksGoneMark, packsGoneMark, packsHiddenMark, replyMark } from "./reply-mark"
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

it("does not let a form go by a clock that was wrong, only once it is refused again 14 days after it was", async () => {
  const network: { answer: () => Promise<Response> } = { answer: failing }
  const { navigate, packs } = createBrowser({
    reply: async (_, method) => (method === "POST" ? network.answer() : response("a page")),
  })
  vi.spyOn(Date, "now").mockReturnValue(0)
  await navigate(path, "a1.1=Nile")
  vi.restoreAllMocks()
  await navigate("/")
  expect(packs.has(waiting)).toBe(true)
  for (const status of [401, 404, 401]) {
    network.answer = async () => response("", status)
    await navigate("/", undefined, "/login")
    expect(packs.has(waiting)).toBe(true)
  }
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * dayMs)
  await navigate("/")
  expect(packs.has(waiting)).toBe(true)
  network.answer = async () => response("not found", 404)
  await navigate("/")
  vi.restoreAllMocks()
  expect(packs.has(waiting)).toBe(false)
})

it("lets pages and drafts go 14 days after the page was loaded, and nothing that waits", async () => {
  const packs: Kept = new Map()
  const browser: Browser = { packs, reply: failing }
  const { navigate } = createBrowser(browser)
  const keep = (key: string, headers = {}) =>
    packs.set(site + key, { text: "", headers: new Headers(headers) })
  const [old, recent] = [path, path.replaceAll("0a", "0b")]
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toUTCString()
  for (const [key, days] of [[old, 15] as const, [recent, 13] as const])
    for (const end of ["", "?draft"]) keep(key + end, { Date: daysAgo(days) })
  await navigate(old, "a1.1=Nile")
  browser.reply = async (_, method) => (method === "POST" ? failing() : response("a page"))
  await navigate("/")
  expect([...packs.keys()].map((url) => url.slice(site.length))).toEqual([
    recent,
    `${recent}?draft`,
    `${old}?sent`,
  ])
})

it("shows what the network has although a full device keeps nothing of it, and sends what waits beside", async () => {
  const browser: Browser = { packs: new Map(), reply: failing }
  const { navigate, packs } = createBrowser(browser)
  const other = path.replaceAll("0a", "0b")
  for (const each of [other, path]) await navigate(each, "a1.1=Nile")
  browser.isFull = true
  browser.reply = async (url, method) => {
    if (url.endsWith(other)) return response("somebody else's", 404)
    return response(method === "POST" ? "settled" : "a page")
  }
  expect(await (await navigate(path))?.text()).toBe("a page")
  expect([...packs.keys()]).toEqual([`${site}${other}?sent`])
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
  expect(packs.get(waiting)?.text).toContain("a1.1=Nile")
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
  network.answer = () => marked(packsGoneMark)
  await navigate("/")
  await navigate("/")
  expect([packs.size, preload.isOn]).toEqual([0, true])
})

const marked = (mark: string) => new Response("home", { headers: { [replyMark]: mark } })

it("hides pages from somebody else, who can neither send nor delete what was typed in them", async () => {
  type Answer = () => Promise<Response>
  const server: { answer: Answer; line: Answer } = {
    answer: failing,
    line: async () => marked(packsHiddenMark),
  }
  const { navigate, packs, sent } = createBrowser({
    packs: pageOf("ten rounds<title>Mine · Tahaddi</title><button>"),
    reply: async (_, method) => (method === "POST" ? server.answer() : server.line()),
  })
  const draft = `${site}${path}?draft`
  packs.set(draft, { text: "[]", headers: new Headers() })
  await navigate(path, "a1.1=Nile")
  server.answer = async () => response("somebody else's", 404)
  await navigate("/")
  server.line = failing
  for (const to of [path, "/games"])
    expect(await (await navigate(to))?.text()).toBe("the offline page")
  server.line = async () => marked(packsGoneMark)
  await navigate("/")
  expect([...packs.keys()]).toEqual([draft, waiting])
  server.answer = async () => response("settled")
  server.line = async () => response("a page")
  await navigate(path)
  expect(sent.at(-1)).toContain("a1.1=Nile")
  expect([packs.has(waiting), packs.has(draft)]).toEqual([false, true])
  server.line = async () => marked(allPacksGoneMark)
  await navigate("/")
  expect(packs.size).toBe(0)
})
