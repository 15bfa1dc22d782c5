import { expect, it } from "vitest"
import { isAnswering, toUnsaved } from "./answer-form"

const view = (
  phase: "ask" | "closing" | "judging",
  typed: string,
  saved = "",
  isOffside = false,
) => ({
  room: { phase, item: { game: isOffside ? ("offside" as const) : ("five-hints" as const) } },
  player: { mine: { counted: saved === "" ? null : { text: saved } } },
  draft: typed === "" ? null : { text: typed, marks: typed },
  isChanging: false,
})
const refused = {
  error: "errors.play.notSaved",
  number: 1,
  draft: { text: "Nile", marks: "------" },
} as const

it("keeps what was typed when the bell rings, as long as it is taken", () => {
  expect(isAnswering(view("ask", "Nile"))).toBe(true)
  expect(isAnswering(view("closing", "Nile"))).toBe(true)
  expect(isAnswering(view("closing", ""), refused)).toBe(true)
  expect(toUnsaved(view("closing", "Nile", "Congo"))?.text).toBe("Nile")
  expect(isAnswering(view("closing", "1-----", "", true))).toBe(true)
})

it("shows no form after the bell for what is saved, nor once that is over", () => {
  expect(isAnswering(view("closing", "Nile", "Nile"))).toBe(false)
  expect(isAnswering(view("closing", "------", "", true))).toBe(false)
  expect(isAnswering(view("closing", ""))).toBe(false)
  expect(isAnswering(view("judging", "Nile"), refused)).toBe(false)
})
