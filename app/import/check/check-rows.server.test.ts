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
  ["Exact", "0", []],
  ["Exact", "", []],
  ["Exact", "perhaps", ["perhaps"]],
])(
  "reads whether an answer counts exactly from a column %s with %j",
  async (name, cell, values) => {
    expect(await read(name, cell)).toEqual([[], values])
  },
)
