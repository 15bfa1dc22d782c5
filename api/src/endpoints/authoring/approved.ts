import { approved, authoring } from "#contract"
import { approvedMax, ownQuestions } from "#contract/limits"
import type { Language, WireGame } from "#contract/words"
import { findNearCopies } from "#game/authoring/near-copy"
import { games } from "../../games/games"
import { implement, implementForPlayer, type Implementation } from "../../http/implement"
import { done, RefusedReply } from "../../http/reply"
import {
  readExamples,
  readApproved,
  type SubjectPosition,
  readApprovedOfSubject,
} from "../../store/questions/approved"
import {
  findGradeId,
  findSubjectId,
  type Placement,
} from "../../store/curriculum/curriculum-references"
import { readLastAnswered } from "../../store/record/history"
import { toListed } from "../admin/under-review"
import { getLanguage } from "../../games/new-question"
import type { Caller } from "../../security/recognise-caller"
import type { Store } from "../../db/store"
import { getChapter, subjectsOfCall } from "./find-chapter"
import { firstWithin } from "./first-within"

const showEducationExamples = implement(
  approved.educationExamples,
  async ({ caller, query, store, language }) => {
    const { game, grade, subject } = query
    const [gradeId, subjectIds] = await Promise.all([
      findGradeId(store, grade),
      subjectsOfCall({ store, caller, subject }),
    ])
    if (gradeId === null) throw new RefusedReply(400, "Grade not found.")
    const rows = await readExamples(store, {
      game,
      language: query.language ?? language,
      source: { gradeId, subjectIds },
      authorId: caller.id,
      among: null,
    })
    return done({ questions: rows.map(toListed) })
  },
)

/** Players see only questions that they have answered; teachers and admins, who do not compete, see any. */
const showEntertainmentExamples = implementForPlayer(
  approved.entertainmentExamples,
  async ({ caller, query, store, stores, language }) => {
    const isPlayer = caller.role === "Student" || caller.role === "User"
    const rows = await readExamples(store, {
      game: query.game,
      language: query.language ?? language,
      source: { section: Number(query.section) },
      authorId: caller.id,
      among: isPlayer ? await readLastAnswered(stores) : null,
    })
    return done({ questions: rows.map(toListed) })
  },
)

const listApprovedOfChapter = implement(approved.ofChapter, async (call) => {
  const { query, store } = call
  const { game, language, grade, subject, chapter } = query
  const body = { userId: "", grade, chapter, ...(subject ? { subject } : {}) }
  const placement = await getChapter({ ...call, body })
  const { levels } = games[game]
  const ofLevel = approvedMax / levels.length
  const wanted = { placement, game, language, from: query.from ? Number(query.from) : null }
  const rows = await readApproved(store, wanted, approvedMax + levels.length)
  const kept = levels.flatMap((level) =>
    rows.filter((row) => row.level === level).slice(0, ofLevel),
  )
  return done({ questions: kept.map(toListed), isCut: kept.length < rows.length })
})

const listApprovedOfSubject = implement(approved.ofSubject, async ({ query, store }) => {
  const { game, grade, subject, after } = query
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, grade),
    findSubjectId(store, subject),
  ])
  if (gradeId === null || subjectId === null) throw new RefusedReply(400, "Subject not found.")
  const wanted = {
    gradeId,
    subjectId,
    game,
    after: readSubjectPosition(after),
    limit: ownQuestions.fileMax + 1,
  }
  const rows = await readApprovedOfSubject(store, wanted)
  const page = firstWithin(rows.slice(0, ownQuestions.fileMax))
  const last = page.length < rows.length ? page.at(-1) : undefined
  return done({
    questions: page.map((row) => ({ ...toListed(row), chapter: String(row.chapter) })),
    next: last ? [last.chapter, last.language, last.level, last.position].join("-") : null,
  })
})

export function readSubjectPosition(after: string | undefined): SubjectPosition | null {
  const [chapter, language, level, position] = (after ?? "").split("-")
  return language === undefined
    ? null
    : { chapter: Number(chapter), language, level: Number(level), position: Number(position) }
}

const findEducationNearCopies = implement(authoring.findEducationNearCopies, async (call) =>
  listNearCopies(call, await getChapter(call)),
)

const findEntertainmentNearCopies = implement(authoring.findEntertainmentNearCopies, (call) =>
  listNearCopies(call, { section: call.body.section }),
)

const maxNewest = 500

interface Asking {
  readonly store: Store
  readonly caller: Caller
  readonly language: Language
  readonly body: {
    readonly game: WireGame
    readonly language?: Language | undefined
    readonly questions: readonly { readonly question: string; readonly hints: readonly string[] }[]
  }
}

/**
 * For each question, an approved one in the same language that asks nearly the same; `null` for none. A teacher who
 * waits to be confirmed learns only that there is one.
 */
async function listNearCopies({ store, caller, language, body }: Asking, placement: Placement) {
  const written = body.questions.map(({ question, hints }) => ({ question, lines: hints }))
  const texts = written.flatMap(({ question, lines }) => [question, ...lines])
  const wanted = body.language ?? getLanguage(texts.join("\n"), language)
  const approved = await readApproved(
    store,
    { placement, game: body.game, language: wanted, from: null },
    maxNewest,
  )
  const asked = approved.map(({ question, texts: lines }) => ({ question, lines }))
  const toText = (question: string) => (caller.isWaiting ? "" : question)
  return done(findNearCopies(written, asked).map((copy) => (copy ? toText(copy.question) : null)))
}

export const approvedCalls: readonly Implementation[] = [
  findEducationNearCopies,
  findEntertainmentNearCopies,
  showEducationExamples,
  showEntertainmentExamples,
  listApprovedOfChapter,
  listApprovedOfSubject,
]
