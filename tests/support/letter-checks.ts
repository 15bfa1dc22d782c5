import { sets } from "../contract/samples/play"

/**
 * The shape of a request's body, by an example: a list of one has any length, and a field whose name ends in `?` is
 * optional.
 */
type Shape = string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown }

type Auth = "none" | "bearer" | "cookies"

export interface Letter {
  readonly call: string
  readonly auth: Auth
  readonly body?: Shape
  readonly or?: Shape
  /** Required names; those with a final `?` are optional. */
  readonly query?: readonly string[]
  readonly isForm?: true
  readonly ours?: string
}

export function withBody(call: string, auth: Auth, body: Shape, more?: Partial<Letter>): Letter {
  return { call, auth, body, ...more }
}

export const chapter = { userId: "", grade: 0, chapter: "", "subject?": "", "language?": "" }
export const section = { section: 0, "language?": "" }
/** The place of a question in the body of a call, by category. */
export const places = Object.entries({ education: chapter, entertainment: section })

export function lettersOfDraws(game: string, auth: Auth = "none"): readonly Letter[] {
  const query = ["again?", "language?"]
  return [
    { call: `POST education/${game}/question`, auth, body: sets, query },
    { call: `GET entertainment/${game}/question/*`, auth: "bearer", query },
  ]
}

export function isLike(shape: unknown, value: unknown): boolean {
  if (Array.isArray(shape)) {
    const isLong = Array.isArray(value) && (shape.length === 1 || value.length === shape.length)
    return isLong && value.every((each) => isLike(shape[0], each))
  }
  if (typeof shape !== "object" || shape === null)
    return typeof shape === "number" ? Number.isInteger(value) : typeof value === typeof shape
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const fields = new Map(Object.entries(value))
  const names = Object.keys(shape).map((name) => name.replace("?", ""))
  return (
    [...fields.keys()].every((name) => names.includes(name)) &&
    Object.entries(shape).every(([name, each]) =>
      name.endsWith("?") && !fields.has(name.slice(0, -1))
        ? true
        : isLike(each, fields.get(name.replace("?", ""))),
    )
  )
}
