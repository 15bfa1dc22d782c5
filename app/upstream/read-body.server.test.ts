import * as z from "zod"
import { expect, it } from "vitest"
import { endpoint } from "#contract/endpoint"
import { parseBody } from "./read-body.server"

const common = { method: "GET", path: "/names", auth: "none", safe: true, refusals: [] } as const
const names = endpoint({ ...common, ok: z.array(z.string().trim()) })
const lengths = endpoint({ ...common, ok: z.array(z.string().transform((text) => text.length)) })
const json = "application/json"

it("parses a text once for each schema", () => {
  const first = parseBody(names, '[" a "]', json)
  expect(first.data).toEqual(["a"])
  expect(parseBody(names, '[" a "]', json).data).toBe(first.data)
  expect(parseBody(lengths, '[" a "]', json).data).toEqual([3])
  expect(parseBody(names, '[" a "]', json).data).toEqual(["a"])
})

it("does not remember authenticated calls, or texts that the schema rejects", () => {
  const own = endpoint({ ...names, auth: "bearer" })
  expect(parseBody(own, '["b"]', json).data).not.toBe(parseBody(own, '["b"]', json).data)
  expect(parseBody(names, "[1]", json).success).toBe(false)
  expect(parseBody(names, "[1]", json).success).toBe(false)
})

it("forgets the oldest of many texts", () => {
  const { data } = parseBody(names, '["old"]', json)
  for (let each = 0; each < 64; each += 1) parseBody(names, `["${each}"]`, json)
  expect(parseBody(names, '["old"]', json).data).not.toBe(data)
})
