import type { Endpoint } from "#contract/endpoint"
import type { newQuestionCall } from "#contract/games/parts"
import type { Language, Role, WireGame } from "#contract/words"
import type * as z from "zod"
import type { NewQuestion } from "./new-question"

export interface MadeFields {
  readonly game: WireGame
  readonly language?: Language | undefined
  readonly replaces?: readonly number[] | undefined
  readonly twinOf?: readonly number[] | undefined
}

export interface ChapterFields {
  readonly grade: string
  readonly chapter: string
  readonly subject?: string | undefined
}

export type MakeEndpoint<Body> = Endpoint & {
  readonly roles: readonly Role[]
  readonly body: z.ZodType<Body>
  readonly ok: typeof newQuestionCall.ok
}

export interface MakeEndpoints<Questions> {
  readonly education: MakeEndpoint<Questions & MadeFields & ChapterFields>
  readonly entertainment: MakeEndpoint<Questions & MadeFields & { readonly section: number }>
}

export interface KeptFields {
  readonly wrongAnswers: readonly string[]
  readonly exact: boolean
  readonly level: number
}

export interface QuestionReader<Made, Corrected> {
  read(made: Made): readonly NewQuestion[]
  readCorrection(corrected: Corrected, kept: KeptFields): NewQuestion
}
