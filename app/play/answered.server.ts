import type * as z from "zod"
import type { questionsAnswered } from "#contract/accounts"
import { gameNames, wireGames, type Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"

export type Answered = z.output<typeof questionsAnswered.ok>[number]

/** The game of an answered question; `null` for one that is not ours. */
export function gameOf({ game }: Answered): Game | null {
  return gameNames.find((known) => wireGames[known].toLowerCase() === game.toLowerCase()) ?? null
}

/** Names an answered question in an address: the API gives it no id. */
export async function keyOf({ game, questionText }: Answered): Promise<string> {
  const bytes = new TextEncoder().encode(`${game}\n${questionText}`)
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** The question of the pupil's record that a key names. */
export async function findAnswered(
  { upstream }: AppContext,
  game: Game,
  key: string,
): Promise<Answered | null> {
  const answer = await upstream.accounts.questionsAnswered({})
  if (answer.status !== 200) return null
  for (const answered of answer.body)
    if (gameOf(answered) === game && (await keyOf(answered)) === key) return answered
  return null
}
