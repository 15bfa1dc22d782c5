import { expect, it } from "vitest"
import { wireGames, type ReviewReason } from "#contract/words"
import { createTranslator } from "#app/i18n/translator.server"
import { toOwnEntries } from "./own-questions.server"

const rejected = (questionID: string, templates: readonly ReviewReason[], reason = "") => ({
  questionID,
  setId: "7",
  game: wireGames.difficulty,
  question: `Item ${questionID}?`,
  answer: "yes",
  summary: "",
  hints: [],
  wrongAnswers: [],
  gradeName: "Grade 7",
  subjectName: "Math",
  chapterName: "Sets",
  createdAt: "2026-05-10T10:00:00Z",
  decidedAt: "2026-05-10T11:00:00Z",
  status: "rejected" as const,
  isNew: true,
  reason,
  templates: [...templates],
})

it("shows every reason when the questions of a set were rejected for different reasons", async () => {
  const questions = [
    rejected("1", ["spelling"]),
    rejected("2", ["unclear"]),
    rejected("3", ["spelling"]),
    rejected("4", ["unclear"], "See page 4."),
  ]
  const entries = toOwnEntries(questions, Date.now(), await createTranslator("en"))
  expect(entries.map(({ ids }) => ids)).toEqual([["1", "3"], ["2"], ["4"]])
  expect(new Set(entries.map(({ reason }) => reason)).size).toBe(3)
})
