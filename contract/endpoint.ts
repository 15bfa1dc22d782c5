import * as z from "zod"
import type { OurCall } from "./our-calls"
import type { Role } from "./words"

/** How the app proves who calls. Cookies of the API are sent with every call. */
export type Auth = "none" | "bearer" | "cookie"

/** The form of a refusal's body: plain text, or `{message}`. Readers accept both. */
export type ProblemAs = "text" | "object"

export type Relation =
  | "colleague"
  | "author"
  | "author or admin"
  | "teacher of the class"
  | "pupil of the class"
  | "class of the school"
  | "teacher of the work's class"
  | "pupil of the work's class"
  | "teacher of the room"

export interface Endpoint {
  readonly method: "GET" | "POST"
  /** As in the specification; `{name}` is a parameter. Matched case-insensitively. */
  readonly path: string
  readonly auth: Auth
  readonly roles?: readonly Role[]
  /** Ours: refused with 403 to a teacher whom the school has not confirmed yet, because it gives answers of others. */
  readonly confirmedOnly?: true
  /** Ours: what the caller has to be to the person or question of the address, besides the role; others get a 404. */
  readonly relation?: Relation
  /** Whether repeating the call changes nothing, so that it may be retried. */
  readonly safe: boolean
  readonly params?: z.ZodType<Readonly<Record<string, string>>>
  /** Names in lower case. Headers that every call sends are not listed. */
  readonly headers?: z.ZodType<Readonly<Record<string, string | undefined>>>
  readonly query?: z.ZodType<Readonly<Record<string, string | undefined>>>
  readonly body?: z.ZodType
  readonly multipart?: true
  /** The most bytes of a JSON body, if that is not 64 KB. */
  readonly maxBytes?: number
  readonly ok: z.ZodType
  /** Whether that body is a list that grows with the school; its limit is higher, see `bodyMaxBytes`. */
  readonly isList?: true
  readonly ours?: OurCall
  /** The capability that an upstream lists if it knows our fields of this call. */
  readonly extension?: OurCall
  /** Fields of the query or the body that are sent only to an upstream with this capability. */
  readonly ourFields?: Readonly<Record<string, OurCall>>
  /** Every other status that the call answers with; its body is a `Problem`. */
  readonly refusals: readonly number[]
  readonly problemAs?: ProblemAs
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The text of a refusal; empty if the server sent none. Never shown raw. */
export interface Problem {
  readonly message: string
  /** Ours: the other fields of the body, if it has any in addition to `message`. */
  readonly details?: unknown
}

const messageOf = z.looseObject({ message: z.string() })

/** Reads a refusal in each form that servers use: a string, `{message}`, nothing, or HTML. */
export function readProblem(text: string): Problem {
  let parsed: unknown = text
  try {
    parsed = JSON.parse(text)
  } catch {
    // Not JSON: the text itself is the message.
  }
  if (typeof parsed === "string") return { message: parsed.trim() }
  const body = messageOf.safeParse(parsed)
  if (!body.success) return { message: "" }
  const { message, ...others } = body.data
  return Object.keys(others).length > 0 ? { message, details: others } : { message }
}

export type Part = "params" | "headers" | "query" | "body"

export type Input<E extends Endpoint, P extends Part> = E[P] extends z.ZodType
  ? z.input<E[P]>
  : undefined

export type ParsedPart<E extends Endpoint, P extends Part> =
  NonNullable<E[P]> extends z.ZodType
    ? z.output<NonNullable<E[P]>> | Extract<E[P], undefined>
    : undefined

export type Answer<E extends Endpoint> =
  | { readonly status: 200; readonly body: z.output<E["ok"]> }
  | { readonly status: E["refusals"][number]; readonly body: Problem }
