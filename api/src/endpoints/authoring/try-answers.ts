import { authoring } from "#contract"
import type { Store } from "../../db/store"
import { judgeAnswer } from "../../games/judge-answer"
import { implement } from "../../http/implement"
import { done } from "../../http/reply"
import type { Caller } from "../../security/recognise-caller"
import { findGradeId } from "../../store/curriculum/curriculum-references"
import { findAnswersBeside, type SubjectOf } from "../../store/questions/answers-beside"
import { subjectsOfCall } from "./find-chapter"

const tryEducationAnswers = implement(
  authoring.tryEducationAnswers,
  async ({ body, store, caller }) => {
    const { grade, subject } = body
    const [gradeId, subjects] = await Promise.all([
      grade === undefined ? null : findGradeId(store, grade),
      subjectsOfCall({ store, caller, subject }),
    ])
    const subjectId = subjects?.length === 1 ? (subjects[0] ?? null) : null
    return judgeTries({ store, caller }, body, {
      grade_id: gradeId,
      subject_id: subjectId,
      section: null,
    })
  },
)

const tryEntertainmentAnswers = implement(
  authoring.tryEntertainmentAnswers,
  async ({ body, store, caller }) => {
    const { section = null } = body
    return judgeTries({ store, caller }, body, { grade_id: null, subject_id: null, section })
  },
)

interface TriedQuestion {
  readonly question?: string | undefined
  readonly answer: string
  readonly wrongAnswers?: readonly string[] | undefined
  readonly exact?: boolean | undefined
  readonly tries: readonly string[]
}

/**
 * Without a section, or a grade with a subject, there are no other answers to compare with. A teacher who waits to be
 * confirmed learns nothing of other answers.
 */
async function judgeTries(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { tries, wrongAnswers = [], ...stored }: TriedQuestion,
  beside: SubjectOf,
) {
  const isKnown =
    !caller.isWaiting &&
    (beside.section !== null || (beside.grade_id !== null && beside.subject_id !== null))
  let others: Promise<readonly string[]> | undefined
  const findOthers = () => (others ??= isKnown ? findAnswersBeside(store, beside) : noAnswers)
  const judged = await Promise.all(
    tries.map((text) => judgeAnswer(text, { ...stored, wrongAnswers, findOthers })),
  )
  return done(judged.map(({ isRight, reason }) => ({ right: isRight, reason })))
}

const noAnswers = Promise.resolve<readonly string[]>([])

export const tryCalls = [tryEducationAnswers, tryEntertainmentAnswers]
