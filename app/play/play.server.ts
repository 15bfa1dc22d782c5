import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { ChapterEnd } from "#contract/draw-options"
import type { Game } from "#contract/words"
import type { ActionOf, MaterialOf, SubmissionOf, ViewOf } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import type { AppContext } from "#app/server/context.server"
import type { Message } from "#app/i18n/keys"
import type { PlayersReferee } from "#app/referee/referee.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"
import { playPath, trialPath } from "./addresses"
import { readCategory, readSource } from "./read-source.server"
import { redirectToCanonical, resolveSource } from "./resolve-source.server"
import type { Refusal, Sent } from "./sent-form.server"

/** Who plays: a person, or a visitor by the id of their cookie. */
export interface Player extends Pick<Person, "id" | "grade"> {
  readonly isVisitor?: true
}

/** One player, for one request. */
export interface Play<G extends Game = Game> {
  readonly request: Request
  readonly context: AppContext
  readonly player: Player
  readonly referee: PlayersReferee
  readonly key: RoundKey<G>
  /** The upstream lists no such source: nothing is begun there. */
  readonly isUnlisted?: boolean
}

/** What a button of a round asks for. */
export interface Intent<G extends Game> {
  /** The command, or why the form comes back. */
  read(sent: Sent): ActionOf<G> | Refusal
  /** It answers: where the round is gone, the player is told so. */
  readonly isAnswer?: true
}

/** How the API judges an answer. */
export interface Judging<G extends Game> {
  /** Asks for the verdict, and records it. */
  settle(play: Play<G>, submission: SubmissionOf<G>, roundId: string | null): Promise<ActionOf<G>>
  release(roundId: string | null): ActionOf<G>
}

/** What the app's server does for the play page of one game. */
export interface PlayServer<G extends Game> {
  readonly game: G
  /** Takes a question from the API; where all are played, what is left in other languages; else `null`. */
  draw(play: Play<G>): Promise<MaterialOf<G> | ChapterEnd | null>
  /** The fields of its form, beside the button and the round. */
  readonly fields: readonly string[]
  /** By the value of the button. */
  readonly intents: Readonly<Record<string, Intent<G>>>
  /** Nothing in an answered round was wrong or left out. */
  isAllRight(view: ViewOf<G>): boolean
  /** Why an answer comes back that so many parts are missing from. */
  incomplete(missing: number): Message
  readonly judging?: Judging<G>
}

/** Requests whose form was sent to another spelling of the address: its page comes back as it was. */
const posted = new WeakSet<AppContext>()

/** Who plays what, as the address says: pupils in education, everybody signed in for entertainment. */
export function enter<G extends Game>(
  { request, params, context }: LoaderFunctionArgs,
  game: G,
): Play<G> {
  if (request.method === "POST") posted.add(context)
  const category = readCategory(params["categoryGame"])
  const person =
    category === "education"
      ? requireRole(request, context, "Student")
      : requirePerson(request, context)
  const key = { game, source: readSource(request, category, game) }
  return { request, context, player: person, referee: context.referee.of(person.id), key }
}

/**
 * The same with its source as the upstream lists it. Every spelling of a source leads to its one
 * address; a form takes effect at the source that it means.
 */
export async function withListedSource<G extends Game>(play: Play<G>): Promise<Play<G>> {
  const { request, context, player, key } = play
  if (key.source.category !== "education") return play
  const { source, isListed } = await resolveSource(key.source, {
    ...play,
    grade: player.grade,
    game: key.game,
  })
  if (isListed && source.category === "education" && !posted.has(context)) {
    const away = redirectToCanonical(request, source)
    if (away) throw away
  }
  return { ...play, key: { game: key.game, source }, isUnlisted: !isListed }
}

/** To the play page; `roundId` names an answered round whose result is to be shown there. */
export function redirectToPlay({ key, player }: Pick<Play, "key" | "player">, roundId?: string) {
  return redirect(player.isVisitor ? trialPath(key) : playPath(key, roundId), 303)
}
