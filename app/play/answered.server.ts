import type { AnsweredQuestion } from "#contract/listed"
import { gameNames, wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import { hashText } from "#app/session/sha-256.server"

export function getAnsweredGame({ game }: AnsweredQuestion): Game | null {
  return gameNames.find((known) => wireGames[known].toLowerCase() === game.toLowerCase()) ?? null
}

/** A key that holds the id of a question. The other keys are hexadecimal hashes, so none begins with q. */
const idKey = /^q([1-9]\d{0,14})$/

export async function getAnsweredKey({
  questionID,
  game,
  questionText,
}: AnsweredQuestion): Promise<string> {
  if (questionID !== undefined) return `q${questionID}`
  return hashText(`${game}\n${questionText}`, 8)
}

export async function findAnswered(
  context: AppContext,
  game: Game,
  key: string,
): Promise<AnsweredQuestion | null> {
  const question = idKey.exec(key)?.[1]
  const found = question ? await findById(context, question) : await findByText(context, key)
  return found && getAnsweredGame(found) === game ? found : null
}

async function findById({ upstream }: AppContext, question: string) {
  const reply = await orMissing(upstream.progress.record({ question }))
  return reply?.status === 200 ? (reply.body.rounds[0]?.answers[0] ?? null) : null
}

async function findByText({ upstream }: AppContext, key: string) {
  const reply = await upstream.accounts.questionsAnswered({})
  if (reply.status !== 200) return null
  for (const answered of reply.body) if ((await getAnsweredKey(answered)) === key) return answered
  return null
}
