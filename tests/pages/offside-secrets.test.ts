import { describe, expect, inject, test } from "vitest"
import { openAsData, sendAsData, sendFields } from "../support/data-requests"
import { registerStudent } from "../support/register-student"
import {
  judgeAll,
  judgeOne,
  judgements,
  nameOf,
  seenOn,
  sets,
  truthOf,
  wordOn,
} from "../support/offside-page"
import { linesIn } from "../support/transcript"
import type { SeededStatements } from "../support/seeded.mjs"
import type { RecordedReply } from "../support/transcript"
import type { Page, Visitor } from "../support/visitor"
import { languages, type Language, placeIn } from "../support/words"

const site = inject("site")

/** The statements to judge, with a check after each; 0 is the check before the first. `npm run test:deep` has more. */
const places = inject("isDeep") ? [0, 3, 1, 6, 2, 4] : [0, 3, 6]

const tables = [
  ["education", "/games/education/offside/play-offside?subject=History&chapter=1"],
  ["education", "/games/education/offside/play-offside?subject=Science&chapter=2"],
  ["entertainment", "/games/entertainment/offside/play-offside?section=4"],
] as const

describe.each(languages)("an offside round, in %s,", (language) => {
  test.each(tables)("reveals nothing early, in pages and data, in %s: %s", async (_, address) => {
    const play = placeIn(language, address)
    const { visitor, truth } = await begun(play, language)
    const { roundId } = seenOn(visitor.page)
    for (const place of places) {
      visitor.transcript.length = 0
      if (place > 0) await judgeOne(visitor, place, wordOn(truth, place, place % 2 === 0))
      expect(await openAsData(visitor, play)).toContain(roundId)
      await lookAround(visitor, play)
      expect(visitor.transcript.length).toBeGreaterThan(8)
      expect(secretsIn(visitor.transcript, truth)).toEqual([])
    }
  })

  test("shows unjudged statements alike, true or not", async () => {
    const { visitor, truth } = await begun(tables[0][1], language)
    expect(new Set(truth.statements.map((statement) => statement.true)).size).toBe(2)
    expect(new Set(shapesOn(visitor.page)).size).toBe(1)
    const left = await sendFields(visitor, tables[0][1], {
      [nameOf(1)]: "true",
      intent: "answer",
    })
    expect(left.status).toBe(422)
    expect(new Set(shapesOn(left).slice(1)).size).toBe(1)
    await judgeOne(await onPage(visitor, tables[0][1]), 4, wordOn(truth, 4, false))
    const shapes = shapesOn(visitor.page).filter((_, index) => index !== 3)
    expect(new Set(shapes).size).toBe(1)
  })

  test("reveals its secrets after the last judgement, by the same search", async () => {
    const { visitor, truth } = await begun(sets, language)
    visitor.transcript.length = 0
    const { path } = await judgeAll(visitor)
    await openAsData(visitor, path)
    expect(secretsIn(visitor.transcript, truth)).toEqual(dueAtTheEnd(truth))
  })
})

async function begun(play: string, language: Language) {
  const { visitor } = await registerStudent(site, language)
  visitor.transcript.length = 0
  const truth = truthOf(await visitor.open(play))
  return { visitor, truth }
}

/** Every other action of a player within a round, valid and invalid. */
async function lookAround(visitor: Visitor, play: string) {
  const { [nameOf(5)]: _, ...most } = judgements(visitor.page)
  const { roundId: round } = seenOn(visitor.page)
  await sendFields(visitor, play, { ...most, round, intent: "answer" })
  await sendAsData(visitor, play, { ...most, round, intent: "answer" })
  await sendFields(visitor, play, { intent: "judge", round })
  await sendFields(visitor, play, { intent: "cheat", round })
  for (const path of ["/games", "/answered-questions", play.slice(0, play.indexOf("/play-"))])
    await visitor.open(path)
  await openAsData(visitor, "/games")
  await visitor.open(`${play}&round=${round}`)
}

/** The explanation, and the keys of loader data that may appear only at the end. */
const dueAtTheEnd = ({ summary }: SeededStatements) => [summary, '"isTrue"', '"summary"']

const secretsIn = (heard: readonly RecordedReply[], truth: SeededStatements) =>
  linesIn(heard, [...dueAtTheEnd(truth), '"correctAnswer"', '"material"'])

/** The HTML of the statements without their own words and numbers. */
const shapesOn = ({ document }: Page) =>
  document.querySelectorAll("main fieldset").map((fieldset) => {
    const text = fieldset.querySelector("legend [dir]")?.innerHTML ?? ""
    return fieldset.outerHTML.replaceAll(text, "").replace(/statement-\d|>\d</g, "")
  })

async function onPage(visitor: Visitor, path: string): Promise<Visitor> {
  await visitor.open(path)
  return visitor
}
