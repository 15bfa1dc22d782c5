import { shownAnswer } from "#game/answers/alternatives"
import type { Game, Language } from "#contract/words"
import { type Answered, gameOf, keyOf } from "#app/play/answered.server"
import { type Round, lettersPerPage, lettersOf, lettersIn } from "./fill-page.server"

/** An answered question as its pupil sees it. */
export interface Item {
  /** Names it in the address that plays it again. */
  readonly key: string
  readonly question: string
  readonly correctAnswer: string
  /** "" where the API did not say. */
  readonly given: string
  /** `null` where the API did not say. */
  readonly isRight: boolean | null
  /** Hints, or the statements of offside; `null` where only the page to play again has them, as of right answers. */
  readonly lines: readonly string[] | null
}

/** A question, or the questions of a set in the order in which they were answered. */
export interface Entry {
  /** Tells the entries of a page apart: a question may be there twice. */
  readonly id: string
  /** `null` for a game that this version does not know. */
  readonly game: Game | null
  readonly subject: string
  readonly chapter: string
  /** The day, in the person's language; "" where the API did not say. */
  readonly day: string
  readonly items: readonly Item[]
  /** Of a set, whatever of it is shown. */
  readonly set: { readonly right: number; readonly all: number } | null
}

/** The entries of a page. The newest mistakes have their lines, as far as there is room. */
export async function entriesOf(
  rounds: readonly Round[],
  language: Language,
): Promise<readonly Entry[]> {
  let room = lettersPerPage - rounds.reduce((sum, round) => sum + lettersIn(round), 0)
  const entries = await Promise.all(rounds.map((round) => entryOf(round, language)))
  return entries.map((entry) => {
    const items = entry.items.map((item) => {
      room -= item.lines ? lettersOf(item.lines) : 0
      return room < 0 ? { ...item, lines: null } : item
    })
    return { ...entry, items }
  })
}

/** What has the same key, in the order of the first of each. */
export function groupsOf<T>(all: readonly T[], keyOf: (each: T) => string | symbol) {
  const groups = new Map<string | symbol, T[]>()
  for (const each of all) {
    const key = keyOf(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

const entryOf = async ({ id, newest, all, shown }: Round, language: Language): Promise<Entry> => ({
  id,
  game: gameOf(newest),
  subject: newest.subject,
  chapter: newest.chapter,
  day: dayOf(newest.answeredAt, language),
  items: await Promise.all(shown.map(itemOf)),
  set: newest.set ? { right: all.filter(({ correct }) => correct).length, all: all.length } : null,
})

const itemOf = async (answered: Answered): Promise<Item> => ({
  key: await keyOf(answered),
  question: answered.questionText,
  correctAnswer: shownAnswer(answered.correctAnswer),
  given: answered.givenAnswer ?? "",
  isRight: answered.correct ?? null,
  lines: answered.correct || answered.hints.length === 0 ? null : answered.hints,
})

/** The day in UTC: an entry bears the same day wherever it is read, and hydration needs the same text. */
function dayOf(at: string | null | undefined, language: Language): string {
  const time = Date.parse(at ?? "")
  if (Number.isNaN(time)) return ""
  const locale = language === "ar" ? "ar-u-nu-latn" : "en-GB"
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(time)
}
