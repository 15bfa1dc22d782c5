import type { Refusals } from "#app/forms/refusals.server"

export const refusals: Refusals<"grade" | "subjectNames"> = [
  { when: /grade/i, key: "errors.addLinks.grade", field: "grade" },
  { when: /subject/i, key: "errors.addLinks.subject", field: "subjectNames" },
]
