import { gameNames, type Game } from "#contract/words"
import { difficulty, type Difficulty } from "./difficulty/difficulty"
import { fiveHints, type FiveHints } from "./five-hints/five-hints"
import { offside, type Offside } from "./offside/offside"
import type { GameModule, CommandReply, Start, WrongAnswer } from "./rounds/game-module"
import type { RoundKey } from "./rounds/round-key"

interface TypesOf {
  readonly "five-hints": FiveHints
  readonly offside: Offside
  readonly difficulty: Difficulty
}

export const games: { readonly [G in Game]: GameModule<TypesOf[G]> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}

export type MaterialOf<G extends Game> = TypesOf[G]["material"]
export type RoundOf<G extends Game> = TypesOf[G]["round"]
export type ActionOf<G extends Game> = TypesOf[G]["action"]
export type CommandOf<G extends Game> = Start<MaterialOf<G>> | ActionOf<G>
export type SubmissionOf<G extends Game> = TypesOf[G]["submission"]
export type ViewOf<G extends Game> = TypesOf[G]["view"]
export type ReplyOf<G extends Game> = CommandReply<ViewOf<G>, SubmissionOf<G>>

export type Round = RoundOf<Game>
export type RoundView = ViewOf<Game>

/** The judgements that the API does not have yet, in the order of the statements; `null` if it needs none. */
export const getJudgements = (round: Round): readonly boolean[] | null =>
  ownJudgements(round.game, round)

const ownJudgements = <G extends Game>(game: G, round: RoundOf<G>) =>
  games[game].judgements?.(round) ?? null

export interface AnsweredRound extends RoundKey {
  readonly attempt: string
  readonly order: readonly number[]
}

/** `null` for a round in play, and for one that the API gave no name. */
export function toAnswered(round: Round | null): AnsweredRound | null {
  if (!round) return null
  const { game, source, account, material } = round
  if (!account || material.attempt === undefined) return null
  return { game, source, attempt: material.attempt, order: getOrder(game, round) }
}

const getOrder = <G extends Game>(game: G, round: RoundOf<G>): readonly number[] =>
  games[game].order?.(round) ?? [0]

export const getSize = <G extends Game>(game: G, view: ViewOf<G>): number =>
  games[game].size?.(view) ?? 1

export const getWrongAnswers = <G extends Game>(game: G, view: ViewOf<G>): readonly WrongAnswer[] =>
  games[game].wrongAnswers?.(view) ?? []

export function readRound(stored: unknown): Round | null {
  if (typeof stored !== "object" || stored === null || !("game" in stored)) return null
  const game = gameNames.find((name) => name === stored.game)
  if (!game) return null
  const parsed = games[game].stored.safeParse(stored)
  return parsed.success ? parsed.data : null
}
