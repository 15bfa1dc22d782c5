import { expect, it, vi } from "vitest"
import { tryAnswers } from "./try-answers.server"

const answer = {
  prefix: "",
  question: "Which sea?",
  answer: "Red Sea",
  exact: false,
  wrongAnswers: ["Dead Sea"],
}

/** The call of the API with which an author of a category tries answers, and the outcome. */
async function askedBy(category: "education" | "entertainment", placement: object | null) {
  const judge = vi.fn(async ({ tries }: { tries: readonly string[] }) => ({
    status: 200,
    body: tries.map(() => ({ right: true, reason: "one of a later version" })),
  }))
  const authoring = { tryEducationAnswers: judge, tryEntertainmentAnswers: judge }
  const author = Object.assign(Object.create(null), {
    category,
    context: { upstream: { authoring } },
  })
  const typed = new FormData()
  typed.set("tries", "red sea\r\n the sea \n\nred sea")
  typed.set("language", "en")
  const resolved = Object.create(null)
  Object.assign(resolved, placement ? { placement } : { errors: {} })
  const outcome = await tryAnswers([answer], { author, typed, error: {}, resolved })
  return { asked: judge.mock.lastCall, outcome }
}

const body = {
  question: "Which sea?",
  answer: "Red Sea",
  wrongAnswers: ["Dead Sea"],
  language: "en",
}

it.each([
  [
    "a teacher's grade",
    "education",
    { userId: "7", grade: 7, chapter: "Sets" },
    { ...body, grade: 7 },
  ],
  [
    "an admin's grade and subject",
    "education",
    { userId: "7", grade: 7, subject: "Math", chapter: "Sets" },
    { ...body, grade: 7, subject: "Math" },
  ],
  ["a section", "entertainment", { section: 3 }, { ...body, section: 3 }],
  ["no placement", "education", null, body],
] as const)("sends each answer once, with %s", async (_, category, placement, expected) => {
  const { asked } = await askedBy(category, placement)
  expect(asked).toEqual([{ ...expected, tries: ["red sea", "the sea"] }])
})

it("shows a verdict without its reason when this version does not know the reason", async () => {
  const { outcome } = await askedBy("education", null)
  expect(outcome.tried).toEqual({
    tries: [
      { text: "red sea", isRight: true, reason: null },
      { text: "the sea", isRight: true, reason: null },
    ],
  })
})
