/**
 * The fields of a form that the form knows. Hostile names never reach the parser behind
 * (`a[9999999]`, `__intent__={oops`), and of a name that stands twice the last value counts.
 * A body that is no form counts as an empty one.
 */
export async function readFields(request: Request, names: readonly string[]): Promise<FormData> {
  const known = new FormData()
  let sent: FormData
  try {
    sent = await request.formData()
  } catch {
    return known
  }
  for (const name of names) {
    const value = sent.getAll(name).at(-1)
    if (typeof value === "string") known.set(name, value)
  }
  return known
}
