import { type Refusals, turnedAway } from "#app/forms/refusals.server"

/** The API's refusals, by what their texts say. */
export const refusals: Refusals<"oldPassword" | "newPassword"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "newPassword" },
  { when: /new password is the old|same/i, key: "errors.password.same", field: "newPassword" },
  { when: /old|current|wrong|incorrect/i, key: "errors.password.wrong", field: "oldPassword" },
]
