import * as z from "zod"

export type Json = Readonly<Record<string, unknown>>

/**
 * The JSON on the wire as JSON Schema: the input side of a schema, before its transforms. Limits that hold
 * after cleaning are described in words.
 */
export function toSchema(schema: z.ZodType): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: "input",
    // A file is the only value in the contract that is not JSON.
    unrepresentable: () => ({ type: "string", contentMediaType: "application/octet-stream" }),
    override: ({ zodSchema, jsonSchema }) => {
      const words = zodSchema instanceof z.ZodPipe ? toWords(zodSchema) : ""
      if (words) jsonSchema.description = words
    },
  })
  return described
}

function toWords({ out }: z.ZodPipe): string {
  if (!(out instanceof z.ZodType) || out instanceof z.ZodTransform) return ""
  const { minLength, maxLength, minimum, maximum } = z.toJSONSchema(out, { unrepresentable: "any" })
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters, once cleaned.`
  return maximum === undefined ? "" : `${minimum ?? 0} to ${maximum}.`
}
