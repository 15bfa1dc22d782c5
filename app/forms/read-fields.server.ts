import { uncleanedMax } from "#contract/limits"
import { cleanProse } from "#contract/text"

/** Of a field that names no limit, which holds a choice, an address or a password said again. */
export const otherMax = 2000

/** The most characters that come back where there are too many: the person sees where to shorten. */
export const shownMax = (max: number): number => max + Math.ceil(max / 10) + 20

/**
 * A text as its form goes on with it and shows it again: as it was typed while that is within the
 * limit; what is longer loses what nobody sees, and then what is far over the limit. Nothing that
 * takes long runs on more.
 */
export function shownText(text: string, max: number): string {
  if (text.length <= max) return text
  return cleanProse(text.slice(0, uncleanedMax(max))).slice(0, shownMax(max))
}

/** Of a form's names: `lists` may be sent several times, `files` hold files and all others text. */
export interface FieldKinds {
  readonly lists?: readonly string[]
  readonly files?: readonly string[]
  /** Texts that count as they are, to the last space. */
  readonly secrets?: readonly string[]
  /** The most characters of a text; without one it is no writing and has a short value or none. */
  readonly maxOf?: (name: string) => number | undefined
}

/** No list of this site is longer: what is beyond is left out. */
export const listMax = 200
/** In characters, of all values of a list: 100 names of 60 and more. */
const listTextMax = 10_000

/**
 * The fields of a form that the form knows. Hostile names never reach the parser behind
 * (`a[9999999]`, `__intent__={oops`), and of a name that stands twice the last value counts, but in
 * a list. A place of a list that was left out counts as empty, and so does a body that is no form.
 */
export const readFields = async (
  request: Request,
  names: readonly string[],
  kinds: FieldKinds = {},
): Promise<FormData> => knownFields(await readForm(request), names, kinds)

export const readForm = async (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** Texts are cut to what their fields take and a little more, lists to what they can hold. */
export function knownFields(
  sent: FormData,
  names: readonly string[],
  kinds: FieldKinds = {},
): FormData {
  const { lists = [], files = [] } = kinds
  const known = new FormData()
  for (const name of names) {
    const isFile = files.includes(name)
    const values = sent.getAll(name).filter((value) => (typeof value !== "string") === isFile)
    const last = values.slice(lists.includes(name) ? -listMax : -1)
    for (const value of lists.includes(name) ? withinTotal(last) : last)
      known.append(name, typeof value === "string" ? bounded(name, value, kinds) : value)
    if (name.includes("[") && !known.has(name)) known.set(name, "")
  }
  return known
}

function bounded(name: string, value: string, { secrets = [], maxOf }: FieldKinds): string {
  const max = maxOf?.(name)
  if (max === undefined) return value.length > otherMax ? "" : value
  return secrets.includes(name) ? value.slice(0, max + 1) : shownText(value, max)
}

/** The first values, until they are too many characters together. */
function withinTotal<Value extends string | File>(values: readonly Value[]): readonly Value[] {
  let total = 0
  return values.filter((value) => {
    total += typeof value === "string" ? value.length : 0
    return total <= listTextMax
  })
}

/** The names of known fields of which a part was not read, so that what is left does not count as sent. */
export function cutFields(
  sent: FormData,
  names: readonly string[],
  { lists = [], maxOf }: FieldKinds = {},
): readonly string[] {
  return names.filter((name) => {
    const texts = sent.getAll(name).filter((value) => typeof value === "string")
    if (lists.includes(name))
      return withinTotal(texts.slice(-listMax)).length < Math.min(texts.length, listMax)
    const max = maxOf?.(name)
    return max !== undefined && (texts.at(-1)?.length ?? 0) > uncleanedMax(max)
  })
}

/**
 * The names that a schema's form has, from its constraints: of what holds other fields only those,
 * so that a list of fixed length has its places (`hints[0]`, `questions[5].answer`).
 */
export function fieldNames(constraints: Readonly<Record<string, object>>): readonly string[] {
  const all = Object.keys(constraints).filter((name) => !name.includes("[]"))
  return all.filter(
    (name) => !all.some((other) => other.startsWith(`${name}[`) || other.startsWith(`${name}.`)),
  )
}
