import { splitAlternatives } from "#contract/formulas"
import { levels, sections, type Language } from "#contract/words"
import { dateLocale } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import type { WaitingQuestion, ReviewEntry } from "./entry"
import { type ListedQuestion, getListedGame } from "./listed.server"

export function waitingOf(
  listed: ShownQuestion,
  { t }: Pick<AppContext["i18n"], "t">,
): WaitingQuestion {
  const level = levels[listed.difficultyLevel ?? -1]
  return {
    id: listed.questionID,
    game: getListedGame(listed),
    question: listed.question,
    answer: splitAlternatives(listed.answer).join(" | "),
    wrongAnswers: listed.wrongAnswers.join(" | "),
    exact: listed.exact ?? false,
    summary: listed.summary,
    lines: listed.hints,
    level: level ? t(`level.${level}`) : "",
  }
}

export function describeOrigin(
  listed: Pick<ListedQuestion, "section" | "gradeName" | "subjectName" | "chapterName">,
  { t }: Pick<AppContext["i18n"], "t">,
): string {
  const section = sections[listed.section ?? -1]
  const { gradeName, subjectName, chapterName } = listed
  return section
    ? t(`section.${section}`)
    : [gradeName, subjectName, chapterName].filter(Boolean).join("\u00a0· ")
}

const minuteMs = 60_000
const units = [
  ["day", 24 * 60 * minuteMs],
  ["hour", 60 * minuteMs],
  ["minute", minuteMs],
] as const

export function getAge(at: string | null | undefined, now: number, language: Language): string {
  const passedMs = Math.max(0, now - Date.parse(at ?? ""))
  if (Number.isNaN(passedMs)) return ""
  const [unit, unitMs] = units.find(([, ms]) => passedMs >= ms) ?? ["minute", minuteMs]
  return new Intl.RelativeTimeFormat(dateLocale(language), { numeric: "auto" }).format(
    -Math.floor(passedMs / unitMs),
    unit,
  )
}

export type ShownQuestion = Pick<
  ListedQuestion,
  | "questionID"
  | "game"
  | "question"
  | "answer"
  | "wrongAnswers"
  | "exact"
  | "summary"
  | "hints"
  | "difficultyLevel"
>

export interface ListedSet<Question extends ListedQuestion = ListedQuestion> {
  readonly first: Question
  readonly items: readonly Question[]
}

export function getSets<Question extends ListedQuestion>(
  listed: readonly Question[],
): ListedSet<Question>[] {
  const sets = new Map<string, Question[]>()
  for (const question of listed) {
    const key = question.setId ? `set ${question.setId}` : question.questionID
    const others = sets.get(key)
    if (others) others.push(question)
    else sets.set(key, [question])
  }
  return [...sets.values()].flatMap((items) => {
    const [first] = items
    return first ? [{ first, items: items.toSorted(byLevel) }] : []
  })
}

const byLevel = (one: ListedQuestion, other: ListedQuestion) =>
  (one.difficultyLevel ?? 0) - (other.difficultyLevel ?? 0)

export const hasQuestion = (id: string) => (set: ListedSet) =>
  set.items.some(({ questionID }) => questionID === id)

export const listText = (question: string): string =>
  question.length > 120 ? `${question.slice(0, 119)}…` : question

export const toEntry = ({ first, items }: ListedSet, i18n: AppContext["i18n"]): ReviewEntry => ({
  id: first.questionID,
  ids: items.map(({ questionID }) => questionID),
  game: getListedGame(first),
  question: listText(first.question),
  origin: describeOrigin(first, i18n),
})
