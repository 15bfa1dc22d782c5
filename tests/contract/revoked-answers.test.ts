import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { call, clock } from "./support/api"
import {
  answers,
  appeal,
  appealed,
  decide,
  nameOf,
  openOf,
  outcomesOf,
  acceptedIn,
  addVersion,
  revoke,
} from "./support/appeals"
import { leaderboardFaults } from "./support/leaderboards"
import { answerHints, drawHints } from "./support/rounds"
import { buildSchool, enrol } from "./support/world"
import { one, run } from "./support/sql"
import { storyOf } from "./support/versions"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

describe("a revoked answer", () => {
  it("takes nobody's points, gives no new ones, and is wrong from then on", async () => {
    const { id, chapter, pupils } = await appealed(author, "Congo", "the congo")
    const [paid, late] = pupils
    if (!paid || !late) throw new Error("There are two pupils.")
    const silent = await answers("Congo", chapter)
    clock.now += 1000
    await decide(author, id, "congo")
    clock.now += 1000
    expect((await outcomesOf(paid)).totalpoints).toBe(10)
    const between = await enrol()
    expect(await answerHints(between, await drawHints(between, { chapter }), "Congo")).toBe(true)
    clock.now += 1000
    expect(await revoke(admin, id, "Congo")).toBe(200)
    clock.now += 1000
    expect((await outcomesOf(paid)).totalpoints).toBe(10)
    expect(await outcomesOf(silent)).toEqual({ outcomes: [], totalpoints: 0 })
    expect(await outcomesOf(late)).toMatchObject({
      outcomes: [{ given: "Congo", verdict: "declined", points: 0 }],
      totalpoints: 0,
    })
    const next = await enrol()
    expect(await answerHints(next, await drawHints(next, { chapter }), "Congo")).toBe(false)
    expect(await leaderboardFaults()).toEqual([])
    const { history, questions } = await storyOf(admin, id)
    expect(history.at(-1)).toMatchObject({
      event: "revoked",
      by: await nameOf(admin),
      answer: "Congo",
    })
    expect(questions).toMatchObject([{ accepted: [] }])
  })

  it("is counted as wrong again by the figures", async () => {
    const { id, pupils } = await appealed(author, "Congo", "congo", "Volga")
    for (const pupil of pupils) await outcomesOf(pupil)
    await call("/api/Accounts/top10", { token: pupils[0]?.token ?? "" })
    await env.DB.batch([
      env.DB.prepare(
        "INSERT OR REPLACE INTO question_figures (question_id, played, right, hinted, hints) VALUES (?, 3, 0, 0, 0)",
      ).bind(id),
      env.DB.prepare("INSERT OR REPLACE INTO given_wrong VALUES (?, 'congo', 'Congo', 2, 0)").bind(
        id,
      ),
    ])
    const right = () => one(`SELECT right AS n FROM question_figures WHERE question_id = ${id}`)
    const wrong = () =>
      one(`SELECT sum(people) AS n FROM given_wrong WHERE question_id = ${id}
        AND answer_key = 'congo'`)
    await decide(author, id, "congo")
    expect([await right(), await wrong()]).toEqual([2, null])
    await revoke(admin, id, "Congo")
    expect([await right(), await wrong()]).toEqual([0, 2])
  })

  it("leaves all versions and spellings, and keeps other accepted answers", async () => {
    const { id } = await appealed(author, "Congo", "Volga", "Rhine")
    await decide(author, id, "volga")
    const copy = await addVersion(id)
    const third = await addVersion(copy)
    await decide(author, id, "congo")
    expect(await acceptedIn(third)).toBe("|Volga|Congo")
    await run(
      "UPDATE questions SET accepted_answers = ? WHERE id = ?",
      "|the Congo|Congo|Volga",
      copy,
    )
    const [revoked, accepted] = await Promise.all([
      revoke(admin, third, "Congo"),
      decide(author, id, "rhine"),
    ])
    expect([revoked, accepted]).toEqual([200, 200])
    for (const each of [id, copy, third]) expect(await acceptedIn(each)).toBe("|Volga|Rhine")
    const { history } = await storyOf(admin, third)
    expect(history.filter(({ event }) => event === "revoked")).toMatchObject([{ answer: "Congo" }])
    expect(await acceptedIn(await addVersion(third))).toBe("|Volga|Rhine")
  })

  it("is revoked by admins only, once", async () => {
    const { id } = await appealed(author, "Congo")
    expect(await revoke(admin, id, "Congo")).toBe(404)
    await decide(author, id, "congo")
    expect(await revoke(author, id, "Congo")).toBe(403)
    expect(await revoke(admin, id, "Volga")).toBe(404)
    expect(await revoke(admin, id + 1000, "Congo")).toBe(404)
    const two = [admin, await enrol("Admin")]
    const replies = await Promise.all(two.map((each) => revoke(each, id, "Congo")))
    expect(replies.toSorted()).toEqual([200, 404])
    expect((await storyOf(admin, id)).history.map(({ event }) => event)).toEqual([
      "sent",
      "accepted",
      "revoked",
    ])
  })

  it("is not listed again when somebody appeals it later, and they are told", async () => {
    const { id, chapter } = await appealed(author, "Congo")
    await decide(author, id, "congo")
    await revoke(admin, id, "Congo")
    clock.now += 60 * 60 * 1000
    const late = await answers("Congo", chapter)
    await appeal(late, late.name)
    const open = (await openOf(admin)).appeals
    expect(open.filter(({ questionID }) => questionID === String(id))).toEqual([])
    expect((await outcomesOf(late)).outcomes).toMatchObject([{ verdict: "declined", points: 0 }])
  })
})

it("an accepted formula keeps its bars", async () => {
  const given = String.raw`\(|x|\) | 3`
  const { id, chapter } = await appealed(author, given)
  const open = (await openOf(admin)).appeals.find(({ questionID }) => questionID === String(id))
  await decide(author, id, open?.key ?? "")
  expect(await acceptedIn(id)).toBe(String.raw`|\(|x|\) 3`)
  const pupil = await enrol()
  expect(await answerHints(pupil, await drawHints(pupil, { chapter }), "x")).toBe(false)
  const { questions } = await storyOf(admin, id)
  expect(questions).toMatchObject([{ accepted: [String.raw`\(|x|\) 3`] }])
  expect(await revoke(admin, id, String.raw`\(|x|\) 3`)).toBe(200)
  expect(await acceptedIn(id)).toBe("")
})
