import { expect, test } from "vitest"
import * as z from "zod"
import { formatted } from "../../scripts/launch/format.mjs"
import { toSchema } from "../../api/src/openapi/describe-call"
import { ourCalls } from "../../contract/our-calls"
import { ourCallsDocument, ourTexts } from "./our-calls"
import { toShape } from "./shapes"
import { root } from "./sources"

test("docs/our-calls.md is what the contract says; -u writes it", async () => {
  const file = `${root}/docs/our-calls.md`
  await expect(await formatted(file, ourCallsDocument())).toMatchFileSnapshot(file)
})

test("each text beside the contract is about a capability, and each capability has one", () => {
  const expected = [...ourCalls, "introduction", "fields"]
  expect(ourTexts().toSorted()).toEqual(expected.toSorted())
})

test("a schema is written in a short notation", () => {
  const schema = z.object({
    name: z.string().min(1).max(60),
    level: z.number().int().min(1).max(5).nullish(),
    kinds: z.array(z.enum(["one", "two"])).max(3),
    counts: z.record(z.string(), z.number().int().nonnegative()),
    isOpen: z.literal(true),
  })
  expect(toShape(toSchema(schema))).toBe(
    [
      "{",
      "  name: text (1 to 60),",
      "  level?: integer (1 to 5) | null,",
      '  kinds: ["one" | "two"] (0 to 3),',
      "  counts: {[name]: integer},",
      "  isOpen: true,",
      "}",
    ].join("\n"),
  )
})
