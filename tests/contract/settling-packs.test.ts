import { afterAll, describe, expect, inject, it } from "vitest"
import { packMs } from "#contract/limits"
import type { PackOfRounds, PackRound } from "#contract/play/packs"
import type { WireGame } from "#contract/words"
import { OpenJudgements } from "../../api/src/http/memory"
import { seededRandom } from "../support/dice.mjs"
import { call, clock, createCaller } from "./support/api"
import { allRight, listPacks, post, settled, taken } from "./support/packs"
import { inPlay } from "./support/players"
import { history, playOut } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
await addPool({ chapter: 1 }, 12)
await addPool({ chapter: 1, game: "offside" }, 3)
await addPool({ chapter: 1, game: "DifficultyLevel" }, [4, 4, 4, 4, 4])

describe("settling", () => {
  it.each(["five hints", "offside", "DifficultyLevel"] satisfies WireGame[])(
    "judges, credits and records %s once, however often it is sent",
    async (game) => {
      const pupil = await enrol()
      const pack = await taken(pupil, { game })
      const worth = pack.rounds.reduce((sum, round) => sum + worthOf(round), 0)
      const answers = allRight(pack)
      const first = await settled(pupil, pack, answers)
      expect(first).toMatchObject({ state: "settled", totalpoints: worth })
      expect(first.rounds.map(({ points }) => points)).toEqual(pack.rounds.map(worthOf))
      expect(first.rounds.every(({ items }) => items[0]?.judged?.right)).toBe(true)
      expect(first.rounds[0]?.items[0]?.judged?.summary).toBe("So it is.")
      const answered = (await history(pupil)).length
      expect(answered).toBe(pack.rounds.flatMap(({ items }) => items).length)
      expect(await settled(pupil, pack, answers.toReversed())).toEqual(first)
      expect(await settled(pupil, pack, [{ round: 1, given: ["no idea"] }])).toEqual(first)
      expect(await history(pupil)).toHaveLength(answered)
      expect(await listPacks(pupil)).toMatchObject([{ state: "settled", left: 0 }])
      expect((await show(pupil, pack)).status).toBe(200)
      expect(await listPacks(pupil)).toEqual([])
    },
  )

  it("takes rounds in any order and leaves the others open", async () => {
    const pupil = await enrol()
    const pack = await taken(pupil)
    const [first, , third] = allRight(pack)
    const half = await settled(pupil, pack, [third ?? { round: 3, given: [] }])
    expect(half.rounds.map(({ state }) => state)).toEqual([
      "open",
      "open",
      "settled",
      ...Array.from({ length: 7 }, () => "open"),
    ])
    expect(half.rounds.filter(({ items }) => items[0]?.judged)).toHaveLength(1)
    const wrong = [{ round: 1, given: ["no idea"] }]
    const more = await settled(pupil, pack, [...wrong, ...(first ? [first] : [])])
    expect(more.rounds[0]?.items[0]?.judged).toMatchObject({ given: "no idea", right: false })
    expect(more.totalpoints).toBe(10)
    expect(await listPacks(pupil)).toMatchObject([{ left: 8 }])
  })

  it("leaves a round open if its answer is blank, of another form or of a round that is not there", async () => {
    const pupil = await enrol()
    const pack = await taken(pupil, { game: "offside" })
    for (const given of [[" "], ["true"], Array(6).fill("maybe"), ["true", "", "true", "", "", ""]])
      expect((await settled(pupil, pack, [{ round: 1, given }])).rounds[0]?.state).toBe("open")
    const far = await settled(pupil, pack, [{ round: 10, given: Array(6).fill("true") }])
    expect(far.rounds.map(({ state }) => state)).toEqual(["open", "open", "open"])
    expect((await post(pupil, pack, [{ round: 11, given: ["x"] }])).status).toBe(400)
  })

  it("counts a climb with blanks, which are wrong", async () => {
    const pupil = await enrol()
    const pack = await taken(pupil, { game: "DifficultyLevel" })
    const [answers] = allRight(pack)
    const given = (answers?.given ?? []).map((text, at) => (at < 2 ? text : ""))
    const { rounds, totalpoints } = await settled(pupil, pack, [{ round: 1, given }])
    expect(rounds[0]?.items.map(({ judged }) => judged?.right)).toEqual([
      true,
      true,
      ...given.slice(2).map(() => false),
    ])
    expect(totalpoints).toBe(15)
  })

  it("says that it came too late, and then draws what was in it again", async () => {
    const pupil = await enrol()
    const pack = await taken(pupil)
    const answers = allRight(pack)
    await settled(pupil, pack, answers.slice(0, 2))
    clock.now += packMs
    const late = await settled(pupil, pack, answers)
    expect(late).toMatchObject({ state: "expired", totalpoints: 20 })
    expect(late.rounds.filter(({ state }) => state === "open")).toHaveLength(8)
    expect(await listPacks(pupil)).toMatchObject([{ state: "expired", left: 8 }])
    expect((await playOut(pupil)).answers).toHaveLength(10)
    clock.now += packMs / 2
    expect(await listPacks(pupil)).toHaveLength(1)
    expect((await show(pupil, pack)).status).toBe(200)
    expect(await listPacks(pupil)).toEqual([])
    expect(await settled(pupil, pack, answers)).toMatchObject({ state: "expired" })
  })

  it("moves a wrong clock into the time of the pack", async () => {
    const pupil = await enrol()
    const pack = await taken(pupil)
    const takenAt = Date.parse(pack.takenAt)
    clock.now += 3 * 3_600_000
    const times = [takenAt - 86_400_000, takenAt + 3_600_000, clock.now + 86_400_000]
    const answers = allRight(pack).slice(0, 3)
    const given = answers.map((each, at) => ({ ...each, playedAt: times[at] ?? 0 }))
    const { rounds } = await settled(pupil, pack, given)
    const played = rounds.slice(0, 3).map(({ playedAt = "" }) => Date.parse(playedAt) - takenAt)
    expect(played[0]).toBe(0)
    expect(played[1]).toBe(3_600_000)
    expect(played[2]).toBeLessThanOrEqual(clock.now - takenAt)
    expect(Date.parse((await history(pupil))[1]?.answeredAt ?? "")).toBe(takenAt + 3_600_000)
  })

  it("is for nobody but the pupil who took it", async () => {
    const [pupil, other] = [await enrol(), await enrol()]
    const pack = await taken(pupil)
    expect((await post(other, pack, allRight(pack))).status).toBe(404)
    expect((await show(other, pack)).status).toBe(404)
    expect((await call("/api/packs/none", { token: pupil.token })).status).toBe(404)
  })

  it("counts a question that was issued again since for nothing, and tells no answer to it", async () => {
    const pupil = await enrol()
    const answers = ["en-0", "en-1", "en-2"]
    await addPool({ chapter: 2 }, { en: answers, ar: answers })
    const pack = await taken(pupil, { chapter: "2" })
    await inPlay(
      pupil.id,
      `UPDATE attempts SET issued_at = issued_at + 9
        WHERE question_id = (SELECT min(question_id) FROM attempts)`,
    )
    const { rounds, totalpoints } = await settled(pupil, pack, allRight(pack))
    expect(rounds.filter(({ state }) => state === "elsewhere")).toMatchObject([{ points: 0 }])
    expect(totalpoints).toBe(20)
    expect((await playOut(pupil, { chapter: 2, language: "ar" })).answers).toEqual(["en-0"])
  })
})

describe("two devices on a bad line", () => {
  const runs = Array.from({ length: inject("isDeep") ? 50 : 4 }, (_, at) => at + 1)
  const counted = { forms: 0, cut: 0, won: 0, credited: 0 }
  afterAll(() => console.log(`${runs.length} runs`, counted))

  it.each(runs)("lose nothing and are credited once (run %i)", async (seed) => {
    const dice = seededRandom(seed)
    const cut = () => dice.below(3) === 0
    class Cut extends OpenJudgements {
      override async during<T>(personId: number, now: number, work: () => Promise<T>): Promise<T> {
        if (cut()) throw new Error("cut before it was judged")
        const judged = await super.during(personId, now, work)
        if (cut()) throw new Error("cut before it was credited")
        return judged
      }
    }
    const bad = createCaller({ judging: new Cut(() => Promise.resolve()) })
    const pupil = await enrol()
    const games = ["five hints", "offside", "DifficultyLevel"]
    const pack = await taken(pupil, { game: games[seed % 3] })
    const right = allRight(pack)
    for (let sent = 0; sent < 6; sent += 1) {
      clock.now += 3_600_000
      const some = right.filter(() => dice.below(2) === 0)
      const off = some.map((each) => ({
        ...each,
        playedAt: clock.now + (dice.below(3) - 1) * 86_400_000,
      }))
      const forms = [off, some.toReversed()].map((each) => post(pupil, pack, each, bad))
      counted.forms += forms.length
      counted.cut += (await Promise.all(forms)).filter(({ status }) => status !== 200).length
    }
    const last = await settled(pupil, pack, right)
    const worth = pack.rounds.reduce((sum, round) => sum + worthOf(round), 0)
    expect(last).toMatchObject({ state: "settled", totalpoints: worth })
    expect(last.rounds.reduce((sum, { points }) => sum + points, 0)).toBe(worth)
    counted.won += worth
    counted.credited += last.totalpoints
    expect(await history(pupil)).toHaveLength(pack.rounds.flatMap(({ items }) => items).length)
  })
})

const show = ({ token }: Member, { packId }: PackOfRounds) =>
  call(`/api/packs/${packId}`, { token })

function worthOf({ items }: PackRound): number {
  if (items[0]?.lines.length === 6) return 50
  if (items[0]?.lines.length === 5) return 10
  return items.reduce(
    (sum, { question }) => sum + 5 * (1 + Number(/-(\d)\?/.exec(question)?.[1])),
    0,
  )
}
