import { expect, it, vi } from "vitest"
import {
  createBrowser,
  failing,
  foreign,
  type Kept,
  pageOf,
  path,
  response,
  site,
  waiting,
} from "../../tests/support/offline-browser"

it("shows a pack that the device has while there is no network, and nothing else", async () => {
  const { navigate } = createBrowser({ packs: pageOf("ten rounds"), reply: failing })
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  expect(await (await navigate("/games"))?.text()).toBe("the offline page")
  expect(await (await navigate("/games", "a=1"))?.text()).toBeUndefined()
})

const shown = async (packs: Kept) =>
  (await createBrowser({ packs, reply: failing }).navigate("/games"))?.text()

it("links to the packs that are not settled from the page without a network", async () => {
  const text = "<title>Five Hints · Math · Sets &amp; more · Tahaddi</title>"
  const [open, settled] = [pageOf(`${text}<button>`), pageOf(text)]
  expect(await shown(open)).toBe(
    `the offline page<h2>Rounds</h2><p><a dir=auto href=${site}${path}>Five Hints · Math · Sets &amp; more</a>`,
  )
  expect(await shown(settled)).toBe("the offline page")
})

it("keeps a form that does not reach the server, and sends it before the next page of the pack", async () => {
  const network = { isOn: false }
  const reply = async (url: string, method: string) =>
    network.isOn ? response(method === "POST" ? "settled" : `page of ${url}`) : failing()
  const { navigate, packs, preload, sent } = createBrowser({ packs: pageOf("ten rounds"), reply })
  const kept = await navigate(path, "a1.1=Nile")
  expect([kept?.status, kept?.headers.get("Location")]).toEqual([303, path])
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  expect(preload.isOn).toBe(false)
  network.isOn = true
  sent.length = 0
  await navigate(path)
  expect(sent).toEqual([expect.stringMatching(/^t1=\d+&a1.1=Nile$/)])
  expect(preload.isOn).toBe(true)
  expect(packs.has(waiting)).toBe(false)
  expect(packs.get(site + path)?.text).toContain("page of")
  await navigate("/games")
  expect(sent).toHaveLength(1)
})

it("shows the pack that the device has while the server is down, and keeps a newer form than it sends", async () => {
  const held: ((reply: Response) => void)[] = []
  const slow = new Promise<Response>((resolve) => held.push(resolve))
  const network: { post: () => Promise<Response> } = { post: failing }
  const reply = async (_: string, method: string) =>
    method === "POST" ? network.post() : response("down", 503)
  const { navigate, packs } = createBrowser({ packs: pageOf("ten rounds"), reply })
  await navigate(path, "a1.1=Nile")
  expect(await (await navigate(path))?.text()).toBe("ten rounds")
  network.post = () => slow
  const sending = navigate("/games")
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 1000)
  network.post = failing
  await navigate(path, "a1.1=Volga")
  held[0]?.(response("settled"))
  await sending
  vi.restoreAllMocks()
  expect(packs.get(waiting)?.text).toMatch(/a1.1=Volga$/)
})

it("sends it before any other page too, and keeps it while the log-in, the server or its person is missing", async () => {
  const network: { answer: () => Promise<Response> } = { answer: failing }
  const asked: string[] = []
  const reply = async (_: string, method: string) => {
    asked.push(method)
    return method === "POST" ? network.answer() : response("a page")
  }
  const { navigate, packs, sent } = createBrowser({ packs: pageOf("ten rounds"), reply })
  await navigate(path, "a1.1=Nile")
  const answers = [
    failing,
    async () => foreign(),
    async () => response("down", 503),
    async () => response("", 401),
    async () => response("somebody else's", 404),
  ]
  for (const answer of answers) {
    network.answer = answer
    await navigate("/")
    expect(asked.slice(-2)).toEqual(["POST", "GET"])
    expect(packs.has(waiting)).toBe(true)
  }
  const tries = sent.length
  network.answer = async () => response("settled")
  await navigate("/")
  expect(sent).toHaveLength(tries)
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 3_600_000)
  await navigate("/")
  vi.restoreAllMocks()
  expect([sent.length, packs.has(waiting)]).toEqual([tries + 1, false])
})

it("keeps together what two tabs of a pack have sent, each round with its time or that of its form", async () => {
  const { navigate, packs } = createBrowser({ packs: pageOf("ten rounds"), reply: failing })
  const now = vi.spyOn(Date, "now").mockReturnValue(10)
  await navigate(path, "a1.1=Nile&t1=5&a2.1=&a3.1=&t3=")
  now.mockReturnValue(20)
  await navigate(path, "a1.1=&t1=&a2.1=Volga+%26+Don&t2=7&a3.1=true&t3=")
  now.mockReturnValue(30)
  await navigate(path, "a1.1=Nile&t1=&a3.1=true&t3=&a10.2=Don&t10=")
  vi.restoreAllMocks()
  expect(packs.get(waiting)?.text).toBe(
    "t1=5&a1.1=Nile&a2.1=Volga+%26+Don&a3.1=true&t3=20&t2=7&t10=30&a10.2=Don",
  )
})

it.each([
  ["refused", response("somebody else's", 404)],
  ["answered by another page", response("the log-in", 200, true)],
])("sends a form that was %s at once to who opens its pack or logs in", async (_, refusal) => {
  const network: { answer: () => Promise<Response> } = { answer: failing }
  const { navigate, packs } = createBrowser({
    reply: async (_, method) => (method === "POST" ? network.answer() : response("a page")),
  })
  for (const [to, referrer] of [
    [path, ""],
    ["/", "/login?redirectTo=/"],
  ] as const) {
    await navigate(path, "a1.1=Nile")
    network.answer = async () => refusal
    await navigate("/")
    network.answer = async () => response("settled")
    await navigate("/", undefined, "/games")
    expect(packs.has(waiting)).toBe(true)
    await navigate(to, undefined, referrer)
    expect(packs.has(waiting)).toBe(false)
    network.answer = failing
  }
})

it("says in the page of the device that its answers are saved, and leaves one that it has not", async () => {
  const reply = { answer: async () => response('<p id="kept" data-sent="Saved." hidden>Open</p>') }
  const { navigate } = createBrowser({ reply: () => reply.answer() })
  await navigate(path)
  reply.answer = failing
  await navigate(path, "a1.1=Nile")
  expect(await (await navigate(path))?.text()).toBe('<p id="kept" data-sent="Saved.">Saved.</p>')
  const without = createBrowser({ reply: failing })
  expect((await without.navigate(path, "a1.1=Nile"))?.status).toBe(204)
  expect(without.packs.has(waiting)).toBe(true)
})

it("keeps a form while the server is down, and none that it has refused", async () => {
  const down = createBrowser({ packs: pageOf(""), reply: async () => response("down", 503) })
  expect((await down.navigate(path, "a1.1=Nile"))?.status).toBe(303)
  const refused = createBrowser({ reply: async () => response("no", 404) })
  expect((await refused.navigate(path, "a1.1=Nile"))?.status).toBe(404)
  expect(refused.packs.size).toBe(0)
})
