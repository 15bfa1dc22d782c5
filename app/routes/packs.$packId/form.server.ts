import { counts, givenAnswerMax, packRounds } from "#contract/limits"
import { readFields } from "#app/forms/read-fields.server"

export type TypedTexts = ReadonlyMap<string, string>

export const answerName = (round: number, item: number) => `a${round}.${item}`
export const timeName = (round: number) => `t${round}`

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const rounds = numbers(packRounds)
const items = numbers(counts.items)
const fields = rounds.flatMap((round) => [
  ...items.map((item) => answerName(round, item)),
  timeName(round),
])

export async function readPackForm(request: Request): Promise<TypedTexts> {
  const sent = await readFields(request, fields, { maxOf: () => givenAnswerMax })
  return new Map(
    [...sent].map(([name, value]) => [name, String(value).replaceAll("\0", "")] as const),
  )
}

/** The rounds with an answer. Only scripts send the time, in ms since 1970. */
export const readTypedAnswers = (typed: TypedTexts) =>
  rounds.flatMap((round) => {
    const names = items.map((item) => answerName(round, item)).filter((name) => typed.has(name))
    const given = names.map((name) => (typed.get(name) ?? "").slice(0, givenAnswerMax))
    if (given.every((text) => text.trim() === "")) return []
    const [time = ""] = /^\d{1,15}$/.exec(typed.get(timeName(round)) ?? "") ?? []
    return [{ round, given, ...(time && { playedAt: Number(time) }) }]
  })
