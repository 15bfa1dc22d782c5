import { toDo } from "#contract"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { readSchoolParts, readWaitingWork } from "../../store/review/waiting-work"

export const listWaitingWork = implement(toDo.waitingWork, async ({ caller, store }) => {
  const isAdmin = caller.role === "Admin"
  const [waits, parts] = await Promise.all([
    readWaitingWork(store, { id: caller.id, isAdmin }),
    isAdmin ? readSchoolParts(store, caller.id) : null,
  ])
  return done({
    waits: waits.map(({ kind, count, since }) => ({
      kind,
      count,
      since: new Date(since).toISOString(),
    })),
    ...(parts && {
      school: {
        hasChapters: parts.chapters === 1,
        hasTeachers: parts.teachers === 1,
        hasQuestions: parts.questions === 1,
        hasPupils: parts.pupils === 1,
      },
    }),
  })
})
