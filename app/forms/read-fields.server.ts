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
 * a list. A body that is no form counts as an empty one.
 */
export async function readFields(
  request: Request,
  names: readonly string[],
  { lists = [], files = [] }: FieldKinds = {},
): Promise<FormData> {
  const known = new FormData()
  let sent: FormData
  try {
    sent = await request.formData()
  } catch {
    return known
  }
  for (const name of names) {
    const isFile = files.includes(name)
    const values = sent.getAll(name).filter((value) => (typeof value !== "string") === isFile)
    for (const value of values.slice(lists.includes(name) ? -listMax : -1))
      known.append(name, value)
  }
  return known
}
