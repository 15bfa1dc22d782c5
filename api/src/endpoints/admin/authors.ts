import { reviewAuthors } from "#contract"
import { undoMinutes } from "#contract/limits"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import * as decisions from "../../store/review/author-decisions"

export const listWaitingAuthors = implement(
  reviewAuthors.waitingAuthors,
  async ({ query, store }) => {
    const id = query.author === undefined ? null : Number(query.author)
    const authors = await decisions.readWaitingAuthors(store, id)
    return done({
      authors: authors.map(({ id: authorId, ...author }) => ({
        ...author,
        authorId: String(authorId),
      })),
    })
  },
)

export const rejectAllOfAuthor = implement(
  reviewAuthors.rejectAll,
  async ({ params, body, caller, store, now }) => {
    const authorId = Number(params.authorId)
    const rejecting = { authorId, adminId: caller.id, reason: body.reason }
    const rejected = await decisions.rejectOfAuthor(store, rejecting, now)
    const [author] = await decisions.readWaitingAuthors(store, authorId)
    return done({ rejected, left: author?.questions ?? 0, at: now })
  },
)

export const undoAllOfAuthor = implement(
  reviewAuthors.undoAll,
  async ({ params, body, caller, store, now }) => {
    const undoing = {
      ...body,
      authorId: Number(params.authorId),
      adminId: caller.id,
      since: now - undoMinutes * 60_000,
    }
    const undone = await decisions.undoOfAuthor(store, undoing, now)
    return done({ undone, left: await decisions.countUndoable(store, undoing) })
  },
)
