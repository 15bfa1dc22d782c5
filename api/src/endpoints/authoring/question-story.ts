import { versions } from "#contract"
import { undoMinutes } from "#contract/limits"
import * as z from "zod"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { eventOf, templatesOf } from "../../store/decision-history"
import { isQuestion, withdrawQuestions } from "../../store/decisions"
import { readStory, type Event, type Version } from "../../store/question-story"
import { toListed } from "../admin/under-review"
import { acceptedOf, statusOf } from "./own-entries"

export const showStory = implement(
  versions.show,
  async ({ params, caller, store, language, now }) => {
    const questionId = Number(params.questionId)
    const since = now - undoMinutes * 60_000
    const { chain, set, events } = await readStory(store, { questionId, language, since })
    const [own, before] = chain
    const isAdmin = caller.role === "Admin"
    if (!own || (own.author_id !== caller.id && !isAdmin)) return refuse(404, "Question not found.")
    const mayBeTrusted = own.role === "Teacher" && own.subject_id === own.teaches
    return done({
      questions: (set.length > 0 ? set : [own]).flatMap(toShown),
      isOwn: own.author_id === caller.id,
      history: historyOf(chain, events),
      before: before ? toListed(before) : null,
      newer: textOf(own.newer),
      supersedes: textOf(own.supersedes),
      twins: ids.parse(JSON.parse(own.twins)).map(String),
      canUndo: isAdmin && own.undoable === 1,
      isTrusted: isAdmin && mayBeTrusted ? own.trusted === 1 : null,
    })
  },
)

export const withdrawQuestion = implement(
  versions.withdraw,
  async ({ params, caller, store, now }) => {
    const questionId = Number(params.questionId)
    if (await withdrawQuestions(store, { questionId, personId: caller.id }, now))
      return done("Withdrawn.")
    return (await isQuestion(store, questionId))
      ? refuse(409, "Nothing of this waits any more.")
      : refuse(404, "Question not found.")
  },
)

const ids = z.array(z.number())

const textOf = (id: number | null) => (id === null ? null : String(id))

function toShown(row: Version) {
  const status = statusOf(row.status)
  if (!status) return []
  const { gradeName, subjectName, chapterName, section } = row
  return [
    {
      ...toListed(row),
      gradeName,
      subjectName,
      chapterName,
      section,
      chapterNumber: row.chapter_number,
      gradeId: textOf(row.grade_id),
      status,
      accepted: acceptedOf(row),
    },
  ]
}

/** The history, oldest version first: the sending of each version, then the decisions on it. */
const historyOf = (chain: readonly Version[], events: readonly Event[]) =>
  chain.toReversed().flatMap((version) => [
    {
      event: "sent" as const,
      at: new Date(version.created_at).toISOString(),
      by: null,
      reason: "",
      templates: [],
      answer: "",
      questionID: String(version.id),
    },
    ...events
      .filter(({ question_id }) => question_id === version.id)
      .flatMap((event) => toEvent(event, version.author_id)),
  ])

function toEvent({ question_id, person_id, by, ...row }: Event, authorId: number | null) {
  const event = eventOf(row.event)
  if (!event) return []
  const { reason, answer } = row
  const shown = { event, at: new Date(row.at).toISOString(), reason, answer }
  const who = person_id === authorId && event === "withdrawn" ? null : by
  return [
    { ...shown, by: who, templates: templatesOf(row.templates), questionID: String(question_id) },
  ]
}
