import * as z from "zod"
import { endpoints } from "../../api/src/openapi/serve-document"

/** The values of parameters and fields that the school or a rule beyond the schema has to know; an id is that of nothing. */
export const known: Readonly<Record<string, unknown>> = {
  name: "7A",
  names: ["Sami Adel"],
  email: "nobody@school.example",
  password: "Brand-new-word-9",
  newPassword: "Brand-new-word-9",
  grade: "7",
  subject: "Math",
  subjects: ["Math"],
  chapter: "1",
  section: 3,
  code: "1234566",
  points: 10,
  goal: 5,
  timeZone: "Africa/Cairo",
  title: "Week 3",
  from: "2026-12-01T08:00",
  until: "2026-12-08T08:00",
  classId: "987654",
  classIds: ["987654"],
  content: { kind: "questions", rounds: [[987_654]] },
}

type Schema = z.core.JSONSchema.JSONSchema

/** The smallest body that a call accepts. */
export function bodyFor(path: string): unknown {
  const { method, body } = endpoints.find((each) => each.path === path) ?? { method: "GET" }
  if (method === "GET") return undefined
  return body ? sampleOf(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })) : {}
}

function sampleOf(schema: Schema, name = ""): unknown {
  const { type, properties = {}, required = [], items, minItems = 0, minLength = 1 } = schema
  const either = schema.anyOf ?? schema.oneOf ?? []
  const [one = {}] = either.filter((each) => each.type === "null").concat(either)
  if (one.type === "null") return null
  if (name in known) return known[name]
  if (either.length > 0) return sampleOf(one)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (type === "object")
    return Object.fromEntries(
      required.map((each) => [each, sampleOf(properties[each] as Schema, each)]),
    )
  if (type === "array") return Array.from({ length: minItems }, () => sampleOf(items as Schema))
  if (type === "string") return "7".repeat(minLength)
  return type === "boolean" ? false : Math.min(987_654, schema.maximum ?? Infinity)
}
