import { expect, it } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { getLayout } from "#app/import/sheet/columns.server"
import { viewRow } from "./row-view.server"

const { t } = await createTranslator("en")

it("names the empty cells of a row together, and each wrong cell alone", async () => {
  const layout = await getLayout(["Question", "Hint 1", "Hint 2", "Answer", "Explanation"])
  if (!layout) throw new Error("The header is known.")
  const [empty, long] = [
    [{ key: "errors.required" }],
    [{ key: "errors.import.sheetError" }],
  ] as const
  const errors = { "hints[0]": empty, answer: long, "hints[1]": empty }
  const row = {
    number: 2,
    cells: ["Which?", "", "", "#NAME?", "So."],
    errors,
    question: null,
    draft: null,
  }
  expect(viewRow(layout, row, t).errors.map(({ header, cell }) => [header, cell])).toEqual([
    ["Hint 1, Hint 2", ""],
    ["Answer", "#NAME?"],
  ])
})
