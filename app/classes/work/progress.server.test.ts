import { expect, test } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { sayProgress } from "./progress.server"

const i18n = await createTranslator("en")

test.each([
  [{ pupils: 6, began: 4, finished: 2 }, "2 done · 2 begun · 2 not begun"],
  [{ pupils: 6, began: 0, finished: 0 }, "0 done · 0 begun · 6 not begun"],
  // Those who have left the class are counted too.
  [{ pupils: 2, began: 3, finished: 3 }, "2 done · 0 begun · 0 not begun"],
])("says of %j that %s", (counts, said) => {
  expect(sayProgress(counts, i18n)).toBe(said)
})
