/**
 * The shape of a request. A `Check` tests one field; a field whose name ends in `?` is optional.
 * @typedef {(value: unknown) => boolean} Check
 * @typedef {Readonly<Record<string, Check>>} Shape
 */

/**
 * @typedef {object} Letter
 * @property {string} call method and path
 * @property {"none" | "bearer" | "cookies"} auth
 * @property {Check} [body]
 * @property {readonly string[]} [query] required names; those with a final `?` are optional
 * @property {true} [isForm]
 * @property {string} [ours] the name of its capability
 */

/** @type {Check} */
export const text = (value) => typeof value === "string"
/** @type {Check} */
export const number = (value) => Number.isInteger(value)
/** @type {Check} */
export const flag = (value) => typeof value === "boolean"
/** @param {Check} check @param {number} [count] @returns {Check} */
export const listOf = (check, count) => (value) =>
  Array.isArray(value) && (count === undefined || value.length === count) && value.every(check)
/** @param {Shape} shape @returns {Check} */
export const object = (shape) => (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const names = Object.keys(shape).map((name) => name.replace("?", ""))
  const isKnown = Object.keys(value).every((name) => names.includes(name))
  const fields = new Map(Object.entries(value))
  return isKnown && Object.entries(shape).every(([name, check]) => fits(name, check, fields))
}
/** @param {string} name @param {Check} check @param {ReadonlyMap<string, unknown>} fields */
const fits = (name, check, fields) =>
  name.endsWith("?") && !fields.has(name.slice(0, -1))
    ? true
    : check(fields.get(name.replace("?", "")))

export const selection = object({ grade: text, subject: text, chapter: text, userID: text })
export const chapter = {
  userId: text,
  grade: number,
  chapter: text,
  "subject?": text,
  "language?": text,
}
export const section = { section: number, "language?": text }

/** The options of every draw. */
export const drawOptions = ["again?", "language?"]
