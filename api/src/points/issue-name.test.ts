import { expect, it } from "vitest"
import { nameQuestionIssue, nameSetIssue, readIssueName } from "./issue-name"

it("parses the names that it formats", () => {
  const question = { questionId: 7, issuedAt: 1_800_000_000_000 }
  const set = { round: 3, questionIds: [11, 12, 13, 14, 15, 16] }
  expect(readIssueName(nameQuestionIssue(question))).toEqual(question)
  expect(readIssueName(nameSetIssue(set))).toEqual(set)
})

it("stays within the length that the contract allows", () => {
  const largest = Number.MAX_SAFE_INTEGER / 10
  const questionIds = Array(6).fill(Math.floor(largest))
  expect(nameSetIssue({ round: Math.floor(largest), questionIds }).length).toBeLessThan(200)
})

it.each(["", "7", "question-7", "question-7-x", "set-3-", "set-3-1.", "set-3-1.2.3.4.5.6.7"])(
  "rejects %j as a name",
  (text) => {
    expect(readIssueName(text)).toBeNull()
  },
)
