import { describe, expect, it } from "vitest"
import { attemptHeader, gameNames } from "#contract/words"
import { clock, laterDraw, rowsReadBy } from "./support/api"
import { answerHints, answerSet, askFor, claim, drawHints, drawSet } from "./support/rounds"
import { type Member, buildSchool, enrol } from "./support/world"
import { callNames, fillBothCategories } from "./support/both-categories"
import { inPlay } from "./support/players"

await buildSchool()
await fillBothCategories(3, ["en", "ar"])

const games = gameNames.map((game) => callNames[game])
const places = [{ chapter: 1 }, { section: 3 }]
const draws = games.flatMap((game) => places.map((place) => ({ game, place })))
/** The player's cursors and attempts, read from the player's own object. */
const standOf = ({ id }: Member) =>
  Promise.all(["cursors", "attempts"].map((table) => inPlay(id, `SELECT * FROM ${table}`)))

describe.each(draws)("a repeated draw of $game in $place", ({ game, place }) => {
  const ask = async (player: Member, language = "en") => {
    const { status, text, headers } = await askFor(game, player, { ...place, language })
    return { status, text, name: headers.get(attemptHeader) }
  }

  it("within five seconds returns the same question and round name, and does not advance", async () => {
    const player = await enrol()
    const first = await ask(player)
    expect(first).toMatchObject({ status: 200, name: expect.stringMatching(/^(question|set)-/) })
    const stand = await standOf(player)
    clock.now += 4_990
    expect(await ask(player, "ar")).toEqual(first)
    expect(await standOf(player)).toEqual(stand)
    clock.now += 9
    expect((await ask(player)).text).not.toBe(first.text)
  })

  it("at the same moment returns the same question, on the first draw and on later ones", async () => {
    const player = await enrol()
    for (let turn = 0; turn < 3; turn += 1) {
      laterDraw()
      const drawn = await Promise.all(
        Array.from({ length: 8 }, (_, at) => ask(player, at % 2 === 0 ? "en" : "ar")),
      )
      expect(new Set(drawn.map(({ text }) => text)).size).toBe(1)
      expect(new Set(drawn.map(({ name }) => name)).size).toBe(1)
    }
  })

  it("is separate for each player", async () => {
    const [one, other] = [await enrol(), await enrol()]
    await ask(one)
    const names = [await ask(one), await ask(other)].map(({ name }) => name)
    expect(new Set(names).size).toBe(2)
  })
})

describe("an answered question", () => {
  it("is not drawn again at once, right or wrong", async () => {
    const player = await enrol()
    const first = await drawHints(player)
    await answerHints(player, first, "no idea")
    const { body } = await askFor("HintGame", player)
    expect(body).not.toEqual(first.body)
    const set = await drawSet(player)
    await answerSet(player, set)
    expect((await askFor("DifficultyGame", player)).body).not.toEqual(set.body)
  })

  it("is credited by the round name of either draw", async () => {
    const player = await enrol()
    await drawHints(player)
    const { headers, body } = await askFor("HintGame", player)
    const name = headers.get(attemptHeader) ?? ""
    await answerHints(player, { body: body as never })
    expect(await claim(player, 50, name)).toBe(50)
  })
})

it("a repeated draw reads no more rows than a new one", async () => {
  const player = await enrol()
  await drawHints(player)
  expect(await rowsReadBy(() => askFor("HintGame", player))).toBeLessThanOrEqual(8)
  await drawSet(player)
  expect(await rowsReadBy(() => askFor("DifficultyGame", player))).toBeLessThanOrEqual(22)
})
