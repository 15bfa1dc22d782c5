import type { Problem } from "#contract/endpoint"
import { type Refusals, refusalOf } from "#app/forms/refusals.server"
import type { Wrong } from "./locate.server"

/** What the API would not take, by what its texts say. */
const refusals: Refusals<"grade" | "subject" | "chapter"> = [
  { when: 403, key: "errors.make.forbidden" },
  { when: /grade not found/i, key: "errors.make.grade", field: "grade" },
  { when: /subject not found/i, key: "errors.make.subject", field: "subject" },
  { when: /chapter not found/i, key: "errors.make.chapter", field: "chapter" },
]

export function refusalsOf(answer: { readonly status: number; readonly body: Problem }): Wrong {
  const { key, field = "" } = refusalOf(answer, refusals, "errors.make.refused")
  return { [field]: [{ key }] }
}
