import { expect, it } from "vitest"
import { accounts, catalogue, play } from "#contract"
import * as accountSamples from "./samples/accounts"
import { arabic, english } from "./samples/catalogue"
import { hintsQuestion, rightAnswer } from "./samples/play"

it.each([
  ["a registration", accounts.register.body, accountSamples.registration],
  ["credentials", accounts.login.body, accountSamples.credentials],
  ["a forgotten password", accounts.forgetPassword.body, accountSamples.forgotten],
  ["a reset", accounts.resetPassword.body, accountSamples.reset],
  ["a change", accounts.changePassword.body, accountSamples.change],
  ["a teacher's grades", catalogue.teacherGrades.ok, accountSamples.teacherGrades],
  ["a total", accounts.addPoints.ok, accountSamples.total],
  ["the top ten", accounts.topTen.ok, accountSamples.topTen],
  ["subjects in English", catalogue.subjectsOfGrade.ok, english.subjects],
  ["subjects in Arabic", catalogue.subjectsOfGrade.ok, arabic.subjects],
  ["chapters", catalogue.chapters.ok, english.chapters],
  ["all subjects", catalogue.allSubjects.ok, english.allSubjects],
  ["all grades", catalogue.allGrades.ok, arabic.allGrades],
  ["a hints question", play.educationHintsQuestion.ok, hintsQuestion],
  ["an answer", play.answerHints.body, rightAnswer],
])("the contract takes %s as the specification writes it", (_, schema, sample) => {
  expect(schema.safeParse(sample).success).toBe(true)
})
