import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { addVersion, answers, appeal, decide, oneQuestionOf, revoke } from "./support/appeals"
import { everythingInD1 } from "./support/everything"
import { buildForErasing, erase, passBoards, tracesOf, zaynab } from "./support/erased"
import { answerHints, drawHints } from "./support/rounds"
import type { Member } from "./support/world"
import { getRow } from "./support/sql"

const { author, admin, chapter: ofZaynab } = await buildForErasing()

/** A pupil answers a question that has this accepted or appealed answer, and appeals. */
async function appealsAs(player: Member, given: string, chapter: number) {
  const issued = await drawHints(player, { chapter })
  await answerHints(player, issued, given)
  expect(await appeal(player, issued.name, { word: "Zaynab was right" })).toBe(200)
}

describe("after an erasure", () => {
  it("appealed answers are gone, or in the spelling of others; what became part of a question stays", async () => {
    const pupil = await zaynab(ofZaynab)
    const texts = ["Alone", "Refused", "Shared", "Unshared", "Revoked"].map((each) => `${each} Zay`)
    const [alone = "", refused = "", shared = "", unshared = "", revoked = ""] = texts
    const others: number[] = []
    for (const [given, other] of [
      [alone, null],
      [refused, null],
      [shared, "shared zay!"],
      [unshared, "UNSHARED zay"],
      [revoked, null],
      ["The Congo", null],
      ["The Volga", null],
    ] as const) {
      const { chapter, id } = await oneQuestionOf(author)
      await appealsAs(pupil, given, chapter)
      others.push(id)
      if (!other) continue
      const player = await answers(other, chapter)
      await appeal(player, player.name, { word: "So was I" })
    }
    const [, ofRefused = 0, , ofUnshared = 0, ofRevoked = 0, ofCongo = 0, ofVolga = 0] = others
    await decide(author, ofRefused, "refused zay", "declined")
    await decide(author, ofUnshared, "unshared zay", "declined")
    await decide(author, ofRevoked, "revoked zay")
    await addVersion(ofRevoked)
    await revoke(admin, ofRevoked, revoked)
    await decide(author, ofCongo, "congo")
    await decide(author, ofVolga, "volga", "never")
    await erase(admin, pupil)
    await passBoards(25 * 60 * 60 * 1000)
    expect(await tracesOf(pupil, texts)).toEqual([])
    const { appealed = [], question_events: events = [] } = await everythingInD1()
    expect(appealed.map(({ text, people }) => [text, people])).toEqual(
      expect.arrayContaining([
        ["shared zay!", 1],
        ["UNSHARED zay", 1],
        ["The Congo", 1],
        ["The Volga", 1],
      ]),
    )
    expect(appealed).toHaveLength(4)
    const told = events.map(({ event, answer }) => [event, answer])
    expect(told.toSorted()).toEqual([
      ["accepted", ""],
      ["accepted", "The Congo"],
      ["declined", ""],
      ["declined", "UNSHARED zay"],
      ["never", "The Volga"],
      ["revoked", ""],
    ])
  })
})

const wrongOf = async (id: number) =>
  (
    await env.DB.prepare("SELECT text, people FROM given_wrong WHERE question_id = ? ORDER BY text")
      .bind(id)
      .all()
  ).results

describe("the wrong answers of a question", () => {
  it("count an erased pupil no more; that of the pupil alone is gone", async () => {
    const { chapter, id } = await oneQuestionOf(author)
    const [pupil, second, third] = [
      await zaynab(ofZaynab),
      await zaynab(ofZaynab),
      await zaynab(ofZaynab),
    ]
    const issued = await drawHints(pupil, { chapter })
    await answerHints(pupil, issued, "Congo River")
    await answers("congo  river", chapter)
    await answerHints(second, await drawHints(second, { chapter }), "Zaynab the second")
    await answerHints(third, await drawHints(third, { chapter }), "congo River!")
    expect((await wrongOf(id)).map(({ people }) => people)).toEqual([3, 1])
    const figures = "SELECT played, right FROM question_figures WHERE question_id = ?"
    const before = await getRow(figures, id)
    await erase(admin, second)
    expect(await wrongOf(id)).toEqual([{ text: "Congo River", people: 3 }])
    await erase(admin, pupil)
    expect((await wrongOf(id)).map(({ people }) => people)).toEqual([2])
    await erase(admin, third)
    expect(await wrongOf(id)).toEqual([{ text: "congo river", people: 1 }])
    expect(await getRow(figures, id)).toEqual(before)
  })
})
