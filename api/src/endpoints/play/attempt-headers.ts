import { attemptHeader } from "#contract/words"
import type { DrawnQuestion } from "../../draw/draw-question"
import { nameQuestionIssue, nameSetIssue } from "../../points/issue-name"

type Headers = Record<string, string>

interface Issue {
  readonly caller: object | null
}

/** Names what was issued, so that a claim can name it in turn. Nothing is issued to a stranger. */
export const namingQuestion = (
  { caller }: Issue,
  { question, issuedAt }: DrawnQuestion,
): Headers =>
  caller ? { [attemptHeader]: nameQuestionIssue({ questionId: question.id, issuedAt }) } : {}

export const namingSet = (
  { caller }: Issue,
  round: number,
  questions: readonly { readonly id: number }[],
): Headers =>
  caller
    ? { [attemptHeader]: nameSetIssue({ round, questionIds: questions.map(({ id }) => id) }) }
    : {}

interface Directives {
  readonly "cache-control"?: string | undefined
}

/** Whether the caller knows that the question given a moment ago is over. */
export const asksForNext = ({ "cache-control": directives = "" }: Directives): boolean =>
  /\bno-cache\b/i.test(directives)
