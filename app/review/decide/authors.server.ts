import type { AppContext } from "#app/server/context.server"

/** How many calls one request makes: with 100 questions each, it decides 1,000 of an author (decision 19). */
const callsMax = 10

/** Decisions on several questions of an author, in ms since 1970, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

export async function readAuthorsToReview({ upstream }: AppContext, author?: string) {
  const reply = await upstream.admin.waitingAuthors({ author })
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  return reply.body.authors
}

export async function sendRejectAll({ upstream }: AppContext, authorId: string, reason: string) {
  const times: number[] = []
  let [count, left] = [0, 1]
  for (let calls = 0; left > 0 && calls < callsMax; calls += 1) {
    const reply = await upstream.admin.rejectAll(authorId, reason)
    if (reply.status !== 200) break
    count += reply.body.rejected
    times.push(reply.body.at)
    left = reply.body.rejected > 0 ? reply.body.left : 0
  }
  return { count, span: { from: times[0] ?? 0, to: times.at(-1) ?? 0 } }
}

export async function sendUndoAll({ upstream }: AppContext, authorId: string, span: Span) {
  let [count, left] = [0, 1]
  for (let calls = 0; left > 0 && calls < callsMax; calls += 1) {
    const reply = await upstream.admin.undoAll(authorId, span)
    if (reply.status !== 200) break
    count += reply.body.undone
    left = reply.body.undone > 0 ? reply.body.left : 0
  }
  return count
}

export function readSpan(read: (name: string) => unknown): Span | null {
  const [from, to] = [Number(read("from") ?? NaN), Number(read("to") ?? NaN)]
  return isTime(from) && isTime(to) ? { from, to } : null
}

const isTime = (time: number) => Number.isSafeInteger(time) && time > 0
