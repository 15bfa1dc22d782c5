import * as z from "zod"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { correctedWords, lineFields, type GameCorrection } from "#app/authoring/correction.server"
import { line } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"

const statement = line(lengths.line)
const shape = z.object({
  ...correctedWords,
  hints: z.tuple([statement, statement, statement, statement, statement, statement]),
})

/** A correction does not change which statements are true. */
export const offsideCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: (question, t) => lineFields(question, (number) => t("make.statement", { number })),
  bodyOf: (value, { answer }) => ({ ...value, answer, game: wireGames.offside }),
}
