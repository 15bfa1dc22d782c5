import { describe, expect, it } from "vitest"
import { packs, progress } from "#contract"
import { openPacksMax, packMs, packRounds } from "#contract/limits"
import type { WireGame } from "#contract/words"
import { roundMs } from "#game/rounds/round-base"
import { call, clock, readOk } from "./support/api"
import { allRight, listPacks, rightTo, settled, take, taken } from "./support/packs"
import { answerHints, ask, claim, draw, drawHints, playOut } from "./support/rounds"
import { addChapters, addPool, buildSchool, enrol, type Member } from "./support/world"
import { bookOf, buildWork, choose, ofWork, questionsIn, terms } from "./support/work"

await buildSchool()
await addPool({ chapter: 1 }, 14)
const two = choose(...(await questionsIn(await addPool({ chapter: 2 }, 2))).map((id) => [id]))
await addChapters([[7, 3, 3, "Numbers", "الأعداد"]])
await addPool({ chapter: 3 }, 2)
await addPool({ chapter: 3, game: "DifficultyLevel" }, [2, 1, 1, 1, 1])
await addChapters([[7, 3, 4, "Rivers", "الأنهار"]])
await addPool({ chapter: 4 }, { en: ["Nile"], ar: ["سبعة", "ثمانية"] })
await addChapters([[7, 3, 5, "Twins", "توائم"]])
await addPool({ chapter: 5 }, { en: ["50", "36"], ar: ["٥٠", "٣٦", "سبعة"] })
const answersOfTwins = new Map([
  ["en-0", "50"],
  ["en-1", "36"],
])

const progressOf = async ({ token }: Member) => {
  const path = `${progress.educationProgress.path}?grade=7&subject=Math`
  const { chapters } = await readOk(
    progress.educationProgress,
    call(path, { token, language: "en" }),
  )
  return chapters[0]?.games[0]
}

const takenFromWork = (pupil: Member, workId: number) =>
  readOk(packs.takeWorkRounds, ofWork(pupil, workId, "pack", {}))

describe("a pack", () => {
  it("has ten rounds with all hints, and no answer, explanation or id of a question", async () => {
    const { text } = await take(await enrol())
    const pack = packs.takeRounds.ok.parse(JSON.parse(text))
    expect(pack.rounds).toHaveLength(packRounds)
    expect(pack.rounds.every(({ items }) => items[0]?.lines.length === 5)).toBe(true)
    expect(pack).toMatchObject({ state: "open", subject: "Math", chapter: "Sets" })
    expect(text).not.toMatch(/correct|So it is|question-|"answer"|questionID/)
  })

  it("is the same one when it is taken again, twice at once, and from another device", async () => {
    const pupil = await enrol()
    const [one, other] = await Promise.all([take(pupil), take(pupil)])
    expect(one.body).toEqual(other.body)
    expect((await take(pupil)).body).toEqual(one.body)
    expect(await listPacks(pupil)).toMatchObject([{ left: 10 }])
  })

  it("is another one in another language of the chapter", async () => {
    const pupil = await enrol()
    const english = await taken(pupil, { chapter: "4" })
    const arabic = await taken(pupil, { chapter: "4", language: "ar" })
    expect([english.rounds.length, arabic.rounds.length]).toEqual([1, 2])
    expect((await taken(pupil, { chapter: "4" })).packId).toBe(english.packId)
    expect((await taken(pupil, { chapter: "4", language: "ar" })).packId).toBe(arabic.packId)
  })

  it("keeps the twins of its questions from other packs and draws until it expires", async () => {
    const pupil = await enrol()
    const place = { chapter: 5, language: "ar" }
    expect((await taken(pupil, { chapter: "5" })).rounds).toHaveLength(2)
    expect((await taken(pupil, { ...place, chapter: "5" })).rounds).toHaveLength(1)
    const { status, body } = await ask(pupil, place)
    expect([status, body]).toMatchObject([
      404,
      { played: 0, otherLanguages: {}, pack: { left: 2 } },
    ])
    clock.now += packMs
    expect((await playOut(pupil, place)).answers).toHaveLength(3)
    expect((await ask(pupil, { chapter: 5 })).body).toMatchObject({ played: 2 })
  })

  it("is paid for a question once, though its twin was in play before, and no more than for all hints", async () => {
    const pupil = await enrol()
    const rounds = []
    for (const chapter of [5, 5, 5])
      rounds.push(await drawHints(pupil, { chapter, language: "ar" }))
    const pack = await taken(pupil, { chapter: "5" })
    let total = 0
    for (const round of rounds) {
      await answerHints(pupil, round, undefined, 1)
      total = await claim(pupil, 50, round.name)
    }
    expect(total).toBe(10 + 10 + 50)
    const right = pack.rounds.map((round, at) => {
      return { round: at + 1, given: [answersOfTwins.get(rightTo(round)[0] ?? "") ?? ""] }
    })
    const { totalpoints, rounds: done } = await settled(pupil, pack, right)
    expect(done.map(({ items }) => items[0]?.judged?.right)).toEqual([true, true])
    expect(totalpoints).toBe(total)
  })

  it("keeps its questions from other draws until it expires", async () => {
    const pupil = await enrol()
    const { packId, rounds } = await taken(pupil)
    const inPack = rounds.map((round) => rightTo(round)[0])
    expect(await progressOf(pupil)).toMatchObject({ total: 14, played: 0, left: 4, packed: 10 })
    const { answers, end } = await playOut(pupil)
    expect(answers).toHaveLength(4)
    expect(end).toMatchObject({ played: 4, otherLanguages: {}, pack: { packId, left: 10 } })
    expect(await progressOf(pupil)).toMatchObject({ played: 4, left: 0, packed: 10 })
    expect(answers.filter((answer) => inPack.includes(answer))).toEqual([])
    clock.now += packMs
    expect((await playOut(pupil)).answers.toSorted()).toEqual(inPack.toSorted())
    expect(await listPacks(pupil)).toMatchObject([{ state: "expired", left: 10 }])
    clock.now += packMs
    expect(await listPacks(pupil)).toEqual([])
  })

  it.each(["five hints", "DifficultyLevel"] satisfies WireGame[])(
    "keeps questions of %s that were skipped before it",
    async (game) => {
      const pupil = await enrol()
      const place = { chapter: 3, game: game === "five hints" ? "HintGame" : "DifficultyGame" }
      await ask(pupil, place)
      await ask(pupil, place)
      clock.now += roundMs
      const { rounds } = await taken(pupil, { chapter: "3", game })
      expect(rounds.flatMap(({ items }) => items)).toHaveLength(game === "five hints" ? 2 : 6)
      expect((await ask(pupil, place)).status).toBe(404)
      clock.now += packMs
      expect((await ask(pupil, place)).status).toBe(200)
    },
  )

  it("has none of a round in play, whose question would be seen with all its hints", async () => {
    const pupil = await enrol()
    await draw(pupil, { chapter: 2 })
    await draw(pupil, { chapter: 2 })
    expect((await take(pupil, { chapter: "2" })).status).toBe(404)
    expect(await listPacks(pupil)).toEqual([])
    const playing = await enrol()
    const { body } = await drawHints(playing, { language: "en" })
    const pack = await taken(playing)
    expect(pack.rounds.flatMap(rightTo)).not.toContain(body.correctAnswer)
    await answerHints(playing, { body })
    expect(await claim(playing, 50)).toBe(50)
  })

  it("is refused for a chapter without questions, and with too many others open", async () => {
    const pupil = await enrol()
    expect((await take(pupil, { chapter: "9" })).status).toBe(404)
    const numbers = Array.from({ length: openPacksMax + 1 }, (_, at) => at + 20)
    await addChapters(numbers.map((n) => [7, 3, n, `Chapter ${n}`, `فصل ${n}`] as const))
    for (const n of numbers) await addPool({ chapter: n }, 1)
    const replies = []
    for (const n of numbers) replies.push((await take(pupil, { chapter: String(n) })).status)
    expect(replies).toEqual([...Array.from({ length: openPacksMax }, () => 200), 409])
  })

  it("whose question a work names earns as much there, once", async () => {
    const { pupil, workId } = await buildWork({ content: two })
    const pack = await taken(pupil, { chapter: "2" })
    for (const total of [10, 20]) {
      await answerHints(pupil, await drawHints(pupil, { work: workId }), undefined, 1)
      expect(await claim(pupil, 50)).toBe(total)
    }
    const { rounds, totalpoints } = await settled(pupil, pack, allRight(pack))
    expect([rounds.map(({ state }) => state), totalpoints]).toEqual([
      ["elsewhere", "elsewhere"],
      20,
    ])
  })

  it("of a work is accepted as long as that goes on, though its end was moved after it was taken", async () => {
    clock.now = Date.UTC(2026, 9, 1)
    const [until, later] = ["2026-10-02T08:00", "2026-10-04T08:00"]
    const extended = await buildWork({ content: two, until, takesLate: false })
    const alone = await buildWork({ content: two, until, takesLate: false })
    const pack = await takenFromWork(extended.pupil, extended.workId)
    const own = await takenFromWork(alone.pupil, alone.workId)
    const moved = { ...terms, until: later, takesLate: false }
    await ofWork(extended.teacher, extended.workId, "change", moved)
    clock.now = Date.parse(pack.until) + 3_600_000
    expect(await listPacks(extended.pupil)).toMatchObject([{ state: "open" }])
    expect(await listPacks(alone.pupil)).toMatchObject([{ state: "expired" }])
    const more = { personID: alone.pupil.id, until: later }
    await ofWork(alone.teacher, alone.workId, "extra", more)
    for (const [{ pupil, workId }, taken] of [
      [extended, pack],
      [alone, own],
    ] as const) {
      expect(await settled(pupil, taken, allRight(taken))).toMatchObject({
        state: "settled",
        totalpoints: 20,
      })
      expect(await bookOf(pupil, workId)).toMatchObject({ done: 2, right: 2 })
    }
  })
})
