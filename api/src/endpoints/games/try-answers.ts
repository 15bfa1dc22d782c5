import { authoring } from "#contract"
import type { AnswerReason } from "#contract/words"
import { isSpelling, reasonFor } from "#game/answers/judge"
import { whyWrong } from "#game/answers/why-wrong"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import { findAnswersBeside, type SubjectOf } from "../../store/questions/answers-beside"
import { findGradeId } from "../../store/curriculum/curriculum-references"
import type { Store } from "../../db/store"
import { subjectsOfCall } from "../authoring/find-chapter"
import { isKnownWord } from "../../../vocabulary/known-words"

export interface AnswerVerdictGiven {
  readonly isRight: boolean
  readonly reason: AnswerReason
}

interface Stored {
  readonly answer: string
  readonly question?: string | undefined
  readonly wrongAnswers?: readonly string[]
  readonly exact?: boolean | undefined
  /** Other answers of the same subject; read only if the spelling differs: the answer may be one of them. */
  readonly findOthers?: () => Promise<readonly string[]>
}

export async function judgeAnswer(
  given: string,
  { answer, question, wrongAnswers = [], exact, findOthers }: Stored,
): Promise<AnswerVerdictGiven> {
  const known = { isWord: isKnownWord, question, exact }
  const first = reasonFor(given, answer, known)
  if (first === null) return wrong(given, answer, { ...known, wrongAnswers })
  const otherAnswers = isSpelling(first) && findOthers ? await findOthers() : []
  const all = { ...known, otherAnswers, wrongAnswers }
  const isSure = otherAnswers.length === 0 && wrongAnswers.length === 0
  const reason = isSure ? first : reasonFor(given, answer, all)
  return reason === null ? wrong(given, answer, all) : { isRight: true, reason }
}

const wrong = (...args: Parameters<typeof whyWrong>): AnswerVerdictGiven => ({
  isRight: false,
  reason: whyWrong(...args),
})

export const tryEducationAnswers = implement(
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

export const tryEntertainmentAnswers = implement(
  authoring.tryEntertainmentAnswers,
  async ({ body, store, caller }) => {
    const { section = null } = body
    return judgeTries({ store, caller }, body, { grade_id: null, subject_id: null, section })
  },
)

interface Tried {
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
  { tries, wrongAnswers = [], ...stored }: Tried,
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
