import * as z from "zod"
import { lengths } from "#contract/limits"
import { wireGames } from "#contract/words"
import { correctedWords, type GameCorrection } from "#app/authoring/correction.server"
import { answer } from "#app/authoring/form/fields.server"
import { defineForm } from "#app/forms/define-form.server"

const shape = z.object({ ...correctedWords, answer: answer(lengths.answer) })

/** The correction of one item: a set is reviewed item by item. */
export const difficultyCorrection: GameCorrection<z.output<typeof shape>> = {
  form: defineForm(shape),
  fieldsOf: ({ answer: value }, t) => [{ name: "answer", label: t("make.answer"), value }],
  bodyOf: (value) => ({ ...value, game: wireGames.difficulty }),
}
