import { expect, it } from "vitest"
import { beginWith } from "./begin-with"

it("turns field names into the nested values of a form", () => {
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

it("leaves missing items of a list undefined", () => {
  expect(beginWith({ "hints[2]": "third" })["hints"]).toEqual([undefined, undefined, "third"])
})
