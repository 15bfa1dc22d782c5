import { cleanLine } from "#contract/text"

export const toText = (typed: FormData, name: string): string =>
  cleanLine(String(typed.get(name) ?? ""))

export const toTypedTexts = (typed: FormData, name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => toText(typed, `${name}[${index}]`))
