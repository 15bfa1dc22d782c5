import { capabilities } from "#contract/capabilities"
import { implement, type Implementation } from "../http/implement"
import { done } from "../http/reply"
import { hasSectionQuestions } from "../store/questions/pools"
import { personCalls } from "./accounts/person"
import { sessionCalls } from "./accounts/log-in"
import { passwordCalls } from "./accounts/passwords"
import { pointCalls } from "./accounts/points"
import { personalDataCalls } from "./accounts/personal-data"
import { recordCalls } from "./games/record"
import { curriculumCalls } from "./catalogue/curriculum"
import { gameCalls } from "./games/game-calls"
import { packCalls } from "./games/take-packs"
import { settlingCalls } from "./games/settle-packs"
import { approvedCalls } from "./authoring/approved"
import { importCalls } from "./authoring/make"
import { ownQuestionCalls } from "./authoring/my-questions"
import { storyCalls } from "./authoring/question-story"
import { tryCalls } from "./authoring/try-answers"
import { feedbackCalls } from "./feedback/feedback"
import { underReviewCalls } from "./admin/under-review"
import { decisionCalls } from "./admin/decisions"
import { reviewCalls } from "./admin/review-pages"
import { peopleCalls } from "./admin/people"
import { teacherCalls } from "./admin/teachers"
import { moveUpCalls } from "./admin/move-up"
import { structureCalls } from "./admin/structure"
import { additionCalls } from "./admin/additions"
import { classCalls } from "./classes/classes"
import { memberCalls } from "./classes/joining"
import { pupilCalls } from "./classes/pupils"
import { workCalls } from "./classes/work"
import { ownWorkCalls } from "./classes/own-work"
import { bookCalls } from "./classes/book"
import { bookOfWorkCalls } from "./classes/book-of-work"
import { workQuestionCalls } from "./classes/work-questions"
import { roomCalls } from "./live/rooms"
import { joiningCalls } from "./live/joining"
import { lessonCalls } from "./live/lesson"

const calls: readonly Implementation[] = [
  personCalls,
  sessionCalls,
  passwordCalls,
  pointCalls,
  personalDataCalls,
  recordCalls,
  curriculumCalls,
  gameCalls,
  packCalls,
  settlingCalls,
  approvedCalls,
  importCalls,
  ownQuestionCalls,
  storyCalls,
  tryCalls,
  feedbackCalls,
  underReviewCalls,
  decisionCalls,
  reviewCalls,
  peopleCalls,
  teacherCalls,
  moveUpCalls,
  structureCalls,
  additionCalls,
  classCalls,
  memberCalls,
  pupilCalls,
  workCalls,
  ownWorkCalls,
  bookCalls,
  bookOfWorkCalls,
  workQuestionCalls,
  roomCalls,
  joiningCalls,
  lessonCalls,
].flat()

export const implementations: readonly Implementation[] = [...calls, nameOurCalls(calls)]

export function nameOurCalls(calls: readonly Implementation[]): Implementation {
  const names = new Set(
    calls.flatMap(({ endpoint: { ours, extension, ourFields = {} } }) =>
      [ours ?? extension ?? [], Object.values(ourFields)].flat(),
    ),
  )
  return implement(capabilities, async ({ store }) => {
    // What the API can do is told even while its database cannot be read.
    const isFilled = await hasSectionQuestions(store).catch(() => true)
    return done({ calls: [...names].toSorted(), ...(isFilled ? {} : { isEmpty: true }) })
  })
}
