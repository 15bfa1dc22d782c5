import { expect, it } from "vitest"
import { createCellReader } from "#app/import/check/check-rows.server"
import { rateFit } from "#app/import/sheet/columns.server"

const header = ["Question", "Hint 1", "Hint 2", "Hint 3", "Hint 4", "Hint 5", "Answer"]

const read = async (name: string, cell: string) => {
  const layout = (await rateFit([...header, name]))?.layout
  if (!layout) throw new Error("no layout")
  const fields = (await createCellReader()).fieldsOf(layout, [...header, cell])
  return [layout.unknown, fields.getAll("exact")]
}

it.each([
  ["Exact", "yes", ["on"]],
  ["Exactly as written", "Yes", ["on"]],
  ["حرفيًّا", "نعم", ["on"]],
  ["حرفيا", "١", ["on"]],
  ["كما هي مكتوبة", "صواب", ["on"]],
  ["Exact", "TRUE", ["on"]],
  ["Exact", "1", ["on"]],
  ["Exact", "no", []],
  ["Exact", "لا", []],
  ["Exact", "FALSE", []],
  ["Exact", "صحيح", ["on"]],
  ["Exact", "0", []],
  ["Exact", "", []],
  ["Exact", "perhaps", ["perhaps"]],
])(
  "reads whether an answer counts exactly from a column %s with %j",
  async (name, cell, values) => {
    expect(await read(name, cell)).toEqual([[], values])
  },
)

it.each([
  ["1, 3, 5", ["1", "3", "5"]],
  ["١، ٣ و٥", ["1", "3", "5"]],
  ["1-3-5", ["1", "3", "5"]],
  ["Statements 1 and 3", ["1", "3"]],
  ["\u200f135", ["1", "3", "5"]],
  ["1–3", ["?1–3"]],
  ["1 to 3", ["?1 to 3"]],
  ["03-Jan", ["?03-Jan"]],
  ["all but 2", ["?all but 2"]],
  ["TRUE", ["?TRUE"]],
])("reads which statements are true from %j", async (cell, values) => {
  const layout = (await rateFit(["Statement 1", "Statement 2", "True statements"]))?.layout
  if (!layout) throw new Error("no layout")
  const fields = (await createCellReader()).fieldsOf(layout, ["a", "b", cell])
  expect(fields.getAll("correct")).toEqual(values)
})

it("reads answers in lines of a cell as several", async () => {
  const layout = (await rateFit([...header, "Never right"]))?.layout
  if (!layout) throw new Error("no layout")
  const cells = ["a", "b", "c", "d", "e", "f", "Cairo\nAl-Qahira", "Giza \n Luxor"]
  const fields = (await createCellReader()).fieldsOf(layout, cells)
  expect(fields.get("answer")).toBe("Cairo | Al-Qahira")
  expect(fields.get("wrongAnswers")).toBe("Giza | Luxor")
})

it("reads a level behind an invisible sign", async () => {
  const layout = (await rateFit(["Question 1", "Answer 1", "Level 1"]))?.layout
  if (!layout) throw new Error("no layout")
  const fields = (await createCellReader()).fieldsOf(layout, ["a", "b", "\u200f٢"])
  expect(fields.get("questions[0].difficultyLevel")).toBe("1")
})
