import { type Refusals, turnedAway } from "#app/forms/refusals.server"

/** All that is no matter of the password is one of the link: too old, used, or of another e-mail. */
export const refusals: Refusals<"password"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "password" },
]
