import * as z from "zod"
import { lengths } from "#contract/limits"
import { holdsMarkup } from "#contract/html-tag"
import { avatars } from "#contract/words"
import { key, personNameField } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { type Refusals, turnedAway } from "#app/forms/refusals.server"

export const profileForm = defineForm(
  z.object({
    avatar: z.enum(avatars).optional(),
    nickname: personNameField(lengths.nickname)
      .refine((text) => !holdsMarkup(text), { error: key("errors.name.markup") })
      .optional(),
    hidden: z.boolean().optional(),
  }),
)

export const profileRefusals: Refusals<"nickname"> = [
  ...turnedAway,
  { when: /nickname is taken/i, key: "errors.nickname.taken", field: "nickname" },
  { when: /nickname/i, key: "errors.nickname.refused", field: "nickname" },
]
