import { checks } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { findAnswersBeside, type SubjectOf } from "../../store/answers-beside"
import { readSubjectIdOf } from "../../store/curriculum"
import { findGradeId, findSubjectId } from "../../store/curriculum-references"
import type { Store } from "../../store/store"
import { judgeAnswer } from "./judge-answer"

/** Judges answers that an author tries, as answers of players to the question would be judged. */
export const tryEducationAnswers = implement(
  checks.tryEducationAnswers,
  async ({ body, store, caller }) => {
    const { grade, subject } = body
    const [gradeId, subjectId] = await Promise.all([
      grade === undefined ? null : findGradeId(store, grade),
      subject ? findSubjectId(store, subject) : readSubjectIdOf(store, caller.id),
    ])
    return judgeTries(store, body, { grade_id: gradeId, subject_id: subjectId, section: null })
  },
)

export const tryEntertainmentAnswers = implement(
  checks.tryEntertainmentAnswers,
  async ({ body, store }) => {
    const { section = null } = body
    return judgeTries(store, body, { grade_id: null, subject_id: null, section })
  },
)

interface Tried {
  readonly answer: string
  readonly wrongAnswers?: readonly string[] | undefined
  readonly tries: readonly string[]
}

/** Without a section, or a grade with a subject, there are no other answers to compare with. */
async function judgeTries(
  store: Store,
  { answer, wrongAnswers = [], tries }: Tried,
  beside: SubjectOf,
) {
  const isKnown =
    beside.section !== null || (beside.grade_id !== null && beside.subject_id !== null)
  let others: Promise<readonly string[]> | undefined
  const findOthers = () => (others ??= isKnown ? findAnswersBeside(store, beside) : noAnswers)
  const judged = await Promise.all(
    tries.map((text) => judgeAnswer(text, { answer, wrongAnswers, findOthers })),
  )
  return done(judged.map(({ isRight, reason }) => ({ right: isRight, reason })))
}

const noAnswers = Promise.resolve<readonly string[]>([])
