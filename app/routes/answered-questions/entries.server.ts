import { shownAnswer } from "#game/answers/alternatives"
import type { Game, Language } from "#contract/words"
import { dateForm } from "#app/i18n/dates.server"
import type { AnsweredQuestion } from "#contract/listed"
import { getAnsweredGame, getAnsweredKey } from "#app/play/answered.server"
import { type Round, linesOf } from "./fill-page.server"

export interface RecordItem {
  readonly key: string
  readonly question: string
  readonly correctAnswer: string
  readonly isExact?: true
  /** `null` if it is not known; "" if nothing was written, or every statement was called offside; "2?" is unmarked. */
  readonly given: string | null
  readonly isRight: boolean | null
  readonly lines?: readonly string[]
}

export interface RecordEntry {
  /** Unique on the page, on which a question may occur twice. */
  readonly id: string
  readonly game: Game | null
  readonly subject: string
  readonly chapter: string
  readonly day: string
  readonly items: readonly RecordItem[]
  /** Counts the whole set or live round, including answers that are not shown; `null` for a single question. */
  readonly set: { readonly right: number; readonly all: number } | null
}

export const toRecordEntries = (
  rounds: readonly Round[],
  language: Language,
): Promise<readonly RecordEntry[]> => Promise.all(rounds.map((round) => toEntry(round, language)))

export function toRecordGroups<T>(all: readonly T[], keyOf: (each: T) => string | symbol) {
  const groups = new Map<string | symbol, T[]>()
  for (const each of all) {
    const key = keyOf(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

const toEntry = async (
  { id, newest, all, shown }: Round,
  language: Language,
): Promise<RecordEntry> => ({
  id,
  game: getAnsweredGame(newest),
  subject: newest.subject,
  chapter: newest.chapter,
  day: getDay(newest.answeredAt, language),
  items: await Promise.all(shown.map(getItem)),
  set:
    newest.set || all.length > 1
      ? { right: all.filter(({ correct }) => correct).length, all: all.length }
      : null,
})

async function getItem(answered: AnsweredQuestion): Promise<RecordItem> {
  const lines = linesOf(answered)
  return {
    key: await getAnsweredKey(answered),
    question: answered.questionText,
    correctAnswer: shownAnswer(answered.correctAnswer),
    given: answered.givenAnswer ?? null,
    isRight: answered.correct ?? null,
    ...(answered.exact && { isExact: true as const }),
    ...(lines.length > 0 && { lines }),
  }
}

/** The day in UTC, so that an entry shows the same day wherever it is read; "" for no valid time. */
function getDay(at: string | null | undefined, language: Language): string {
  const time = Date.parse(at ?? "")
  if (Number.isNaN(time)) return ""
  return dateForm(language, { timeZone: "UTC" }).format(time)
}
