import { listDurableObjectIds } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { gameNames } from "#contract/words"
import configuration from "../../api/wrangler.toml?raw"
import { callNames, fillBothCategories } from "./support/both-categories"
import { call, createCaller } from "./support/api"
import { drawHints } from "./support/rounds"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
await fillBothCategories(3, ["en", "ar"])

const path = (game: string, section = 3) => `/api/visitor/${game}/question/${section}`
const games = gameNames.map((game) => callNames[game])
const countPlayers = async () => (await listDurableObjectIds(env.PLAY)).length

const shape = (value: unknown) => Object.keys(Array.isArray(value) ? value[0] : Object(value))

describe.each(games)("a visitor's draw of %s", (game) => {
  it("has the payload of a player's draw, and issues nothing", async () => {
    const before = await countPlayers()
    const { status, body, headers } = await call(path(game), { language: "en" })
    expect(status).toBe(200)
    expect(headers.get("tahaddi-attempt")).toBe(null)
    expect(await countPlayers()).toBe(before)
    const { token } = await enrol("User")
    const ofPlayer = await call(`/api/entertainment/${game}/question/3`, { token, language: "en" })
    expect(shape(body)).toEqual(shape(ofPlayer.body))
    const draw = { token, language: "en" }
    expect((await call(path(game), draw)).headers.get("tahaddi-attempt")).toBe(null)
  })

  it("is in the language of the request, or in the one that the query names", async () => {
    const ask = async (language: string, query = "") =>
      (await call(`${path(game)}${query}`, { language })).text
    expect(await ask("ar")).toContain("ar-")
    expect(await ask("ar")).not.toContain("en-")
    expect(await ask("ar", "?language=en")).not.toContain("ar-")
  })

  it("answers 404 for an empty section, and 400 for an unknown one", async () => {
    expect(await call(path(game, 0))).toMatchObject({ status: 404, body: expect.any(String) })
    expect((await call(path(game, 5))).status).toBe(400)
  })

  it("answers 404 for a chapter", async () => {
    const { status } = await call(`/api/visitor/${game}/question`, { body: { chapter: 1 } })
    expect(status).toBe(404)
  })
})

describe("a visitor", () => {
  it("gets no question that a player has in play", async () => {
    const { body } = await drawHints(await enrol(), { section: 3, language: "en" })
    const seen = new Set<unknown>()
    for (let turn = 0; turn < 30; turn += 1) {
      const drawn = await call(path("HintGame"), { language: "en" })
      seen.add(Object(drawn.body).correctAnswer)
    }
    expect(seen.has(body.correctAnswer)).toBe(false)
    expect(seen.size).toBeGreaterThan(0)
  })

  it("gets a question that a player has in play where no other is left", async () => {
    const inPlay = new Set<unknown>()
    while (inPlay.size < 3) {
      const { body } = await drawHints(await enrol(), { section: 3, language: "ar" })
      inPlay.add(body.correctAnswer)
    }
    const drawn = await call(`${path("HintGame")}?language=ar`)
    expect(drawn.status).toBe(200)
    expect(inPlay.has(Object(drawn.body).correctAnswer)).toBe(true)
  })

  it("gets a verdict by the answers that it sends, with alternatives, and nothing is recorded", async () => {
    const before = await countPlayers()
    const body = { answer: "the river Nile", correctanswer: "An Nil|Nile", hints: "" }
    expect((await call("/api/education/HintGame/ans", { body })).body).toBe(true)
    expect(await countPlayers()).toBe(before)
  })
})

it("limits visitors' draws per network, separately from account calls", async () => {
  const [, limit = 0] = configuration.match(/"ACCOUNT_LIMIT"[^[]*limit = (\d+)/)?.map(Number) ?? []
  const counts = new Map<string, number>()
  const counting: RateLimit = {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= limit }
    },
  }
  counts.set("visitor 203.0.113.7", limit - 2)
  const ask = createCaller({}, { ACCOUNT_LIMIT: counting })
  const headers = { "X-Visitor-Address": "203.0.113.7" }
  const statuses = []
  for (const game of games) statuses.push((await ask(path(game), { headers })).status)
  expect(statuses).toEqual(games.map((_, index) => (index < 2 ? 200 : 429)))
  const refused = await ask(path("HintGame"), { headers })
  expect(refused.headers.get("Retry-After")).toBe("60")
  const other = { headers: { "X-Visitor-Address": "203.0.113.8" } }
  expect((await ask(path("HintGame"), other)).status).toBe(200)
  expect(counts.has("203.0.113.7")).toBe(false)
})
