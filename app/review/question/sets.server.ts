import type { AppContext } from "#app/server/context.server"
import { type Listed, getListedGame } from "./listed.server"
import type { ReviewEntry } from "./entry"
import { describeOrigin } from "./question-view.server"

/** Questions that are listed and decided together: a set that the API names, or one question. */
export interface ListedSet<Question extends Listed = Listed> {
  readonly first: Question
  /** The easiest first. */
  readonly items: readonly Question[]
}

export function getSets<Question extends Listed>(
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

export const listText = (question: string): string =>
  question.length > 120 ? `${question.slice(0, 119)}…` : question

export const toEntry = ({ first, items }: ListedSet, i18n: AppContext["i18n"]): ReviewEntry => ({
  id: first.questionID,
  ids: items.map(({ questionID }) => questionID),
  game: getListedGame(first),
  question: listText(first.question),
  origin: describeOrigin(first, i18n),
})
