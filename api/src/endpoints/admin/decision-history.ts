import { reviewDecisions } from "#contract"
import { fold } from "#game/answers/fold"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { readEvents, toTemplates } from "../../store/review/decision-history"

const pageMax = 50
const lookedThroughMax = 500

export const listDecisions = implement(reviewDecisions.history, async ({ query, store }) => {
  const { person = "", event, from, to, before } = query
  const size = Number(query.size ?? pageMax)
  const limit = person ? lookedThroughMax : size + 1
  const rows = await readEvents(store, {
    event: event ?? null,
    from: from ? Date.parse(from) : 0,
    to: to ? Date.parse(to) : Number.MAX_SAFE_INTEGER,
    before: before ? Number(before) : null,
    limit,
  })
  const found = rows.filter(({ by }) => fold(by).includes(fold(person)))
  const page = found.slice(0, size)
  const last = found.length > size ? page.at(-1) : rows[limit - 1]
  return done({
    events: page.map(({ event, by, reason, question, author, answer, ...row }) => {
      const at = new Date(row.at).toISOString()
      const templates = toTemplates(row.templates)
      const questionID = String(row.question_id)
      return { event, at, by, reason, templates, answer, questionID, question, author }
    }),
    next: last ? String(last.id) : null,
  })
})
