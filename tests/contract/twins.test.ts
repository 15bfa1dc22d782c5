import { describe, expect, it } from "vitest"
import { rowsReadBy } from "./support/api"
import { ask, playOut, answerSet } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol, addQuestions } from "./support/world"

const pools = { late: 0 }
const many = Array.from({ length: 60 }, (_, at) => String(at))

await buildSchool()
await addChapters([
  [7, 3, 3, "Twins", "توائم"],
  [7, 3, 4, "Late", "متأخر"],
  [7, 3, 5, "Many", "كثير"],
])
await addPool({ chapter: 3 }, { en: ["50", "36", "H2O|water"], ar: ["٥٠", "ماء|H2O", "سبعة"] })
pools.late = await addPool({ chapter: 4 }, ["50"])
await addPool({ chapter: 5 }, { en: many, ar: [...many, "آخر"] })
const held = {
  en: ["0 m", "1 m", "2 m", "3 m", "4 m"],
  ar: ["0 m", "1 m", "2 m", "مختلف", "4 m"],
}
await addPool({ chapter: 3, game: "DifficultyLevel" }, held)

describe("the twin of a played question", () => {
  it("is neither drawn nor counted", async () => {
    const player = await enrol()
    const { end } = await playOut(player, { chapter: 3 })
    expect(end).toMatchObject({ played: 3, otherLanguages: { ar: 2 } })
    const { answers } = await playOut(player, { chapter: 3, language: "ar" })
    expect(answers.toSorted()).toEqual(["سبعة", "ماء"].toSorted())
  })

  it("is drawn for a player who has not played it", async () => {
    expect((await playOut(await enrol(), { chapter: 3, language: "ar" })).answers).toHaveLength(3)
  })

  it("counts as played, also when it was approved later", async () => {
    const player = await enrol()
    await playOut(player, { chapter: 4 })
    await addQuestions(pools.late, ["٥٠"], "ar")
    const end = { played: 1, otherLanguages: {} }
    expect((await ask(player, { chapter: 4, language: "ar" })).body).toMatchObject(end)
    expect((await ask(player, { chapter: 4 })).body).toMatchObject(end)
  })

  it("is not drawn in sets of difficulty", async () => {
    const player = await enrol()
    const options = { game: "DifficultyGame", chapter: 3 }
    const { body } = await ask(player, options)
    await answerSet(player, { body: body as never })
    expect((await ask(player, options)).body).toMatchObject({ otherLanguages: { ar: 1 } })
    expect((await ask(player, { ...options, language: "ar" })).body).toHaveLength(1)
  })

  it("is skipped once: the next draw reads at most nine rows", async () => {
    const player = await enrol()
    await playOut(player, { chapter: 5 })
    const options = { chapter: 5, language: "ar" }
    expect((await playOut(player, options)).answers).toEqual(["آخر"])
    expect(await rowsReadBy(() => ask(player, options))).toBeLessThanOrEqual(9)
  })
})
