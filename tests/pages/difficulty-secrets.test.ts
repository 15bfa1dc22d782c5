import { describe, expect, inject, test } from "vitest"
import { openAsData, sendAsData, sendFields } from "../support/data-requests"
import { answers, nameOf, seenOn, sendAnswers, truthOf } from "../support/difficulty-page"
import type { SeededItem } from "../support/seeded.mjs"
import { registerStudent } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { linesIn, wordsIn } from "../support/transcript"
import type { RecordedReply } from "../support/transcript"
import type { Visitor } from "../support/visitor"
import { languages, type Language, placeIn } from "../support/words"

const site = inject("site")

const tables = [
  ["education", "/games/education/difficulty/play-difficulty?subject=Geography&chapter=1"],
  ["education", "/games/education/difficulty/play-difficulty?subject=History&chapter=2"],
  ["entertainment", "/games/entertainment/difficulty/play-difficulty?section=2"],
] as const

describe.each(languages)("a difficulty round, in %s,", (language) => {
  test.each(tables)("reveals no answer early, in pages and data, in %s: %s", async (_, address) => {
    const play = placeIn(language, address)
    const { visitor, secrets } = await begun(play, language)
    expect(secretsIn(visitor.transcript, secrets)).toEqual([])
    await lookAround(visitor, play)
    expect(visitor.transcript.length).toBeGreaterThan(12)
    expect(secretsIn(visitor.transcript, secrets)).toEqual([])
  })

  test("reveals all answers after the verdicts, by the same search", async () => {
    const { visitor, secrets } = await begun(tables[0][1], language)
    const values = answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] })
    visitor.transcript.length = 0
    const { path } = await sendAnswers(visitor, values)
    await openAsData(visitor, path)
    expect(secretsIn(visitor.transcript, secrets)).toEqual([...secrets, ...names])
  })
})

async function begun(play: string, language: Language) {
  const { visitor } = await registerStudent(site, language)
  visitor.transcript.length = 0
  await visitor.open("/about")
  const elsewhere = [...visitor.transcript]
  visitor.transcript.length = 0
  const items = truthOf(await visitor.open(play))
  // An answer may be a word of every page: `translation` is in the address of the translations.
  const secrets = wordsNotAsked(items).filter((word) => wordsIn(elsewhere, [word]).length === 0)
  expect(secrets.length).toBeGreaterThan(1)
  return { visitor, secrets }
}

/** Every other action of a player within a round, valid and invalid. */
async function lookAround(visitor: Visitor, play: string) {
  const { roundId: round } = seenOn(visitor.page)
  const typed = { [nameOf(1)]: wrongAnswer, round }
  expect(await openAsData(visitor, play)).toContain(round)
  await sendFields(visitor, play, { ...typed, intent: "answer" })
  await sendFields(visitor, play, { ...typed, intent: "keep" })
  await sendFields(visitor, play, { ...typed, intent: "cheat" })
  await sendFields(visitor, play, { ...typed, [nameOf(2)]: "x".repeat(501), intent: "answer" })
  for (const intent of ["answer", "keep", "cheat"])
    await sendAsData(visitor, play, { ...typed, intent })
  for (const path of ["/games", "/answered-questions", play.slice(0, play.indexOf("/play-"))])
    await visitor.open(path)
  await openAsData(visitor, "/games")
  await visitor.open(`${play}&round=${round}`)
}

/** The first answer to each item, except numbers and answers that an item itself contains. */
function wordsNotAsked(items: readonly SeededItem[]): string[] {
  const asked = items.map(({ question }) => question.toLowerCase()).join(" ")
  return items
    .map(({ answer }) => answer)
    .filter((answer) => /\p{L}{3}/u.test(answer) && !asked.includes(answer.toLowerCase()))
}

/** The keys under which loader data would contain the answers. */
const names = ['"correctAnswer"', '"isRight"']

const secretsIn = (heard: readonly RecordedReply[], secrets: readonly string[]) => [
  ...wordsIn(heard, secrets),
  ...linesIn(heard, names),
]
