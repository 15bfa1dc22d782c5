import { type Refusals, turnedAway } from "#app/forms/refusals.server"

/** The API's refusals, by what their texts say. */
export const refusals: Refusals<"email" | "grade" | "subject" | "password"> = [
  ...turnedAway,
  { when: /email already exists/i, key: "errors.email.taken", field: "email" },
  { when: /grade not found/i, key: "errors.signup.gradeUnknown", field: "grade" },
  { when: /subject not found/i, key: "errors.signup.subjectUnknown", field: "subject" },
  { when: /common/i, key: "errors.password.common", field: "password" },
]
