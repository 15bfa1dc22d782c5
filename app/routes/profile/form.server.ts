import * as z from "zod"
import { lengths } from "#contract/limits"
import { cleanLine, holdsMarkup, turnsAround } from "#contract/text"
import { avatars } from "#contract/words"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { type Refusals, turnedAway } from "#app/forms/refusals.server"

/** An empty field means no nickname. */
const nickname = z
  .string()
  .refine((text) => !turnsAround(text), { error: key("errors.name.turnsAround"), abort: true })
  .transform(cleanLine)
  .refine((text) => !holdsMarkup(text), { error: key("errors.name.markup"), abort: true })
  .pipe(z.string().min(lengths.nickname.min).max(lengths.nickname.max))
  .optional()

export const profileForm = defineForm(
  z.object({ avatar: z.enum(avatars).optional(), nickname, hidden: z.boolean().optional() }),
)

export const refusals: Refusals<"nickname"> = [
  ...turnedAway,
  { when: /nickname/i, key: "errors.nickname.refused", field: "nickname" },
]
