import { expect, it, test } from "vitest"
import { quietHeader } from "#app/connection/reply-mark"
import { readLite } from "./lite.server"

const play = "/games/education/offside/play-offside"

interface Sent {
  readonly path?: string
  readonly cookie?: string
  readonly saves?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

const site = "https://tahaddi.example"
const lite = ({ path = "/", cookie = "", saves = false, headers = {} }: Sent = {}) =>
  readLite(
    new Request(site + path, {
      headers: { Cookie: cookie, ...(saves && { "Save-Data": "on" }), ...headers },
    }),
  )
const valueIn = ([setting = ""]: readonly string[]) => setting.split(";")[0]

test.each<[Sent, boolean]>([
  [{}, false],
  [{ saves: true }, true],
  [{ cookie: "__Host-lite=on" }, true],
  [{ cookie: "a=b; __Host-lite=off", saves: true }, false],
  [{ cookie: "__Host-lite=x", saves: true }, true],
  [{ path: "/games.data", cookie: "__Host-lite=on" }, false],
  [{ cookie: "__Host-lite=on", headers: { [quietHeader]: "1" } }, false],
])("%j: what was chosen counts, else what the browser says", (sent, expected) => {
  expect(lite(sent).isOn).toBe(expected)
})

it("keeps a round in play as it began, until its result", () => {
  const path = `${play}?chapter=1`
  const begun = lite({ path, cookie: "__Host-lite=on" })
  begun.keepWhile(true)
  const cookie = `__Host-lite=off; ${valueIn(begun.commit())}`
  const result = lite({ path: `${path}&round=r1`, cookie })
  expect([lite({ path, cookie }).isOn, result.isOn, result.isHeld]).toEqual([true, true, true])
  expect(lite({ path: `${play}?chapter=2`, cookie }).isOn).toBe(false)
  result.keepWhile(false)
  expect(result.commit()).toEqual([expect.stringMatching(/^lite-rounds=; .*Max-Age=0/)])
})

it("keeps a round that began with scripts, and says nothing twice", () => {
  const path = `${play}.data?chapter=1&_routes=root`
  const begun = lite({ path, saves: true })
  begun.keepWhile(true)
  const cookie = valueIn(begun.commit())
  const again = lite({ path: `${play}?chapter=1`, cookie, saves: true })
  again.keepWhile(true)
  expect([again.isOn, again.isHeld, again.commit()]).toEqual([false, true, []])
})

test.each([`${play}?chapter=1`, "/try/offside?section=animals"])(
  "the cookie of the round at %s is sent with requests for its data too",
  (path) => {
    const begun = lite({ path })
    begun.keepWhile(true)
    const [, scope = ""] = /; Path=([^;]+)/.exec(begun.commit()[0] ?? "") ?? []
    const { pathname } = new URL(path, site)
    expect(scope.endsWith("/") && `${pathname}.data`.startsWith(scope)).toBe(true)
  },
)

test.each<[Sent, boolean]>([
  [{ path: "/games.data?_routes=root", saves: true }, true],
  [{ path: "/games.data", cookie: "__Host-lite=off", saves: true }, false],
  [{ path: "/games", saves: true }, false],
  [{ path: "/top-10.data?grade=5", saves: true }, false],
  [{ path: "/top-10.data", saves: true }, true],
  [{ path: "/games.data", saves: true, headers: { Referer: "" } }, false],
])("%j: the version wanted is awaited by a navigation from page to page: %j", (sent, expected) => {
  const headers = { Referer: `${site}/top-10?grade=5`, ...sent.headers }
  expect(lite({ ...sent, headers }).isAwaited).toBe(expected)
})

test.each([`/packs/${"0a".repeat(16)}`, "/live/1234566/play"])(
  "the rounds at %s are one, whatever its address asks for",
  (path) => {
    const begun = lite({ path })
    begun.keepWhile(true)
    const cookie = valueIn(begun.commit())
    const later = lite({ path: `${path}?since=3&number=2`, cookie, saves: true })
    later.keepWhile(true)
    expect([later.isOn, later.isHeld, later.commit()]).toEqual([false, true, []])
  },
)

it("waits for the end of a round that began with scripts", () => {
  const result = { path: `${play}.data?chapter=1&round=r1`, saves: true }
  const headers = { Referer: `${site}${play}?chapter=1` }
  const cookie = `lite-rounds=${new URLSearchParams({ [`${play}?chapter=1`]: "off" })}`
  const held = lite({ ...result, headers, cookie })
  expect([held.isAwaited, held.isHeld]).toEqual([false, true])
  const next = { path: `${play}.data?chapter=1`, saves: true }
  expect(lite({ ...next, headers: { Referer: `${headers.Referer}&round=r1` } }).isAwaited).toBe(
    true,
  )
})

it("keeps the three rounds begun last", () => {
  let cookie: string | undefined = ""
  for (const chapter of [1, 2, 3, 4]) {
    const round = lite({ path: `${play}?chapter=${chapter}`, cookie: cookie ?? "", saves: true })
    round.keepWhile(true)
    cookie = valueIn(round.commit())
  }
  const kept = [1, 2, 3, 4].map((chapter) => lite({ path: `${play}?chapter=${chapter}`, cookie }))
  expect(kept.map(({ isOn }) => isOn)).toEqual([false, true, true, true])
})
