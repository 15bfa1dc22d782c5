import { expect, it } from "vitest"
import type { BookOfWork } from "#contract/classes/book"
import { createTranslator } from "#app/i18n/translator.server"
import { bookFiles, sayPlayed } from "./book.server"

const asked = (questionID: string, column: number): BookOfWork["questions"][number] => ({
  questionID,
  question: `Question ${questionID}`,
  answer: "Cairo",
  column,
  right: 0,
  wrong: 0,
  blank: 0,
  hands: null,
  isRanked: false,
  wrongAnswers: [],
})

const book: BookOfWork = {
  workId: "1",
  title: "Week 3",
  classId: "1",
  className: "7A",
  timeZone: "UTC",
  from: "2026-12-01T06:00:00.000Z",
  until: "2026-12-08T06:00:00.000Z",
  rounds: 2,
  pupils: [],
  questions: [asked("3", 1), asked("1", 0), asked("2", 1)],
  accepted: 0,
}

it("a file names a round by its question, and a set by its place alone", async () => {
  const [header] = bookFiles.get("pupils")?.(book, await createTranslator("en")) ?? []
  expect(header?.slice(-2)).toEqual(["Round 1: Question 1", "Round 2"])
})

const say = async (language: "en" | "ar", cells: Parameters<typeof sayPlayed>[0]) =>
  sayPlayed(cells, "Asia/Riyadh", await createTranslator(language))?.replaceAll(
    /[\u2066-\u2069\u200F]/g,
    "",
  ) ?? null

it("says when a work was played by the clock of the class, from the first answer to the last", async () => {
  const cell = { mark: "right", isLate: false, right: 1, of: 1, hints: 5, seconds: null } as const
  const cells = [null, "2026-10-03T13:40:00.000Z", "2026-10-03T13:10:00.000Z"].map(
    (answeredAt) => ({ ...cell, answeredAt, answers: [] }),
  )
  expect(await say("en", cells)).toBe("Played 3 Oct 2026, 16:10–16:40")
  expect(await say("ar", cells)).toMatch(/^وقت اللعب: .*4:10–4:40 م$/)
  expect(await say("en", [])).toBeNull()
})
