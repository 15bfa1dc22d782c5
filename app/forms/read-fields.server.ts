import { uncleanedMax } from "#contract/limits"
import { cleanProse } from "#contract/text"

/** The most characters of a field without a limit of its own: a choice, an address or a repeated password. */
export const otherMax = 2000

export const shownMax = (max: number): number => max + Math.ceil(max / 10) + 20

/**
 * A text as the form validates it and shows it again. A text within the limit is unchanged; a longer
 * one loses its invisible characters and is cut to `shownMax`. Cleaning is slow, so it runs on
 * `uncleanedMax` characters at most.
 */
export function shownText(text: string, max: number): string {
  if (text.length <= max) return text
  return cleanProse(text.slice(0, uncleanedMax(max))).slice(0, shownMax(max))
}

/** The kinds of fields, by name: `lists` may be sent several times, `files` hold files, all others text. */
export interface FieldKinds {
  readonly lists?: readonly string[]
  readonly files?: readonly string[]
  /** Texts that are never cleaned, because every character counts. */
  readonly secrets?: readonly string[]
  /** The most characters of a text. Without one the field is a choice, and a value over `otherMax` counts as "". */
  readonly maxOf?: (name: string) => number | undefined
}

/** The most values of a list, more than any form of this site has; the rest is dropped. */
export const listMax = 200
/** The most characters of all values of a list together, enough for 100 names of 60 characters. */
const listTextMax = 10_000

/**
 * Reads the known fields of a form. Hostile names (`a[9999999]`, `__intent__={oops`) never reach Conform's parser. If a
 * name is repeated, the last value counts, except in a list. A missing item of a list counts as "", and a body that is
 * no form as an empty form.
 */
export const readFields = async (
  request: Request,
  names: readonly string[],
  kinds: FieldKinds = {},
): Promise<FormData> => knownFields(await readForm(request), names, kinds)

export const readForm = async (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

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

function withinTotal<Value extends string | File>(values: readonly Value[]): readonly Value[] {
  let total = 0
  return values.filter((value) => {
    total += typeof value === "string" ? value.length : 0
    return total <= listTextMax
  })
}

/** The names of known fields whose value was cut: the rest must not count as what was sent. */
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
 * The field names of a form, from the constraints of its schema. A field that contains others is
 * replaced by them: a list of fixed length by its items (`hints[0]`, `questions[5].answer`).
 */
export function fieldNames(constraints: Readonly<Record<string, object>>): readonly string[] {
  const all = Object.keys(constraints).filter((name) => !name.includes("[]"))
  return all.filter(
    (name) => !all.some((other) => other.startsWith(`${name}[`) || other.startsWith(`${name}.`)),
  )
}
