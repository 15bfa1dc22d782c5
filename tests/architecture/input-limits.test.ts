import { expect, test } from "vitest"
import { endpoints } from "../../api/src/openapi/serve-document"
import { type Json, toSchema } from "../../api/src/openapi/describe-call"

const parts = ["params", "query", "headers", "body"] as const

/** A pattern without `*`, `+` and `{n,}` matches texts of a limited length only. */
const isBounded = (pattern: string) =>
  !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, "x").replace(/\(\?[!=][^)]*\)/g, ""))

/** The places of texts and lists without a greatest length. */
function unlimited(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each, at) => unlimited(each, `${place}.${at}`))
  if (typeof node !== "object" || node === null) return []
  const {
    type,
    maxLength,
    maxItems,
    enum: among,
    const: only,
    pattern,
    contentMediaType,
  } = Object(node) as Json
  const isLimited =
    maxLength !== undefined ||
    among !== undefined ||
    only !== undefined ||
    contentMediaType !== undefined ||
    (typeof pattern === "string" && isBounded(pattern))
  const types = [type].flat()
  const here =
    (types.includes("string") && !isLimited) || (types.includes("array") && maxItems === undefined)
  return [
    ...(here ? [place] : []),
    ...Object.entries(node).flatMap(([name, value]) => unlimited(value, `${place}.${name}`)),
  ]
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s limits every text and every list that it reads",
  (_, endpoint) => {
    const found = parts.flatMap((part) => {
      const schema = endpoint[part]
      return schema ? unlimited(toSchema(schema), part) : []
    })
    expect(found).toEqual([])
  },
)
