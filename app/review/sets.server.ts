import { translatorOf } from "#app/i18n/translator.server"
import type { AppContext } from "#app/server/context.server"
import { type Listed, gameOf, languageOf } from "./listed.server"
import { ageOf, originOf, waitingOf } from "./question-view.server"
import { type Entry, type Opened, reasonNames } from "./review"

/** Questions that are listed and decided together: a set that the API names, or one question. */
export interface ListedSet<Question extends Listed = Listed> {
  readonly first: Question
  /** The easiest first. */
  readonly items: readonly Question[]
}

/** Groups questions into sets, in the order of the first question of each set. */
export function setsOf<Question extends Listed>(
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

const byLevel = (one: Listed, other: Listed) =>
  (one.difficultyLevel ?? 0) - (other.difficultyLevel ?? 0)

export const hasQuestion = (id: string) => (set: ListedSet) =>
  set.items.some(({ questionID }) => questionID === id)

/** The beginning of a question, as long as the two lines that a list shows of it. */
export const listText = (question: string): string =>
  question.length > 120 ? `${question.slice(0, 119)}…` : question

type I18n = AppContext["i18n"]

export const entryOf = ({ first, items }: ListedSet, i18n: I18n): Entry => ({
  id: first.questionID,
  ids: items.map(({ questionID }) => questionID),
  game: gameOf(first),
  question: listText(first.question),
  origin: originOf(first, i18n),
})

/** The set as the page shows it; `beside`: the first questions of the adjacent entries, and a link's text. */
export async function openedOf(
  set: ListedSet,
  beside: Pick<Opened, "prev" | "next" | "discuss">,
  now: number,
  i18n: I18n,
): Promise<Opened> {
  const language = languageOf(set.first)
  const ofAuthor = await translatorOf(language)
  return {
    ...entryOf(set, i18n),
    items: set.items.map((each) => waitingOf(each, i18n)),
    author: set.first.authorName ?? "",
    age: ageOf(set.first.createdAt, now, i18n.language),
    reasons: reasonNames.map((name) => ofAuthor.t(`review.reasons.${name}`)),
    language,
    discuss: beside.discuss,
    prev: beside.prev,
    next: beside.next,
  }
}
