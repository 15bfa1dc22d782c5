import { splitAlternatives } from "#contract/formulas"
import { levels, sections, type Language } from "#contract/words"
import { dateLocale } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import type { WaitingQuestion } from "./entry"
import { type Listed, getListedGame } from "./listed.server"

export function waitingOf(listed: Shown, { t }: Pick<AppContext["i18n"], "t">): WaitingQuestion {
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
  listed: Pick<Listed, "section" | "gradeName" | "subjectName" | "chapterName">,
  { t }: Pick<AppContext["i18n"], "t">,
): string {
  const section = sections[listed.section ?? -1]
  const { gradeName, subjectName, chapterName } = listed
  return section
    ? t(`section.${section}`)
    : [gradeName, subjectName, chapterName].filter(Boolean).join(" · ")
}

const minuteMs = 60_000
const units = [
  ["day", 24 * 60 * minuteMs],
  ["hour", 60 * minuteMs],
  ["minute", minuteMs],
] as const

/** How long ago, in words; "" for a missing or invalid time. */
export function getAge(at: string | null | undefined, now: number, language: Language): string {
  const passedMs = Math.max(0, now - Date.parse(at ?? ""))
  if (Number.isNaN(passedMs)) return ""
  const [unit, unitMs] = units.find(([, ms]) => passedMs >= ms) ?? ["minute", minuteMs]
  return new Intl.RelativeTimeFormat(dateLocale(language), { numeric: "auto" }).format(
    -Math.floor(passedMs / unitMs),
    unit,
  )
}

export type Shown = Pick<
  Listed,
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
