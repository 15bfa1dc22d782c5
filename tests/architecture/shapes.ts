import type { Json } from "../../api/src/openapi/describe-call"

const widest = 100

/** A JSON Schema in a short notation, `{name: text (1 to 60), level?: integer | null}`, as read by people. */
export function toShape(schema: unknown, indent = ""): string {
  const described = Object(schema)
  const options = described.anyOf ?? described.oneOf
  if (Array.isArray(options))
    return `${distinct(options.map((each) => toShape(each, indent)))}${words(described)}`
  if (Array.isArray(described.type))
    return distinct(described.type.map((type: unknown) => toShape({ ...described, type }, indent)))
  if (Array.isArray(described.enum)) return described.enum.map(quoted).join(" | ")
  if ("const" in described) return quoted(described.const)
  if (described.type === "object") return objectShape(described, indent)
  if (described.type === "array") return listShape(described, indent)
  return scalarShape(described)
}

const quoted = (value: unknown) => JSON.stringify(value)

function objectShape({ properties, required, additionalProperties }: Json, indent: string): string {
  const needed = Array.isArray(required) ? required : []
  const deeper = `${indent}  `
  const fields = Object.entries(Object(properties)).map(
    ([name, field]) => `${name}${needed.includes(name) ? "" : "?"}: ${toShape(field, deeper)}`,
  )
  if (fields.length === 0 && additionalProperties)
    return `{[name]: ${toShape(additionalProperties, deeper)}}`
  const line = `{${fields.join(", ")}}`
  const isShort = line.length + indent.length <= widest && !line.includes("\n")
  return isShort ? line : `{\n${fields.map((field) => `${deeper}${field},\n`).join("")}${indent}}`
}

function listShape({ items, prefixItems, minItems, maxItems }: Json, indent: string): string {
  const elements = Array.isArray(prefixItems) ? prefixItems : [items]
  const shapes = elements.map((each) => toShape(each, indent)).join(", ")
  return `[${shapes}]${range(minItems, maxItems)}`
}

function scalarShape({ type, ...schema }: Json): string {
  const limits = words(schema)
  if (type === "string") return `text${limits || range(schema.minLength, schema.maxLength)}`
  if (type === "integer" || type === "number")
    return `${type}${limits || range(schema.minimum, schema.maximum)}`
  return `${typeof type === "string" ? type : "anything"}${limits}`
}

const distinct = (shapes: readonly string[]) => [...new Set(shapes)].join(" | ")

/** The limits that a schema says in words, because they hold after cleaning. */
const words = ({ description }: Json) =>
  typeof description === "string" ? ` (${description.replace(/\.$/, "")})` : ""

/** ` (1 to 5)`; nothing where only the limits of whole numbers in JavaScript are known. */
function range(least: unknown, most: unknown): string {
  const from = typeof least === "number" && least > Number.MIN_SAFE_INTEGER ? least : null
  const to = typeof most === "number" && most < Number.MAX_SAFE_INTEGER ? most : null
  if (to !== null) return from === to ? ` (${to})` : ` (${from ?? 0} to ${to})`
  return from === null || from === 0 ? "" : ` (at least ${from})`
}
