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
