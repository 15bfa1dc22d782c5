import type { Endpoint } from "#contract/endpoint"
import type * as fiveHints from "#contract/games/five-hints"
import type * as offside from "#contract/games/offside"
import type { Role } from "#contract/words"
import type * as z from "zod"

export type ChapterDraw<Wire> = Endpoint & {
  readonly headers?: typeof offside.educationOffsideQuestion.headers
  readonly query: typeof fiveHints.educationHintsQuestion.query
  readonly body: typeof fiveHints.educationHintsQuestion.body
  readonly ok: z.ZodType<unknown, Wire>
}

export type SectionDraw<Wire> = Endpoint & {
  readonly roles: readonly Role[]
  readonly headers?: typeof offside.educationOffsideQuestion.headers
  readonly params: typeof fiveHints.entertainmentHintsQuestion.params
  readonly query: typeof fiveHints.entertainmentHintsQuestion.query
  readonly ok: z.ZodType<unknown, Wire>
}

export type WorkDraw<Wire> = Endpoint & {
  readonly roles: readonly Role[]
  readonly relation: "pupil of the work's class"
  readonly headers?: typeof offside.educationOffsideQuestion.headers
  readonly params: typeof fiveHints.drawHintsForWork.params
  readonly ok: z.ZodType<unknown, Wire>
}

export type VisitorDraw<Wire> = Endpoint & {
  readonly params: typeof fiveHints.drawHintsForVisitor.params
  readonly query: typeof fiveHints.drawHintsForVisitor.query
  readonly ok: z.ZodType<unknown, Wire>
}
