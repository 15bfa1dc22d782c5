import { expect, it, test } from "vitest"
import { wireGames } from "#contract/words"
import { createTranslator } from "#app/i18n/translator.server"
import { rateFit } from "#app/import/sheet/columns.server"
import { viewRow, pageBytes, withinBytes } from "./row-view.server"

const { t } = await createTranslator("en")

it("names the empty cells of a row together, and each wrong cell alone", async () => {
  const layout = (await rateFit(["Question", "Hint 1", "Hint 2", "Answer", "Explanation"]))?.layout
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
  expect(
    viewRow(layout, row, t, { canBeExact: true }).errors.map(({ header, cell }) => [header, cell]),
  ).toEqual([
    ["Hint 1, Hint 2", ""],
    ["Answer", "#NAME?"],
  ])
})

it("warns that the upstream ignores a yes of the column Exact", async () => {
  const layout = (await rateFit(["Question 1", "Answer 1", "Exact 1", "Exact 2", "Exact 3"]))
    ?.layout
  if (!layout) throw new Error("The header is known.")
  const item = { question: "Past?", answer: "went", summary: "Irregular.", difficultyLevel: 0 }
  const questions = [{ ...item, exact: true }, item, { ...item, exact: true }]
  const body = { game: "DifficultyLevel", questions } as const
  const row = { number: 2, cells: ["Past?", "went", "yes", "no", "x"], errors: {}, draft: null }
  const question = { placement: { userId: "1", grade: "7", chapter: "1" }, body }
  const warned = (canBeExact: boolean) =>
    viewRow(layout, { ...row, question }, t, { canBeExact }).warnings.map(({ header }) => header)
  expect(warned(false)).toEqual(["Exact 1", "Exact 3"])
  expect(warned(true)).toEqual([])
})

it("warns of what spreadsheets make of fractions and of long numbers", async () => {
  const header = ["Question", "Hint 1", "Hint 2", "Hint 3", "Answer", "Explanation"]
  const layout = (await rateFit(header))?.layout
  if (!layout) throw new Error("The header is known.")
  const cells = ["On 1 Feb?", "01-Feb", "٣", "Mar-04", "1.23457E+11", "01-فبراير"]
  const question = {
    placement: { userId: "1", grade: "7", chapter: "1" },
    body: { game: wireGames.offside, question: "", hints: [], answer: "", summary: "" },
  }
  const row = { number: 2, cells, errors: {}, question, draft: null }
  const { warnings } = viewRow(layout, row, t, { canBeExact: true })
  expect(warnings.map(({ header: of }) => of)).toEqual([
    "Hint 1",
    "Hint 3",
    "Answer",
    "Explanation",
  ])
})

it("warns of a character reference and of TeX, which pupils would see as it stands", async () => {
  const layout = (await rateFit(["Question", "Hint 1", "Hint 2", "Answer", "Explanation"]))?.layout
  if (!layout) throw new Error("The header is known.")
  const cells = [
    "x &lt; 5 & y?",
    "R&D; $5 and $6",
    "Two&#160;words",
    String.raw`\frac{1}{2}`,
    "$x^2$",
  ]
  const question = {
    placement: { userId: "1", grade: "7", chapter: "1" },
    body: { game: wireGames.offside, question: "", hints: [], answer: "", summary: "" },
  }
  const row = { number: 2, cells, errors: {}, question, draft: null }
  expect(viewRow(layout, row, t, { canBeExact: true }).warnings).toEqual([
    { header: "Question", cell: cells[0], text: t("make.warnings.source", { source: "&lt;" }) },
    { header: "Hint 2", cell: cells[2], text: t("make.warnings.source", { source: "&#160;" }) },
    { header: "Answer", cell: cells[3], text: t("make.warnings.source", { source: "\\frac" }) },
    { header: "Explanation", cell: cells[4], text: t("make.warnings.source", { source: "$x^2$" }) },
  ])
})

const inHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
/** The data of a page is JSON in a JSON text in a script. */
const inData = (text: string) =>
  JSON.stringify(JSON.stringify(text)).replace(/[<>&\u2028\u2029]/g, "\\\\uXXXX")

test.each(["a", "ع", "漢", "👩‍👧", "<", "&", '"', "\\", "'", "\n", "\0", "\u2028", "ﷺ"])(
  "counts no fewer bytes for %j than a page takes",
  (sign) => {
    const text = sign.repeat(100)
    const bytes = Buffer.byteLength(inHtml(text)) + Buffer.byteLength(inData(text))
    expect(pageBytes(text) + 20).toBeGreaterThanOrEqual(bytes)
  },
)

test("takes the first entries that fit together", () => {
  expect(withinBytes([3, 3, 3, 1], 9, (size) => size)).toEqual([3, 3, 3])
  expect(withinBytes([3, 3, 3, 1], 8, (size) => size)).toEqual([3, 3])
  expect(withinBytes([3, 3], 8, (size) => size)).toEqual([3, 3])
  expect(withinBytes([], 8, (size: number) => size)).toEqual([])
})
