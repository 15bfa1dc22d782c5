import type { Endpoint, Parsed } from "#contract/endpoint"
import type * as z from "zod"
import { Refusal } from "../reply"
import { readJson, readMultipart, type RequestParts } from "./read-body"
import { sentenceOfIssue } from "./sentence-of-issue"

export interface Input<E extends Endpoint> {
  readonly params: Parsed<E, "params">
  readonly headers: Parsed<E, "headers">
  readonly query: Parsed<E, "query">
  readonly body: Parsed<E, "body">
}

interface Raw {
  readonly request: RequestParts
  readonly params: Readonly<Record<string, string>>
}

/**
 * Parses the parts that the contract defines for a call; a part that it does not define is not read. The first
 * signature states what the schemas guarantee.
 */
export async function readInput<E extends Endpoint>(endpoint: E, raw: Raw): Promise<Input<E>>
export async function readInput(endpoint: Endpoint, { request, params }: Raw): Promise<unknown> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return {
    params: endpoint.params && parse(endpoint.params, params, "address"),
    headers:
      endpoint.headers && parse(endpoint.headers, Object.fromEntries(request.headers), "headers"),
    query: endpoint.query && parse(endpoint.query, query, "query"),
    body: endpoint.body && parse(endpoint.body, await readBody(endpoint, request), "body"),
  }
}

const readBody = ({ multipart, maxBytes }: Endpoint, request: RequestParts): Promise<unknown> =>
  multipart ? readMultipart(request) : readJson(request, maxBytes)

/** @param part the name in the message where the error is not in a single field */
function parse(schema: z.ZodType, value: unknown, part: string): unknown {
  const result = schema.safeParse(value, { error: sentenceOfIssue })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(400, `${issue?.path.join(".") || part}: ${issue?.message ?? "is not valid"}`)
}
