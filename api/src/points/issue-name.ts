export interface QuestionIssue {
  readonly questionId: number
  readonly issuedAt: number
}

export interface SetIssue {
  readonly round: number
  readonly questionIds: readonly number[]
}

export const nameQuestionIssue = ({ questionId, issuedAt }: QuestionIssue) =>
  `question-${questionId}-${issuedAt}`

export const nameSetIssue = ({ round, questionIds }: SetIssue) =>
  `set-${round}-${questionIds.join(".")}`

interface IssueParts {
  readonly questions: readonly { readonly id: number }[]
  readonly round: number
  readonly issuedAt: number
}

export function nameIssue(isSet: boolean, { questions, round, issuedAt }: IssueParts): string {
  const questionIds = questions.map(({ id }) => id)
  const [questionId = 0] = questionIds
  return isSet ? nameSetIssue({ round, questionIds }) : nameQuestionIssue({ questionId, issuedAt })
}

export function readIssueName(text: string): QuestionIssue | SetIssue | null {
  const [, questionId, issuedAt] = /^question-(\d{1,15})-(\d{1,15})$/.exec(text) ?? []
  if (questionId) return { questionId: Number(questionId), issuedAt: Number(issuedAt) }
  const [, round, ids] = /^set-(\d{1,15})-(\d{1,15}(?:\.\d{1,15}){0,5})$/.exec(text) ?? []
  return ids ? { round: Number(round), questionIds: ids.split(".").map(Number) } : null
}
