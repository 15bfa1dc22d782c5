import { capabilities } from "#contract/capabilities"
import { implement, type Implementation } from "../http/implement"
import { done } from "../reply"
import { changePassword } from "./accounts/change-password"
import { forgetPassword, resetPassword } from "./accounts/reset-password"
import { eraseAccount, erasePupil } from "./accounts/personal-data"
import { recordCalls } from "./games/record"
import { logIn, logOut } from "./accounts/log-in"
import { pointCalls, chooseDailyGoal, showStreak } from "./accounts/points"
import { personCalls } from "./accounts/person"
import { additionCalls } from "./admin/additions"
import { decisionCalls } from "./admin/decisions"
import { teacherCalls } from "./admin/teachers"
import { peopleCalls } from "./admin/people"
import { structureCalls } from "./admin/structure"
import { underReviewCalls } from "./admin/under-review"
import { moveUp, previewMove, undoMoveUp } from "./admin/move-up"
import { countWaiting, showReviewPage, showWaitingQuestion } from "./admin/review-pages"
import { approvedCalls } from "./authoring/approved"
import { ownQuestionCalls } from "./authoring/my-questions"
import { storyCalls } from "./authoring/question-story"
import { importEducation, importEntertainment } from "./authoring/make"
import { curriculumCalls } from "./catalogue/curriculum"
import { hasSectionQuestions } from "../store/questions/pools"
import { classCalls } from "./classes/class-calls"
import { feedbackCalls } from "./feedback/feedback"
import { liveCalls } from "./live/lesson"
import { gameCalls } from "./games/game-calls"

const calls: readonly Implementation[] = [
  ...personCalls,
  logIn,
  logOut,
  forgetPassword,
  resetPassword,
  changePassword,
  ...pointCalls,
  eraseAccount,
  erasePupil,
  ...recordCalls,
  ...curriculumCalls,
  ...gameCalls,
  showStreak,
  chooseDailyGoal,
  ...approvedCalls,
  importEducation,
  importEntertainment,
  ...ownQuestionCalls,
  ...storyCalls,
  ...feedbackCalls,
  ...underReviewCalls,
  ...decisionCalls,
  showReviewPage,
  showWaitingQuestion,
  countWaiting,
  ...peopleCalls,
  ...teacherCalls,
  previewMove,
  moveUp,
  undoMoveUp,
  ...structureCalls,
  ...additionCalls,
  ...classCalls,
  ...liveCalls,
]

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
