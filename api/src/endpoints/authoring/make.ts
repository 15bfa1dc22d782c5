import { ownQuestions } from "#contract/limits"
import type { MadeFields, MakeEndpoints, MakeEndpoint } from "../../games/make-calls"
import { getLanguage, type NewQuestion } from "../../games/new-question"
import { implement, type Implementation } from "../../http/implement"
import type { HandlerCall } from "../../call"
import { done, refuse, RefusedReply } from "../../reply"
import { approveTogether, returnsNone } from "../../store/review/decisions"
import { readTruster } from "../../store/review/trust"
import { readNewest } from "../../store/questions/lines"
import { addWaiting, readWrittenBy } from "../../store/review/waiting"
import type { QuestionBatch } from "../../store/questions/insert-question"
import type { Placement } from "../../store/curriculum/curriculum-references"
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

export type Making = Pick<
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
export async function approveTrusted(
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

export function toQuestionBatch(
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
