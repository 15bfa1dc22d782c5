import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Game } from "#contract/words"
import type { ActionOf, MaterialOf, SubmissionOf, ViewOf } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import type { AppContext } from "#app/server/context.server"
import type { Message } from "#app/i18n/keys"
import type { PlayersReferee } from "#app/referee/referee.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"
import { boardQuery, playPath, trialPath } from "./addresses"
import { readCategory, readSource } from "./sources/read-source.server"
import type { FormRefusal, SentRound } from "./round/sent-form.server"
import type { Draws } from "./sources/draws"

export interface PlayingPerson extends Pick<Person, "id" | "grade"> {
  readonly isVisitor?: true
}

export interface Play<G extends Game = Game> {
  readonly request: Request
  readonly context: AppContext
  readonly player: PlayingPerson
  readonly referee: PlayersReferee
  readonly key: RoundKey<G>
  readonly isUnlisted?: boolean
}

export interface Intent<G extends Game> {
  read(sent: SentRound): ActionOf<G> | FormRefusal
  /** The button sends an answer: if the round is gone, the player gets a toast. */
  readonly isAnswer?: true
}

export interface UpstreamJudge<G extends Game> {
  settle(play: Play<G>, submission: SubmissionOf<G>, roundId: string | null): Promise<ActionOf<G>>
  release(roundId: string | null): ActionOf<G>
}

export interface PlayServer<G extends Game> {
  readonly game: G
  readonly draws: Draws<MaterialOf<G>>
  readonly fields: readonly string[]
  readonly intents: Readonly<Record<string, Intent<G>>>
  isAllRight(view: ViewOf<G>): boolean
  incomplete(missing: number): Message
  readonly judging?: UpstreamJudge<G>
}

/** The player and the round key of a request. Education needs a pupil, entertainment any signed-in person. */
export function enter<G extends Game>(
  { request, params, context }: LoaderFunctionArgs,
  game: G,
): Play<G> {
  const category = readCategory(params["categoryGame"])
  const person =
    category === "education"
      ? requireRole(request, context, "Student")
      : requirePerson(request, context)
  const key = { game, source: readSource(request, category, game) }
  return { request, context, player: person, referee: context.refereeOf(person.id), key }
}

export function redirectToPlay(
  { key, player, request }: Pick<Play, "key" | "player" | "request">,
  roundId?: string,
) {
  const path = player.isVisitor ? trialPath(key) : playPath(key, roundId)
  const isOnBoard = new URL(request.url).searchParams.has(boardQuery)
  return redirect(isOnBoard ? `${path}&${boardQuery}=on` : path, 303)
}
