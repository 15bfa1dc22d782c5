import { expect, it } from "vitest"
import { isThirdRound } from "./install-hint.tsx"

function storing(): Storage {
  const values = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    removeItem: (key) => values.delete(key),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }
}

it("is the third round once, however often a result is shown", () => {
  const storage = storing()
  const shown = ["a", "a", "b", "a", "c", "c", "d", "a"].map((id) =>
    isThirdRound(id, () => storage),
  )
  expect(shown).toEqual([false, false, false, false, true, false, false, false])
})

const refused = () => {
  throw new DOMException("", "SecurityError")
}

it("is none where the browser stores nothing", () => {
  expect(isThirdRound("a", refused)).toBe(false)
})
