import { describe, expect, it } from "vitest"
import { progress } from "#contract"
import { educationProgress } from "./samples/play"
import { call, rowsOf, rowsReadBy } from "./support/api"
import {
  ask,
  draw,
  playOut,
  addPoints,
  answerHints,
  answerSet,
  drawHints,
  drawOffside,
  playOffside,
} from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
await addPool({ chapter: 1 }, { en: ["50", "Nile"], ar: ["٥٠", "النيل", "سبعة"] })
await addPool({ chapter: 1, game: "offside" }, 2)
await addPool({ chapter: 2, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])
await addPool({ chapter: 2 })
await addPool({ section: 3, game: "offside" }, 2)
await addPool({ section: 3 }, ["Pelé"])

const show = async ({ token }: Member, language?: string) => {
  const as = language === undefined ? { token } : { token, language }
  const { body } = await call("/api/education/progress?grade=7&subject=Math", as)
  return body as typeof educationProgress
}
const ofHints = async (player: Member, language?: string) =>
  (await show(player, language)).chapters[0]?.games[0]

describe("the progress in a subject", () => {
  it("is the sample of the contract for a new player, without empty pools", async () => {
    expect(progress.educationProgress.ok.parse(educationProgress)).toEqual(educationProgress)
    expect(await show(await enrol(), "en")).toEqual(educationProgress)
  })

  it("counts questions played, points and mistakes, and a twin as played", async () => {
    const player = await enrol()
    let question = await draw(player)
    if (question.correctAnswer !== "50") question = await draw(player)
    await answerHints(player, { body: question })
    await addPoints(player, 40)
    expect(await ofHints(player, "en")).toEqual({
      game: "five hints",
      total: 2,
      played: 1,
      left: 1,
      otherLanguages: { ar: 2 },
      points: 40,
      mistakes: 0,
    })
    expect(await ofHints(player, "ar")).toMatchObject({
      total: 3,
      played: 1,
      left: 2,
      otherLanguages: { en: 1 },
    })
    expect(await ofHints(player)).toMatchObject({ total: 5, played: 2, left: 3 })
  })

  it("counts a mistake until it is answered right, and concurrent answers once", async () => {
    const player = await enrol()
    await playOut(player, {}, "no idea")
    expect(await ofHints(player, "en")).toMatchObject({ played: 2, left: 0, mistakes: 2 })
    for (const left of [1, 0]) {
      const mistake = await draw(player, { body: { mistakes: true } })
      await answerHints(player, { body: mistake })
      expect(await ofHints(player, "en")).toMatchObject({ played: 2, points: 0, mistakes: left })
    }
    const again = await draw(player, { body: { again: true } })
    await Promise.all([1, 2, 3].map(() => answerHints(player, { body: again }, "wrong")))
    expect(await ofHints(player, "en")).toMatchObject({ played: 2, mistakes: 1 })
  })

  it("counts a round of offside when it is closed, judged or not, and not when it is drawn", async () => {
    const player = await enrol()
    const offside = async () => (await show(player)).chapters[0]?.games[1]
    await playOffside(player, 1)
    expect(await offside()).toMatchObject({ played: 1, left: 1, mistakes: 1, points: 0 })
    await addPoints(player, 25)
    await drawOffside(player)
    expect(await offside()).toMatchObject({ played: 1, left: 1, points: 25 })
    await addPoints(player, 0)
    expect(await offside()).toMatchObject({ played: 2, left: 0, mistakes: 1, points: 25 })
  })

  it("counts difficulty in items", async () => {
    const player = await enrol()
    const { body } = await ask(player, { game: "DifficultyGame", chapter: 2 })
    const items = body as readonly { question: string; correctAnswer: string; score: number }[]
    await answerSet(player, { body: items.slice(0, 4) }, (_, at) => at > 0)
    await addPoints(player, 40)
    expect((await show(player)).chapters[1]?.games).toEqual([
      {
        game: "DifficultyLevel",
        total: 6,
        played: 4,
        left: 2,
        otherLanguages: {},
        points: 40,
        mistakes: 1,
      },
    ])
  })

  it.each(["?grade=99&subject=Math", "?grade=7&subject=Alchemy", "?grade=Nowhere&subject=Math"])(
    "answers 404 to %s",
    async (query) => {
      const { token } = await enrol()
      expect((await call(`/api/education/progress${query}`, { token })).status).toBe(404)
    },
  )

  it("accepts names in either language, and answers 400 without them", async () => {
    const { token } = await enrol()
    const names = new URLSearchParams({ grade: "الصف السابع", subject: "الرياضيات" })
    expect((await call(`/api/education/progress?${names}`, { token })).status).toBe(200)
    expect((await call("/api/education/progress?grade=7", { token })).status).toBe(400)
  })

  it("reads at most two more rows after a pool was played", async () => {
    const player = await enrol()
    const rows = () => rowsReadBy(() => show(player))
    const before = await rows()
    await playOut(player)
    expect(await rows()).toBeLessThanOrEqual(before + 2)
  })
})

describe("the progress in entertainment", () => {
  it("counts a round of offside from its draw, and other games by their answers", async () => {
    const player = await enrol("User")
    const shown = async () => {
      const { body } = await call("/api/entertainment/progress", { token: player.token })
      return (body as { sections: readonly { section: number; games: readonly object[] }[] })
        .sections
    }
    const none = { otherLanguages: {}, points: 0, mistakes: 0 }
    await drawOffside(player, { section: 3 })
    const hints = await drawHints(player, { section: 3 })
    const offside = { game: "offside", total: 2, played: 1, left: 1, ...none }
    expect(await shown()).toEqual([
      {
        section: 3,
        games: [{ game: "five hints", total: 1, played: 0, left: 1, ...none }, offside],
      },
    ])
    await answerHints(player, hints, "no idea")
    expect((await shown())[0]?.games[0]).toMatchObject({ played: 1, left: 0, mistakes: 1 })
  })
})

const parts = async ({ token }: Member, query: string) =>
  (await call(`/api/Accounts/page-parts?${query}`, { token, language: "ar" })).body

describe("the parts of a page", () => {
  const all = "streak=true&works=true&packs=true&entertainment=true&summary=true"
  it("are the replies of their calls, with four trips to the database", async () => {
    const player = await enrol()
    await answerHints(player, await drawHints(player))
    const alone = async (path: string) =>
      (await call(path, { token: player.token, language: "ar" })).body
    const { done, trips } = await rowsOf(() => parts(player, `grade=7&subject=Math&${all}`))
    expect(done).toEqual({
      education: await alone("/api/education/progress?grade=7&subject=Math"),
      entertainment: await alone("/api/entertainment/progress"),
      packs: await alone("/api/packs"),
      streak: await alone("/api/Accounts/streak?outcomes=true"),
      summary: await alone("/api/Accounts/record-summary"),
      works: await alone("/api/work"),
    })
    // The caller, the ids of grade and subject, which are cached outside of the tests, and two of parts.
    expect(trips).toBeLessThanOrEqual(4)
  })

  it("are those that are asked for, without a subject that there is none of", async () => {
    const player = await enrol()
    expect(await parts(player, "")).toEqual({})
    expect(await parts(player, "grade=7&subject=Alchemy&works=true")).toEqual({
      works: { works: [] },
    })
    expect(progress.pageParts.ok.parse({ streak: "soon", works: { works: [] } })).toEqual({
      works: { works: [] },
    })
  })
})
