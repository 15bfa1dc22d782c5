import type { Endpoint } from "#contract/endpoint"
import type { made } from "#contract/games/parts"
import type { Language, Role, WireGame } from "#contract/words"
import type * as z from "zod"
import type { NewQuestion } from "./new-question"

/** What every call for new questions sends beside them. */
export interface MadeFields {
  readonly game: WireGame
  readonly language?: Language | undefined
  readonly replaces?: readonly number[] | undefined
  readonly twinOf?: readonly number[] | undefined
}

/** The chapter that an education question is for. */
export interface ChapterFields {
  readonly grade: string
  readonly chapter: string
  readonly subject?: string | undefined
}

/** The call for new questions of one category. */
export type MakeEndpoint<Body> = Endpoint & {
  readonly roles: readonly Role[]
  readonly body: z.ZodType<Body>
  readonly ok: typeof made.ok
}

/** The two calls that take new questions, for a chapter and for an entertainment section. */
export interface MakeCalls<Questions> {
  readonly education: MakeEndpoint<Questions & MadeFields & ChapterFields>
  readonly entertainment: MakeEndpoint<Questions & MadeFields & { readonly section: number }>
}

/** What a correction does not change. */
export interface Kept {
  readonly wrongAnswers: readonly string[]
  readonly level: number
}

/** How questions of a game are read as a call sends them. What is against its rules is refused. */
export interface QuestionReader<Made, Corrected> {
  read(made: Made): readonly NewQuestion[]
  readCorrection(corrected: Corrected, kept: Kept): NewQuestion
}
