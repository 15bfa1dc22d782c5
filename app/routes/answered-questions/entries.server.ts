import { shownAnswer } from "#game/answers/alternatives"
import type { Game, Language } from "#contract/words"
import { dateLocale } from "#app/i18n/dates.server"
import type { AnsweredQuestion } from "#contract/listed"
import { getAnsweredGame, getAnsweredKey } from "#app/play/answered.server"
import { type Round, lettersPerPage, toCardLetters, lettersIn } from "./fill-page.server"

export interface RecordItem {
  readonly key: string
  readonly question: string
  readonly correctAnswer: string
  readonly isExact?: true
  /** `null` if it is not known; "" if nothing was written, or every statement was called offside; "2?" is unmarked. */
  readonly given: string | null
  readonly isRight: boolean | null
  /** Hints of a wrong answer, or statements, if there is room on the page. */
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

const lettersAroundLine = 5

export async function toRecordEntries(
  rounds: readonly Round[],
  language: Language,
): Promise<readonly RecordEntry[]> {
  const entries = await Promise.all(rounds.map((round) => toEntry(round, language)))
  const items = entries.flatMap((entry) => entry.items)
  const mistakesFirst = items.toSorted((a, b) => Number(a.isRight) - Number(b.isRight))
  let room = lettersPerPage - rounds.reduce((sum, round) => sum + lettersIn(round), 0)
  const whole = mistakesFirst.filter(({ lines = [] }) => {
    const letters = toCardLetters(lines) + lettersAroundLine * lines.length
    if (letters > room) return false
    room -= letters
    return true
  })
  return entries.map((entry) => ({
    ...entry,
    items: entry.items.map((item) => (whole.includes(item) ? item : withoutLines(item))),
  }))
}

const withoutLines = ({ lines: _, ...item }: RecordItem): RecordItem => item

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

const getItem = async (answered: AnsweredQuestion): Promise<RecordItem> => ({
  key: await getAnsweredKey(answered),
  question: answered.questionText,
  correctAnswer: shownAnswer(answered.correctAnswer),
  given: answered.givenAnswer ?? null,
  isRight: answered.correct ?? null,
  ...(answered.exact && { isExact: true as const }),
  ...(isWithLines(answered) && { lines: answered.hints }),
})

function isWithLines(answered: AnsweredQuestion): boolean {
  const game = getAnsweredGame(answered)
  return answered.hints.length > 0 && (!answered.correct || game === "offside")
}

/** The day in UTC, so that an entry shows the same day wherever it is read; "" for no valid time. */
function getDay(at: string | null | undefined, language: Language): string {
  const time = Date.parse(at ?? "")
  if (Number.isNaN(time)) return ""
  const form = { dateStyle: "medium", timeZone: "UTC" } as const
  return new Intl.DateTimeFormat(dateLocale(language), form).format(time)
}
