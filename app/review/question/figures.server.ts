import type { QuestionFigures } from "#contract/questions/figures"
import { ownQuestions } from "#contract/limits"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

export interface FiguresView {
  /** How many pupils have answered it; for a set, the number for its most answered question. */
  readonly played: number
  readonly percentRight: number
  readonly hints: string
  readonly wrong: QuestionFigures["wrong"]
  readonly appeals: number
  readonly openAppeals: number
}

type Read = ReadonlyMap<string, QuestionFigures>

export async function readQuestionFigures(
  context: AppContext,
  ids: readonly string[],
): Promise<Read> {
  const known = ids.filter((id) => /^\d{1,15}$/.test(id)).slice(0, ownQuestions.pageMax)
  if (known.length === 0) return new Map()
  const answer = await orNull(context.upstream.authoring.figures(known))
  if (answer?.status !== 200) return new Map()
  return new Map(answer.body.figures.map((each) => [each.questionID, each]))
}

export function getFigures(
  read: Read,
  ids: readonly string[],
  language: string,
): FiguresView | null {
  const found = ids.flatMap((id) => read.get(id) ?? [])
  const answers = sum(found.map(({ played }) => played))
  if (answers === 0) return null
  const hints = found.length === 1 ? (found[0]?.hints ?? null) : null
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 1 })
  return {
    played: Math.max(...found.map(({ played }) => played)),
    percentRight: Math.round((100 * sum(found.map(({ right }) => right))) / answers),
    hints: hints === null ? "" : format.format(hints),
    appeals: sum(found.map(({ appeals }) => appeals)),
    openAppeals: sum(found.map(({ openAppeals }) => openAppeals)),
    wrong: found.flatMap(({ wrong }) => wrong).toSorted((one, other) => other.count - one.count),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
