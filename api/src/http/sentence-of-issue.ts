import type * as z from "zod"

type Issue = z.core.$ZodRawIssue

export function sentenceOfIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `is not ${getKind(issue.expected)}`
    case "too_small":
      return issue.exact ? exactly(issue.minimum) : atLeast(issue)
    case "too_big":
      return issue.exact ? exactly(issue.maximum) : atMost(issue)
    case "invalid_value":
      return issue.input === undefined ? "is missing" : `is not ${takeOne(issue.values)}`
    case "invalid_union":
      return issue.input === undefined ? "is missing" : ofUnion(issue)
    default:
      return "is not valid"
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  File: "a file",
}
const getKind = (expected: string) => kinds[expected] ?? "of the right kind"

const exactly = (count: number | bigint) => `exactly ${count} ${areNeeded(count)}`

function atLeast({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === "number") return `is not a number from ${minimum} on`
  return `at least ${minimum}${getUnit(origin, minimum)} ${areNeeded(minimum)}`
}

function atMost({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  if (origin === "number") return `is not a number up to ${maximum}`
  return `at most ${maximum}${getUnit(origin, maximum)} ${isOne(maximum) ? "is" : "are"} allowed`
}

const isOne = (count: number | bigint) => Number(count) === 1
const areNeeded = (count: number | bigint) => (isOne(count) ? "is needed" : "are needed")
const getUnit = (origin: string, count: number | bigint) =>
  origin === "string" ? ` character${isOne(count) ? "" : "s"}` : ""

const takeOne = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(" or ")

function ofUnion({
  errors,
  discriminator,
  input,
}: Extract<Issue, { code: "invalid_union" }>): string {
  if (discriminator !== undefined) return "is not one that this call takes"
  const firsts = errors.flatMap(([first]) => (first ? [first] : []))
  const specific = firsts.find(({ code, path }) => code !== "invalid_type" || path.length > 0)
  if (specific) return specific.message
  if (typeof input === "number" && firsts.some(isWhole)) return "is not a whole number"
  const expected = firsts.flatMap((first) =>
    first.code === "invalid_type" ? [getKind(first.expected)] : [],
  )
  return expected.length > 0 ? `is not ${expected.join(" or ")}` : "is not valid"
}

const isWhole = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && issue.expected === "int"
