import { figures } from "#contract/questions/figures"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { readFigures } from "../../store/questions/figures"

export const showFigures = implement(figures, async ({ query, caller, store }) => {
  const ids = query.ids.split(",").map(Number)
  const found = await readFigures(store, ids, caller.role === "Admin" ? null : caller.id)
  return done({
    figures: found.map(({ question_id, hinted, hints, ...rest }) => ({
      ...rest,
      questionID: String(question_id),
      hints: hinted > 0 ? hints / hinted : null,
    })),
  })
})
