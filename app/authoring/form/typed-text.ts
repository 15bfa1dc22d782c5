import { cleanLine } from "#contract/text"

/** The text of a field, cleaned as pupils will read it. */
export const textOf = (typed: FormData, name: string): string =>
  cleanLine(String(typed.get(name) ?? ""))

/** The cleaned texts of a list of fields. */
export const textsOf = (typed: FormData, name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => textOf(typed, `${name}[${index}]`))
