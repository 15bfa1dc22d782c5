import { shownAnswer } from "#game/answers/alternatives"
import type { Game, Language } from "#contract/words"
import { type Answered, gameOf, keyOf } from "#app/play/answered.server"

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
  readonly id: number
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

interface Round {
  readonly newest: Answered
  readonly all: readonly Answered[]
  readonly shown: readonly Answered[]
}

/** The rounds with something to show, newest first. */
export const roundsOf = (answered: readonly Answered[], onlyMistakes: boolean): readonly Round[] =>
  groupsOf(answered, ({ set }) => set ?? Symbol()).flatMap((all) => {
    const [newest] = all
    const shown = all.filter(({ correct }) => !onlyMistakes || correct === false).toReversed()
    return newest && shown.length > 0 ? [{ newest, all, shown }] : []
  })

const roundsPerPage = 10
/** With so many letters a page and its styles fit into the first round trip of a connection. */
const lettersPerPage = 1_600
/** What is around a question, compared with its letters. */
const lettersAround = 40

const lettersOf = (texts: readonly string[]) => texts.join("").length

const lettersIn = ({ shown }: Round) =>
  shown.reduce((sum, { questionText, correctAnswer, givenAnswer }) => {
    return sum + lettersAround + lettersOf([questionText, correctAnswer, givenAnswer ?? ""])
  }, 0)

/** Up to ten rounds a page, fewer of long ones; at least one. */
export function pagesOf(rounds: readonly Round[]): readonly (readonly Round[])[] {
  const pages: Round[][] = []
  let letters = 0
  for (const round of rounds) {
    const last = pages.at(-1)
    letters += lettersIn(round)
    if (last && last.length < roundsPerPage && letters <= lettersPerPage) last.push(round)
    else {
      pages.push([round])
      letters = lettersIn(round)
    }
  }
  return pages
}

/** The entries of a page. The newest mistakes have their lines, as far as there is room. */
export async function entriesOf(
  rounds: readonly Round[],
  language: Language,
): Promise<readonly Entry[]> {
  let room = lettersPerPage - rounds.reduce((sum, round) => sum + lettersIn(round), 0)
  const entries = await Promise.all(rounds.map((round, id) => entryOf(round, id, language)))
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

const entryOf = async (
  { newest, all, shown }: Round,
  id: number,
  language: Language,
): Promise<Entry> => ({
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
