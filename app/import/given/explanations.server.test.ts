import { expect, test } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { findHeader } from "#app/import/sheet/columns.server"
import { readSheet } from "#app/import/sheet/sheet.server"
import { explanationName, readExplanations, withExplanations } from "./explanations.server"

const { t } = await createTranslator("en")

/** The rows of a sheet without explanations, with those of a form. */
async function explained(fields: Readonly<Record<string, string>>) {
  const text = "Grade,Question,Hint 1,Hint 2,Answer\n7,Which?,a,b,Saturn\n7,What?,c,d,Mars"
  const header = await findHeader(text)
  const read = header && readSheet(text, header.row)
  if (!read || "error" in read) return []
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const parts = [{ layout: header.layout, rows: read.sheet.rows }]
  return withExplanations(parts, readExplanations(form), t)
}

test("explanations of a form fill the column that the file lacks, row by row", async () => {
  const [part] = await explained({ [explanationName(3, "summary")]: "It is red." })
  expect(part?.layout.headers?.at(-1)).toBe("Explanation")
  expect(part?.rows.map(({ cells }) => cells.at(-1))).toEqual(["", "It is red."])
})

test.each(["why 2 answer", "why x summary", "why 2 summary2", "why 2", "text"])(
  "a field called %j is none",
  async (name) => {
    const [part] = await explained({ [name]: "x" })
    expect(part?.layout.columns).toHaveLength(5)
  },
)

test("a text of spaces is none, and a long one is cut", async () => {
  const form = new FormData()
  form.append(explanationName(2, "summary"), "  ")
  form.append(explanationName(3, "questions[5].summary"), "x".repeat(100_000))
  expect([...readExplanations(form)].map(([name, text]) => [name, text.length])).toEqual([
    ["why 3 questions[5].summary", 1200],
  ])
})
