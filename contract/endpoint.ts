import * as z from "zod"
import type { OurCall, Role } from "./words"

/** What the app sends to prove who calls. Cookies of the API go along on every call. */
export type Auth = "none" | "bearer" | "cookie"

/** How a refusal's body holds its text: plain, or as `{message}`. Readers accept both. */
export type ProblemAs = "text" | "object"

/** One call of the upstream API as a value: both sides read it, neither repeats it. */
export interface Endpoint {
  readonly method: "GET" | "POST"
  /** As spelled in the specification; `{name}` stands for a parameter. Matched without regard to case. */
  readonly path: string
  readonly auth: Auth
  /** Who may call; without it everybody, signed in or not. */
  readonly roles?: readonly Role[]
  /** True where repeating the call changes nothing, so that it may be retried. */
  readonly safe: boolean
  readonly params?: z.ZodType<Readonly<Record<string, string>>>
  /** In lower case. Beyond these, what every call sends. */
  readonly headers?: z.ZodType<Readonly<Record<string, string | undefined>>>
  readonly query?: z.ZodType<Readonly<Record<string, string | undefined>>>
  /** JSON unless `multipart`. */
  readonly body?: z.ZodType
  readonly multipart?: true
  /** The body of a 200. */
  readonly ok: z.ZodType
  /** That body is a list that grows with the school: more of it is read, see `bodyMaxBytes`. */
  readonly isList?: true
  /** The name under which an upstream says that it has this call; see `ourCalls`. */
  readonly ours?: OurCall
  /** The name under which an upstream says that it knows the fields of ours of this call. */
  readonly extension?: OurCall
  /** Every other status that the call answers with; its body is a problem. */
  readonly refusals: readonly number[]
  /** `text` where it is not said. */
  readonly problemAs?: ProblemAs
}

/** Keeps the literal types of a definition. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The text of a refusal, empty where the server gave none. Never shown raw. */
export interface Problem {
  readonly message: string
  /** Ours: the whole body, where it is an object with more than its text. */
  readonly details?: unknown
}

const messageOf = z.looseObject({ message: z.string() })

/** Reads a refusal in each form that servers use: a string, `{message}`, nothing, or HTML. */
export function readProblem(text: string): Problem {
  let parsed: unknown = text
  try {
    parsed = JSON.parse(text)
  } catch {
    // Not JSON: the text itself is all there is.
  }
  if (typeof parsed === "string") return { message: parsed.trim() }
  const body = messageOf.safeParse(parsed)
  if (!body.success) return { message: "" }
  const { message, ...others } = body.data
  return Object.keys(others).length > 0 ? { message, details: others } : { message }
}

/** What a call is made of. */
export type Part = "params" | "headers" | "query" | "body"

export type Input<E extends Endpoint, P extends Part> = E[P] extends z.ZodType
  ? z.input<E[P]>
  : undefined

/** Of an optional part also `undefined`. */
export type Parsed<E extends Endpoint, P extends Part> =
  NonNullable<E[P]> extends z.ZodType
    ? z.output<NonNullable<E[P]>> | Extract<E[P], undefined>
    : undefined

/** A declared response, discriminated by its status. */
export type Answer<E extends Endpoint> =
  | { readonly status: 200; readonly body: z.output<E["ok"]> }
  | { readonly status: E["refusals"][number]; readonly body: Problem }
