import { ownQuestions } from "#contract/limits"
import { authoring } from "#contract"
import type { ParsedPart } from "#contract/endpoint"
import type { MadeFields, MakeEndpoints, MakeEndpoint } from "../../games/make-calls"
import { getLanguage, type NewQuestion } from "../../games/new-question"
import { implement, type Implementation } from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { done, refuse, RefusedReply } from "../../http/reply"
import { approveTogether, returnsNone } from "../../store/review/decisions"
import { readTruster } from "../../store/review/authors"
import { readNewest } from "../../store/questions/lines"
import {
  addWaiting,
  readWrittenBy,
  type NewQuestionIds,
  addImported,
  type PlacedBatch,
} from "../../store/review/waiting"
import type { QuestionBatch } from "../../store/questions/insert-question"
import type { Placement, ChapterPlace } from "../../store/curriculum/curriculum-references"
import { games } from "../../games/games"
import { getChapter } from "./find-chapter"

export const makeCalls = <Questions>(
  { education, entertainment }: MakeEndpoints<Questions>,
  read: (made: Questions) => readonly NewQuestion[],
): readonly Implementation[] => [
  implement(education, async (call) => {
    const questions = read(call.body)
    return send(call, await getChapter(call), questions)
  }),
  implement(entertainment, (call) => {
    const { section } = call.body
    return send(call, { section }, read(call.body))
  }),
]

type Making = Pick<
  HandlerCall<MakeEndpoint<MadeFields>>,
  "caller" | "body" | "language" | "now" | "dependencies" | "store"
>

async function send(call: Making, placement: Placement, questions: readonly NewQuestion[]) {
  const batch = toQuestionBatch(call, questions)
  await checkLinks(call, batch)
  const added = await addWaiting(call.store, placement, batch)
  if (added === "newer") return refuseEdit(call, batch)
  if (added === "full")
    return refuse(
      409,
      `You have ${ownQuestions.waitingMax} questions under review, as many as you may have.`,
    )
  const isEdit = batch.replaces.length > 0
  if ("subjectId" in placement) await approveTrusted(call, placement.subjectId, added, isEdit)
  return done("Under review.")
}

async function refuseEdit({ store }: Making, { replaces }: QuestionBatch) {
  const newest = await readNewest(store, replaces)
  const refused = refuse(409, "There is a newer version of this question.")
  if (!newest) return refused
  const { id, question, status } = newest
  return {
    ...refused,
    details: { newest: { questionID: String(id), question, status } },
  }
}

/** Questions named in `replaces` and `twinOf` must have the same author and game, and a twin another language. */
async function checkLinks({ store, caller }: Making, batch: QuestionBatch): Promise<void> {
  const { replaces, twinOf, questions, game, language } = batch
  const ids = [...new Set([...replaces, ...twinOf])]
  if (ids.length === 0) return
  const found = await readWrittenBy(store, caller.id, ids)
  for (const [field, links] of Object.entries({ replaces, twinOf })) {
    const known = found.filter((each) => links.includes(each.id) && each.game === game)
    const isWhole = links.length === 0 || links.length === questions.length
    if (!isWhole || known.length < links.length)
      throw new RefusedReply(400, `${field}: is not a question of yours of this game`)
    if (field === "replaces" && new Set(known.map(({ setId }) => setId)).size > 1)
      throw new RefusedReply(400, "replaces: is not one whole set")
    if (field === "twinOf" && known.some((each) => each.language === language))
      throw new RefusedReply(400, "twinOf: is in the same language")
  }
}

/** If this fails, the questions stay under review, like those of all other authors. */
async function approveTrusted(
  { store, caller, now }: Pick<Making, "store" | "caller" | "now">,
  subjectId: number,
  ids: readonly number[],
  isEdit = false,
) {
  if (ids.length === 0 || caller.role !== "Teacher" || caller.isWaiting) return
  const personId = await readTruster(store, caller.id, subjectId)
  if (personId === null) return
  await approveTogether(
    store,
    ids.map((questionId) => ({ questionId, personId, event: "trusted" })),
    now,
    isEdit ? returnsNone(ids) : undefined,
  )
}

function toQuestionBatch(
  { caller, body, language, now, dependencies }: Making,
  questions: readonly NewQuestion[],
): QuestionBatch {
  const texts = questions.flatMap(({ question, lines, summary }) => [question, ...lines, summary])
  const isSet = questions.length > 1
  return {
    game: body.game,
    language: body.language ?? getLanguage(texts.join("\n"), language),
    authorId: caller.id,
    setId: isSet ? Buffer.from(dependencies.random(12)).toString("base64url") : null,
    questions,
    replaces: body.replaces ?? [],
    twinOf: body.twinOf ?? [],
    now,
  }
}

const importEducation = implement(authoring.importEducation, (call) => {
  const { store, caller } = call
  const chapters = new Map<string, Promise<ChapterPlace>>()
  return importAll(call, call.body.questions, (body) => {
    const key = JSON.stringify([body.grade, body.subject, body.chapter])
    const found = chapters.get(key) ?? getChapter({ store, caller, body })
    chapters.set(key, found)
    return found
  })
})

const importEntertainment = implement(authoring.importEntertainment, (call) =>
  importAll(call, call.body.questions, async ({ section }) => ({ section })),
)

type Body =
  | ParsedPart<typeof authoring.importEducation, "body">["questions"][number]
  | ParsedPart<typeof authoring.importEntertainment, "body">["questions"][number]

type Outcome =
  | { readonly state: "made" | "known" | "full" }
  | { readonly state: "refused"; readonly reason: string }

async function importAll<Each extends Body>(
  call: Omit<Making, "body"> & Pick<Parameters<typeof getChapter>[0], "store">,
  bodies: readonly Each[],
  placementOf: (body: Each) => Promise<Placement>,
) {
  const read = await Promise.all(
    bodies.map(async (body): Promise<PlacedBatch | RefusedReply> => {
      try {
        const questions = games[body.game].read(body)
        return {
          placement: await placementOf(body),
          ...toQuestionBatch({ ...call, body }, questions),
        }
      } catch (error) {
        if (error instanceof RefusedReply) return error
        throw error
      }
    }),
  )
  const batches = read.flatMap((each) => (each instanceof RefusedReply ? [] : [each]))
  const added = await addImported(call.store, batches)
  const subjects = batches.map(({ placement }) =>
    "subjectId" in placement ? placement.subjectId : null,
  )
  for (const subjectId of new Set(subjects)) {
    const ids = added.flatMap((each, at) =>
      subjects[at] === subjectId && each !== "full" ? each : [],
    )
    if (subjectId !== null) await approveTrusted(call, subjectId, ids)
  }
  const stored = added.values()
  return done(
    read.map((each): Outcome =>
      each instanceof RefusedReply
        ? { state: "refused", reason: each.message }
        : { state: getState(stored.next().value ?? []) },
    ),
  )
}

const getState = (added: NewQuestionIds) =>
  added === "full" ? added : added.length > 0 ? "made" : "known"

export const importCalls = [importEducation, importEntertainment]
