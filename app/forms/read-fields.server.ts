/** Of a form's names: `lists` may be sent several times, `files` hold files and all others text. */
export interface FieldKinds {
  readonly lists?: readonly string[]
  readonly files?: readonly string[]
}

/** No list of this site is longer: what is beyond is left out. */
const listMax = 200

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

export function knownFields(
  sent: FormData,
  names: readonly string[],
  { lists = [], files = [] }: FieldKinds = {},
): FormData {
  const known = new FormData()
  for (const name of names) {
    const isFile = files.includes(name)
    const values = sent.getAll(name).filter((value) => (typeof value !== "string") === isFile)
    for (const value of values.slice(lists.includes(name) ? -listMax : -1))
      known.append(name, value)
    if (name.includes("[") && !known.has(name)) known.set(name, "")
  }
  return known
}
