import type { Refusals } from "~/forms/refusals.server"

export const refusals: Refusals<"grade"> = [
  { when: /exist/i, key: "errors.addGrade.there", field: "grade" },
]
