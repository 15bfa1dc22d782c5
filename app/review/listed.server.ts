import type * as z from "zod"
import type { educationalQuestions, entertainmentQuestions } from "#contract/admin"
import {
  type Category,
  languages,
  levels,
  sections,
  wireGames,
  gameNames,
  type Game,
  type Language,
} from "#contract/words"
import { fold } from "#game/answers/fold"
import type { AppContext } from "#app/server/context.server"
import type { Filter, Waiting } from "./review"

type Educational = z.output<typeof educationalQuestions.ok>[number]
type Entertainment = z.output<typeof entertainmentQuestions.ok>[number]

/** A waiting question of either category as the API lists it. */
export type Listed = Omit<Entertainment, "section"> &
  Pick<Educational, "gradeName" | "subjectName" | "chapterName"> & {
    readonly section: number | null
  }

/** What a question shows of itself, wherever it is listed. */
type Shown = Pick<
  Listed,
  | "questionID"
  | "game"
  | "question"
  | "answer"
  | "wrongAnswers"
  | "summary"
  | "hints"
  | "difficultyLevel"
>

const noPlace = { gradeName: "", subjectName: "", chapterName: "" }

/** All waiting questions, in the order of the API; one call. `language`: of the names, that of the page by default. */
export async function listWaiting(
  { upstream }: AppContext,
  category: Category,
  language?: Language,
): Promise<Listed[]> {
  if (category === "education") {
    const answer = await upstream.admin.educationalQuestions(language)
    if (answer.status !== 200) throw new Response(null, { status: 503 })
    return answer.body.map((question) => ({ ...question, section: null }))
  }
  const answer = await upstream.admin.entertainmentQuestions()
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  return answer.body.map((question) => ({ ...question, ...noPlace }))
}

/** The game of a question; `null` for a game that this version does not know. */
export const gameOf = ({ game }: Pick<Listed, "game">): Game | null =>
  gameNames.find((known) => wireGames[known].toLowerCase() === game.toLowerCase()) ?? null

/** Whether a question matches the filter; the search ignores spelling as the answers do. */
export function matches(filter: Filter): (listed: Listed) => boolean {
  const search = fold(filter.search)
  return (listed) =>
    (!filter.grade || listed.gradeName === filter.grade) &&
    (!filter.subject || listed.subjectName === filter.subject) &&
    (!filter.section || String(listed.section) === filter.section) &&
    (!filter.game || gameOf(listed) === filter.game) &&
    (!filter.language || languageOf(listed) === filter.language) &&
    (!search || fold(textOf(listed)).includes(search))
}

/** The language that the API names, or else that of its letters. */
export const languageOf = ({ language, question }: Listed): Language =>
  languages.find((known) => known === language) ??
  (/\p{Script=Arabic}/u.test(question) ? "ar" : "en")

const textOf = ({ question, answer, summary, hints, authorName, chapterName }: Listed): string =>
  [question, answer, summary, ...hints, authorName, chapterName].join("\n")

/** A question as its card shows it. */
export function waitingOf(listed: Shown, { t }: Pick<AppContext["i18n"], "t">): Waiting {
  const level = levels[listed.difficultyLevel ?? -1]
  return {
    id: listed.questionID,
    game: gameOf(listed),
    question: listed.question,
    answer: listed.answer,
    wrongAnswers: listed.wrongAnswers,
    summary: listed.summary,
    lines: listed.hints,
    level: level ? t(`level.${level}`) : "",
  }
}

/** Where a question belongs, in words. */
export function originOf(
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

/** How long ago, in words; "" where the time is none. */
export function ageOf(at: string | null | undefined, now: number, language: Language): string {
  const passedMs = Math.max(0, now - Date.parse(at ?? ""))
  if (Number.isNaN(passedMs)) return ""
  const [unit, unitMs] = units.find(([, ms]) => passedMs >= ms) ?? ["minute", minuteMs]
  const locale = language === "ar" ? "ar-u-nu-latn" : "en-GB"
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
    -Math.floor(passedMs / unitMs),
    unit,
  )
}
