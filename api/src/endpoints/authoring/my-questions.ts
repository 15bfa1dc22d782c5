import * as z from "zod"
import { myQuestions as calls, drafts } from "#contract"
import { ownQuestions, drafts as draftLimits } from "#contract/limits"
import { decisions, questionStatuses } from "#contract/words"
import { fold } from "#game/answers/fold"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import {
  type AuthorCount,
  type OwnQuestion,
  type PagePosition,
  readOwnQuestions,
  writeSeen,
} from "../../store/questions/my-questions"
import { toAuthorId } from "../feedback/feedback"
import { newToken } from "../../security/token"
import { addSubscription, removeSubscription } from "../../store/review/author-mails"
import * as stored from "../../store/questions/drafts"
import { firstWithin } from "./first-within"
import { toEntries } from "./question-story"

const lookedThroughMax = 200

const listMyQuestions = implement(calls.list, async (call) => {
  const { caller, query, store, now } = call
  const { game, search = "", status = "all", before } = query
  const size = Number(query.size ?? ownQuestions.pageMax)
  const isNarrowed = game !== undefined || search !== ""
  const limit = isNarrowed ? Math.max(lookedThroughMax, size + 1) : size + 1
  const { questions, counts } = await readOwnQuestions(store, {
    authorId: caller.id,
    statuses: status === "all" || status === "decided" ? groups[status] : [status],
    before: readPosition(before),
    limit,
    hasGame: game !== undefined,
    feedbackOf: toAuthorId(caller),
    now,
  })
  const found = questions.filter((each) => (!game || each.game === game) && holds(each, search))
  const isOpen = questions.length === limit && found.at(-1) === questions.at(-1)
  const next = found[size] ?? (isOpen ? found.at(-1) : undefined)
  const page = firstWithin(withoutCutSet(found.slice(0, size), next))
  const last = found.length > page.length ? page.at(-1) : questions[limit - 1]
  return done({
    questions: await toEntries(call, page, getValue(counts, "seen")),
    wantsMail: getValue(counts, "mail") > 0,
    next: last ? `${last.status_at}-${last.id}` : null,
    counts: {
      waiting: getValue(counts, "waiting"),
      approved: getValue(counts, "approved"),
      changes: getValue(counts, "changes"),
      rejected: getValue(counts, "rejected"),
      withdrawn: getValue(counts, "withdrawn"),
      retired: getValue(counts, "retired"),
      hidden: getValue(counts, "hidden"),
      news: getValue(counts, "news"),
      feedback: getValue(counts, "feedback"),
      drafts: getValue(counts, "drafts"),
    },
  })
})

/** A page without the last set if that goes on behind it, so that it opens the next page; a set that fills it is cut. */
function withoutCutSet(page: readonly OwnQuestion[], next: OwnQuestion | undefined) {
  const id = next?.set_id ?? null
  const before = page.findLastIndex(({ set_id }) => set_id !== id) + 1
  return id === null || before === 0 ? page : page.slice(0, before)
}

/** What a list shows that is asked for no status: a version that was replaced has a newer one in the list. */
const groups = {
  all: questionStatuses.filter((status) => status !== "replaced"),
  decided: decisions,
} as const

const markQuestionsSeen = implement(calls.markSeen, async ({ body, caller, store, now }) => {
  await writeSeen(store, caller.id, Math.min(Date.parse(body.until), now))
  return done("Seen.")
})

function readPosition(before: string | undefined): PagePosition | null {
  const [statusAt, id] = (before ?? "").split("-").map(Number)
  return statusAt === undefined || id === undefined ? null : { statusAt, id }
}

const holds = ({ question, answer, summary, lines }: OwnQuestion, search: string): boolean =>
  search === "" || fold([question, answer, summary, lines].join("\n")).includes(fold(search))

const getValue = (counts: readonly AuthorCount[], name: string): number =>
  counts.find((count) => count.name === name)?.value ?? 0

const chooseAuthorMail = implement(calls.chooseMail, async (call) => {
  const { body, caller, client, dependencies, language, now, store } = call
  if (body.wanted) {
    const origin = client.appOrigin ?? ""
    const token = newToken(dependencies.random)
    await addSubscription(store, { personId: caller.id, language, origin, token }, now)
  } else await removeSubscription(store, { personId: caller.id })
  return done("Your choice was saved.")
})

/** The same reply for every token, so that none can be guessed. */
const stopAuthorMail = implement(calls.stopMail, async ({ body, store }) => {
  await removeSubscription(store, { token: body.token })
  return done("There are no more e-mails.")
})

const saveDrafts = implement(drafts.save, async ({ body, caller, store, now }) =>
  done(await stored.saveDrafts(store, caller.id, body.drafts, now)),
)

const listDrafts = implement(drafts.list, async ({ query, caller, store, now }) => {
  const found = await stored.readDrafts(store, caller.id, Number(query.after ?? 0), now)
  const page = found.slice(0, draftLimits.pageMax)
  const last = found.length > page.length ? page.at(-1) : undefined
  return done({ drafts: page.map(toShown), next: last ? String(last.id) : null })
})

const showDraft = implement(drafts.show, async ({ params, caller, store, now }) => {
  const found = await stored.readDraft(store, caller.id, Number(params.draftId), now)
  return found ? done(toShown(found)) : refuse(404, "Draft not found.")
})

const removeDraft = implement(drafts.remove, async ({ params, caller, store, now }) => {
  const own = { id: Number(params.draftId), personId: caller.id }
  return (await stored.removeDraft(store, own, now))
    ? done("Removed.")
    : refuse(404, "Draft not found.")
})

const restoreDraft = implement(drafts.restore, async ({ params, caller, store, now }) => {
  const own = { id: Number(params.draftId), personId: caller.id }
  return (await stored.restoreDraft(store, own, now))
    ? done("Restored.")
    : refuse(404, "Draft not found.")
})

const fields = z.record(z.string(), z.array(z.string()))

const toShown = (row: NonNullable<Awaited<ReturnType<typeof stored.readDraft>>>) => ({
  draftId: row.id,
  game: row.game,
  fields: fields.parse(JSON.parse(row.fields)),
  expiresAt: new Date(row.saved_at + stored.draftKeptMs).toISOString(),
})

export const ownQuestionCalls: readonly Implementation[] = [
  listMyQuestions,
  saveDrafts,
  listDrafts,
  showDraft,
  removeDraft,
  restoreDraft,
  chooseAuthorMail,
  stopAuthorMail,
  markQuestionsSeen,
]
