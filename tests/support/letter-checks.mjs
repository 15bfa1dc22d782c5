/**
 * The shape of a request's body, by an example: a list of one has any length, and a field whose name ends in `?` is
 * optional.
 * @typedef {string | number | boolean | readonly unknown[] | { readonly [name: string]: unknown }} Shape
 */

/**
 * @typedef {object} Letter
 * @property {string} call method and path
 * @property {"none" | "bearer" | "cookies"} auth
 * @property {Shape} [body]
 * @property {Shape} [or] another shape that the body may have
 * @property {readonly string[]} [query] required names; those with a final `?` are optional
 * @property {true} [isForm]
 * @property {string} [ours] the name of its capability
 */

export const selection = { grade: "", subject: "", chapter: "", userID: "" }
export const chapter = { userId: "", grade: 0, chapter: "", "subject?": "", "language?": "" }
export const section = { section: 0, "language?": "" }

/** The options of every draw. */
export const drawOptions = ["again?", "language?"]

/** @param {unknown} shape @param {unknown} value @returns {boolean} */
export function isLike(shape, value) {
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
