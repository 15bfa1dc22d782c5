import { getZodConstraint } from "@conform-to/zod/v4"
import { expect, it } from "vitest"
import * as z from "zod"
import { fieldNames } from "./read-fields.server"

const item = z.object({ answer: z.string(), level: z.enum(["0", "1"]) })
const schema = z.object({
  title: z.string().optional(),
  hints: z.tuple([z.string(), z.string()]),
  items: z.tuple([item, item]),
  right: z.array(z.string()),
})

it("lists the name of each field of a schema, but not of a group of fields", () => {
  expect(fieldNames(getZodConstraint(schema))).toEqual([
    "title",
    "hints[0]",
    "hints[1]",
    "items[0].answer",
    "items[0].level",
    "items[1].answer",
    "items[1].level",
    "right",
  ])
})
