import { cleanLine, cleanProse, cleanQuestion } from "#contract/text"

export const toText = (typed: FormData, name: string): string =>
  cleanLine(String(typed.get(name) ?? ""))

export const toQuestion = (typed: FormData, name: string): string =>
  cleanQuestion(String(typed.get(name) ?? ""))

export const toProse = (typed: FormData, name: string): string =>
  cleanProse(String(typed.get(name) ?? ""))

export const toTypedTexts = (typed: FormData, name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => toText(typed, `${name}[${index}]`))
