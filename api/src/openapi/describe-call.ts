import * as z from "zod"
import type { Endpoint } from "#contract/endpoint"
import { internalHeaders } from "#platform/internal-headers"
import { attemptHeader } from "#contract/words"

const meanings: Readonly<Record<number, string>> = {
  400: "Bad input, in words.",
  401: "No token, or one that has expired.",
  403: "Not open to the caller's role.",
  404: "Nothing found.",
  405: "Not this method.",
  409: "Somebody has decided before.",
  413: "Larger than an upload may be.",
  415: "No form with a file, or no picture by its bytes.",
  429: "Too many tries.",
  503: "Too busy right now.",
}

export function describeCall(area: string, name: string, endpoint: Endpoint): Json {
  const { params, headers, query, body, multipart, roles } = endpoint
  const who = [
    roles ? `For ${roles.join(", ")}.` : "For everybody, signed in or not.",
    endpoint.confirmedOnly ? "Not for a teacher who waits to be confirmed." : "",
    endpoint.relation ? `Only for the ${endpoint.relation}; others get a 404.` : "",
  ]
    .filter(Boolean)
    .join(" ")
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    description: endpoint.safe ? who : `${who} Calling it again can change something.`,
    security: getSecurity(endpoint),
    parameters: [
      ...parametersIn("path", params),
      ...parametersIn("query", query),
      ...parametersIn("header", headers),
      { $ref: "#/components/parameters/language" },
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [multipart ? "multipart/form-data" : "application/json"]: { schema: toSchema(body) },
            },
          },
        }
      : {}),
    responses: toResponses(name, endpoint),
  }
}

function getSecurity({ auth, roles }: Endpoint): Json[] {
  if (auth === "none" && !roles) return []
  const known: Json[] = [{ bearer: [] }, { accessCookie: [] }]
  return roles ? known : [{}, ...known]
}

function parametersIn(
  location: "path" | "query" | "header",
  schema: z.ZodType | undefined,
): Json[] {
  if (!schema) return []
  const { properties, required } = toSchema(schema)
  const names = Array.isArray(required) ? required : []
  return Object.entries(Object(properties)).map(([name, described]) => ({
    name,
    in: location,
    required: location === "path" || names.includes(name),
    schema: described,
  }))
}

function toResponses(name: string, { ok, refusals, problemAs = "text" }: Endpoint): Json {
  const content = { "application/json": { schema: toSchema(ok) } }
  const drawn = {
    [attemptHeader]: {
      description: "What the API calls the question that it issued.",
      schema: { type: "string" },
    },
  }
  const done = {
    description: "Done.",
    ...(name.endsWith("Question") && !name.startsWith("make") ? { headers: drawn } : {}),
    content,
  }
  const refused = refusals.map((status) => [String(status), toRefusal(status, problemAs)] as const)
  const others = { description: "Any other failure; its body is a text.", headers: { ...traced } }
  return { "200": done, ...Object.fromEntries(refused), default: others }
}

const traced = {
  [internalHeaders.requestId]: {
    description: "What the request is called in the log.",
    schema: { type: "string" },
  },
}

const toRefusal = (status: number, problemAs: "text" | "object"): Json => ({
  description: meanings[status] ?? "Refused.",
  headers: {
    ...traced,
    ...(status === 429 || status === 503
      ? { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } }
      : {}),
  },
  content: { "application/json": { schema: { $ref: `#/components/schemas/${problemAs}Problem` } } },
})

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
