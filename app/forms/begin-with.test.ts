import { expect, it } from "vitest"
import { beginWith } from "./begin-with"

it("puts the values of fields where a form looks for them", () => {
  const typed = {
    grade: "7",
    correct: ["1", "3"],
    "hints[1]": "second",
    "hints[0]": "first",
    "items[0].question": "Why?",
    "items[0].answer": "Because",
  }
  expect(beginWith(typed)).toEqual({
    grade: "7",
    correct: ["1", "3"],
    hints: ["first", "second"],
    items: [{ question: "Why?", answer: "Because" }],
  })
})

it("leaves a place empty of which nothing is known", () => {
  expect(beginWith({ "hints[2]": "third" })["hints"]).toEqual([undefined, undefined, "third"])
})
