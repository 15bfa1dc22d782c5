import { expect, test } from "vitest"
import { measureHouse } from "./house"

const { lists } = measureHouse()
const withoutLines = (list: string) => (lists[list] ?? []).map((each) => each.replace(/:\d+ /, " "))

test("no module holds what a request has learned: it stands in its context", () => {
  expect(withoutLines("module-level WeakMaps")).toEqual([
    // By form element, in the browser.
    "app/connection/plain-forms.ts pressed",
    // By list of answers, which lives as long as the question.
    "game/answers/judge.ts known",
    // By given text, which lives as long as one judgement.
    "game/answers/notation/notation.ts readings",
  ])
})

test("what a route needs stands in its handle, not in a pattern of its address", () => {
  expect(lists["address patterns in app/server and app/session"]).toEqual([])
})

test("few files ask what the upstream offers", () => {
  expect(lists["files where capabilities are asked"]?.length).toBeLessThanOrEqual(15)
})
