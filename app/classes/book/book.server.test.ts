import { expect, it } from "vitest"
import type { BookOfWork } from "#contract/classes/book"
import { createTranslator } from "#app/i18n/translator.server"
import { bookFiles } from "./book.server"

const asked = (questionID: string, column: number): BookOfWork["questions"][number] => ({
  questionID,
  question: `Question ${questionID}`,
  answer: "Cairo",
  column,
  right: 0,
  wrong: 0,
  blank: 0,
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
