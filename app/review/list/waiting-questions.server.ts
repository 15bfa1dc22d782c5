import { type Category, type Game, gameNames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import {
  type ListedQuestion,
  getListedGame,
  isId,
  listWaiting,
  withSection,
} from "#app/review/question/listed.server"
import { getSets } from "#app/review/question/question-view.server"

export async function findWaiting(
  context: AppContext,
  categories: readonly Category[],
  id: string,
): Promise<{ readonly question: ListedQuestion; readonly category: Category } | null> {
  const reply = isId(id) && (await orMissing(context.upstream.admin.waitingQuestion(id)))
  if (reply) {
    if (reply.status === 404) return null
    if (reply.status !== 200) throw new Response(null, { status: 503 })
    const { category, questions } = reply.body
    const question = questions.find(({ questionID }) => questionID === id)
    return question && categories.includes(category)
      ? { question: withSection(question), category }
      : null
  }
  for (const category of categories) {
    const listed = await listWaiting(context, category)
    const question = listed.find(({ questionID }) => questionID === id)
    if (question) return { question, category }
  }
  return null
}

/** What is under review by game, and how many decisions that is; `null` stands for all games that this version does not know. */
export type WaitingCounts = readonly {
  readonly game: Game | null
  readonly questions: number
  readonly entries: number
}[]

export async function waitingCounter(
  context: AppContext,
): Promise<(category: Category) => Promise<WaitingCounts>> {
  const reply = await orMissing(context.upstream.admin.waitingCounts())
  if (!reply)
    return async (category) =>
      byGame(
        getSets(await listWaiting(context, category)).map(({ first, items }) => ({
          game: first.game,
          questions: items.length,
          entries: 1,
        })),
      )
  return async (wanted) => {
    if (reply.status !== 200) throw new Response(null, { status: 503 })
    return byGame(reply.body.counts.filter(({ category }) => category === wanted))
  }
}

interface Counted {
  readonly game: string
  readonly questions: number
  readonly entries?: number | undefined
}

const byGame = (counted: readonly Counted[]): WaitingCounts =>
  [...gameNames, null].map((game) => {
    const own = counted.filter((each) => getListedGame(each) === game)
    return {
      game,
      questions: own.reduce((sum, { questions }) => sum + questions, 0),
      entries: own.reduce((sum, { questions, entries = questions }) => sum + entries, 0),
    }
  })
