import { expect, it } from "vitest"
import { isHintDue } from "./install-hint.tsx"

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

it("is due from the third round on until it was shown, however often a result is", () => {
  const storage = storing()
  const isDue = (id: string) => isHintDue(id, () => storage)
  expect(["a", "a", "b", "a"].map(isDue)).toEqual([false, false, false, false])
  expect(["c", "a", "d"].map(isDue)).toEqual([true, true, true])
  storage.setItem("rounds", "shown")
  expect(["a", "e", "f", "g"].map(isDue)).toEqual([false, false, false, false])
})

const refused = () => {
  throw new DOMException("", "SecurityError")
}

it("is not due where the browser stores nothing", () => {
  expect(isHintDue("a", refused)).toBe(false)
})
