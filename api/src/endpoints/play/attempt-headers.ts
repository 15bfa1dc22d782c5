import { attemptHeader } from "#contract/words"
import { nameQuestionIssue, nameSetIssue } from "../../points/issue-name"

type Headers = Record<string, string>

interface Issue {
  readonly caller: object | null
  readonly now: number
}

/** Names what was issued, so that a claim can name it in turn. Nothing is issued to a stranger. */
export const namingQuestion = ({ caller, now }: Issue, { id }: { readonly id: number }): Headers =>
  caller ? { [attemptHeader]: nameQuestionIssue({ questionId: id, issuedAt: now }) } : {}

export const namingSet = (
  { caller }: Issue,
  round: number,
  questions: readonly { readonly id: number }[],
): Headers =>
  caller
    ? { [attemptHeader]: nameSetIssue({ round, questionIds: questions.map(({ id }) => id) }) }
    : {}
