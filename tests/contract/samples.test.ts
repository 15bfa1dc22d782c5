import { expect, it } from "vitest"
import {
  approved,
  accounts,
  admin,
  authoring,
  catalogue,
  drafts,
  feedback,
  figures,
  myQuestions,
  points,
  profile,
  reviewDecisions,
  versions,
} from "#contract"
import { answerHints, educationHintsQuestion } from "#contract/games/five-hints"
import { judgeOffside } from "#contract/games/offside"
import * as accountSamples from "./samples/accounts"
import * as adminSamples from "./samples/admin"
import { draftsKept, draftsSaved } from "./samples/drafts"
import * as made from "./samples/authoring"
import { arabic, english } from "./samples/catalogue"
import * as versioned from "./samples/versions"
import { hintsQuestion, judged, rightAnswer } from "./samples/play"

it.each([
  ["a registration", accounts.register.body, accountSamples.registration],
  ["credentials", accounts.login.body, accountSamples.credentials],
  ["a forgotten password", accounts.forgetPassword.body, accountSamples.forgotten],
  ["a reset", accounts.resetPassword.body, accountSamples.reset],
  ["a change", accounts.changePassword.body, accountSamples.change],
  ["a teacher's grades", catalogue.teacherGrades.ok, accountSamples.teacherGrades],
  ["a total", points.addPoints.ok, accountSamples.total],
  ["the top ten", points.topTen.ok, accountSamples.topTen],
  ["the top ten of a week", points.topTen.ok, accountSamples.topTenOfWeek],
  ["a profile", profile.profile.ok, accountSamples.ownProfile],
  ["a changed profile", profile.changeProfile.body, accountSamples.ownProfile],
  ["subjects in English", catalogue.subjectsOfGrade.ok, english.subjects],
  ["subjects in Arabic", catalogue.subjectsOfGrade.ok, arabic.subjects],
  ["chapters", catalogue.chapters.ok, english.chapters],
  ["all subjects", catalogue.allSubjects.ok, english.allSubjects],
  ["all grades", catalogue.allGrades.ok, arabic.allGrades],
  ["a hints question", educationHintsQuestion.ok, hintsQuestion],
  ["a question of five hints", authoring.makeEducationQuestion.body, made.hintsMade],
  ["a question of offside", authoring.makeEducationQuestion.body, made.offsideMade],
  ["hints of a section", authoring.makeEntertainmentQuestion.body, made.sectionHintsMade],
  ["statements of a section", authoring.makeEntertainmentQuestion.body, made.sectionOffsideMade],
  ["a set", authoring.makeEducationDifficulty.body, made.setMade],
  ["a set of a section", authoring.makeEntertainmentDifficulty.body, made.sectionSetMade],
  ["items that may be copies", authoring.findEducationNearCopies.body, made.askedInChapter],
  ["hints that may be a copy", authoring.findEntertainmentNearCopies.body, made.askedInSection],
  ["copies and none", authoring.findEducationNearCopies.ok, ["Which river am I?", null]],
  ["an import", authoring.importEducation.body, made.importedInChapter],
  ["an import for fun", authoring.importEntertainment.body, made.importedInSection],
  ["drafts to keep", drafts.save.body, draftsSaved],
  ["kept drafts", drafts.list.ok, draftsKept],
  ["answers to try", authoring.tryEducationAnswers.body, made.tried],
  ["what became of questions", myQuestions.list.ok, made.myQuestions],
  ["an appeal", feedback.fileAppeal.body, made.feedbackBodies["/api/appeals"]],
  ["a report", feedback.fileReport.body, made.feedbackBodies["/api/reports"]],
  ["a decision", feedback.decideAppeal.body, made.feedbackBodies["/api/appeals/decide"]],
  ["a revocation", feedback.revokeAnswer.body, made.revoked],
  ["closed reports", feedback.closeReports.body, made.feedbackBodies["/api/reports/close"]],
  ["what players say", feedback.openFeedback.ok, made.openFeedback],
  ["good examples", approved.educationExamples.ok, made.examples],
  ["questions of a chapter", approved.ofChapter.ok, { ...made.examples, isCut: true }],
  ["questions of a subject", approved.ofSubject.ok, made.ofSubject],
  ["figures of questions", figures.figures.ok, made.figures],
  ["a new version", authoring.makeEducationQuestion.body, versioned.newVersion],
  ["a twin", authoring.makeEducationQuestion.body, versioned.twin],
  ["a question with its versions", versions.show.ok, versioned.story],
  [
    "one of three decisions",
    reviewDecisions.decide.body,
    versioned.versionBodies[reviewDecisions.decide.path],
  ],
  ["trust", reviewDecisions.trust.body, versioned.versionBodies[reviewDecisions.trust.path]],
  ["what was decided", reviewDecisions.history.ok, versioned.history],
  ["what was seen", myQuestions.markSeen.body, made.seen],
  ["counts of questions", admin.questionCounts.ok, adminSamples.questionCounts],
  ["a list of education", admin.educationalQuestions.ok, [adminSamples.educationalQuestion]],
  [
    "a list of entertainment",
    admin.entertainmentQuestions.ok,
    [adminSamples.entertainmentQuestion],
  ],
  ["a grade", catalogue.addGrade.body, adminSamples.grade],
  ["a chapter", catalogue.addChapter.body, adminSamples.chapter],
  ["links", catalogue.addGradeSubjects.body, adminSamples.links],
  ["an answer", answerHints.body, rightAnswer],
  ["judgements", judgeOffside.body, judged],
])("the contract accepts %s as the specification writes it", (_, schema, sample) => {
  expect(schema.safeParse(sample).success).toBe(true)
})
