import { capabilities } from "#contract/capabilities"
import { implement, type Implementation } from "../http/implement"
import { done } from "../reply"
import { changePassword } from "./accounts/change-password"
import { eraseAccount, erasePupil } from "./accounts/erase"
import { forgetPassword, resetPassword } from "./accounts/reset-password"
import { listQuestionsAnswered, showRecord } from "./accounts/list-questions-answered"
import { logIn, logOut } from "./accounts/log-in"
import { pointCalls } from "./accounts/points"
import { changeProfile, showProfile } from "./accounts/profile"
import { registerPerson } from "./accounts/register-person"
import { chooseDailyGoal, showStreak } from "./accounts/streak"
import { addChapter, addGrade, addGradeSubjects, addSubject } from "./admin/additions"
import {
  listDecisions,
  approveQuestion,
  correctQuestion,
  decideQuestion,
  rejectQuestion,
  trustAuthor,
  undoDecision,
} from "./admin/decisions"
import { listWaitingAuthors, rejectAllOfAuthor, undoAllOfAuthor } from "./admin/authors"
import {
  changeSchoolCode,
  inviteTeacher,
  listInvitations,
  showInvitation,
  showSchoolCode,
  withdrawInvitation,
  changeSubjects,
  confirmTeacher,
  listWaitingTeachers,
} from "./admin/teachers"
import {
  listPeople,
  listPeopleEvents,
  showPerson,
  blockPerson,
  changeGrade,
  resetProfile,
} from "./admin/people"
import { startPackCalls } from "./admin/start-pack"
import { structureCalls } from "./admin/structure"
import { listWaitingWork } from "./admin/waiting-work"
import { moveUp, previewMove, undoMoveUp } from "./admin/move-up"
import { countWaiting, showReviewPage, showWaitingQuestion } from "./admin/review-pages"
import { putBackQuestion, retireQuestion } from "./admin/retiring"
import {
  countQuestions,
  listEducationalQuestions,
  listEntertainmentQuestions,
} from "./admin/under-review"
import {
  listApprovedOfChapter,
  showEducationExamples,
  showEntertainmentExamples,
  listApprovedOfSubject,
} from "./authoring/approved"
import { chooseAuthorMail, stopAuthorMail } from "./authoring/author-mail"
import { listDrafts, removeDraft, restoreDraft, saveDrafts, showDraft } from "./authoring/drafts"
import {
  showFigures,
  requestQuestionRetirement,
  showStory,
  withdrawQuestion,
} from "./authoring/question-story"
import { importEducation, importEntertainment } from "./authoring/import"
import { findEducationNearCopies, findEntertainmentNearCopies } from "./authoring/near-copies"
import { listMyQuestions, markQuestionsSeen } from "./authoring/my-questions"
import {
  listAllGrades,
  listAllSubjects,
  listChapters,
  listSubjectsOfGrade,
  listTeacherGrades,
} from "./catalogue/curriculum"
import { classCalls } from "./classes/class-calls"
import { closeReports, decideAppeal, listFeedback, revokeAnswer } from "./feedback/decide"
import { fileAppeal, fileReport } from "./feedback/file"
import { gameCalls } from "./games/game-calls"
import { tryEducationAnswers, tryEntertainmentAnswers } from "./games/try-answers"
import {
  showEducationProgress,
  showEntertainmentProgress,
  showRecordSummary,
} from "./games/progress"

const calls: readonly Implementation[] = [
  registerPerson,
  logIn,
  logOut,
  forgetPassword,
  resetPassword,
  changePassword,
  ...pointCalls,
  showProfile,
  changeProfile,
  eraseAccount,
  erasePupil,
  listQuestionsAnswered,
  showRecord,
  listSubjectsOfGrade,
  listChapters,
  listAllSubjects,
  listAllGrades,
  listTeacherGrades,
  ...gameCalls,
  showEducationProgress,
  showEntertainmentProgress,
  showRecordSummary,
  showStreak,
  chooseDailyGoal,
  findEducationNearCopies,
  findEntertainmentNearCopies,
  importEducation,
  importEntertainment,
  tryEducationAnswers,
  tryEntertainmentAnswers,
  listMyQuestions,
  saveDrafts,
  listDrafts,
  showDraft,
  removeDraft,
  restoreDraft,
  chooseAuthorMail,
  stopAuthorMail,
  markQuestionsSeen,
  showStory,
  withdrawQuestion,
  requestQuestionRetirement,
  showFigures,
  showEducationExamples,
  showEntertainmentExamples,
  listApprovedOfChapter,
  listApprovedOfSubject,
  fileAppeal,
  fileReport,
  listFeedback,
  decideAppeal,
  revokeAnswer,
  closeReports,
  listEducationalQuestions,
  listEntertainmentQuestions,
  listWaitingAuthors,
  rejectAllOfAuthor,
  undoAllOfAuthor,
  showReviewPage,
  showWaitingQuestion,
  countWaiting,
  countQuestions,
  approveQuestion,
  rejectQuestion,
  correctQuestion,
  decideQuestion,
  undoDecision,
  retireQuestion,
  putBackQuestion,
  trustAuthor,
  listDecisions,
  listPeople,
  showPerson,
  changeGrade,
  resetProfile,
  blockPerson,
  listPeopleEvents,
  listWaitingWork,
  listWaitingTeachers,
  confirmTeacher,
  changeSubjects,
  previewMove,
  moveUp,
  undoMoveUp,
  ...structureCalls,
  ...startPackCalls,
  ...classCalls,
  showSchoolCode,
  changeSchoolCode,
  inviteTeacher,
  listInvitations,
  withdrawInvitation,
  showInvitation,
  addGrade,
  addSubject,
  addChapter,
  addGradeSubjects,
]

export const implementations: readonly Implementation[] = [...calls, nameOurCalls(calls)]

export function nameOurCalls(calls: readonly Implementation[]): Implementation {
  const names = new Set(
    calls.flatMap(({ endpoint: { ours, extension, ourFields = {} } }) =>
      [ours ?? extension ?? [], Object.values(ourFields)].flat(),
    ),
  )
  return implement(capabilities, () => Promise.resolve(done({ calls: [...names].toSorted() })))
}
