import type { Refusals } from "#app/forms/refusals.server"

export const refusals: Refusals<"grade"> = [
  { when: /exist/i, key: "errors.addGrade.there", field: "grade" },
]
