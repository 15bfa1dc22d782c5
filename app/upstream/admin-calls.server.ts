import {
  admin,
  authoring,
  curriculum,
  movingUp,
  retiring,
  review,
  reviewAuthors,
  reviewDecisions,
  startPack,
  structure,
  teachers,
  toDo,
} from "#contract"
import { idempotencyHeader } from "#contract/words"
import { asNumber } from "./catalogue-calls.server"
import { type CallParts, type Upstream, send } from "./send.server"

type Chapter = CallParts<typeof curriculum.addChapter>["body"]

export const adminCalls = (upstream: Upstream) => ({
  educationalQuestions: (language = upstream.language) =>
    send({ ...upstream, language }, admin.educationalQuestions, {}),
  entertainmentQuestions: () => send(upstream, admin.entertainmentQuestions, {}),
  reviewPage: (query: CallParts<typeof review.reviewPage>["query"]) =>
    send(upstream, review.reviewPage, { query }),
  waitingQuestion: (questionId: string) =>
    send(upstream, review.waitingQuestion, { params: { questionId } }),
  waitingAuthors: (query: CallParts<typeof reviewAuthors.waitingAuthors>["query"]) =>
    send(upstream, reviewAuthors.waitingAuthors, { query }),
  rejectAll: (authorId: string, reason: string) =>
    send(upstream, reviewAuthors.rejectAll, { params: { authorId }, body: { reason } }),
  undoAll: (authorId: string, body: CallParts<typeof reviewAuthors.undoAll>["body"]) =>
    send(upstream, reviewAuthors.undoAll, { params: { authorId }, body }),
  waitingCounts: () => send(upstream, review.waitingCounts, {}),
  questionCounts: () => send({ ...upstream, patienceMs: 1_500 }, admin.questionCounts, {}),
  approve: (questionId: string) => send(upstream, admin.approve, { params: { questionId } }),
  reject: (questionId: string, reason: string) =>
    send(upstream, admin.reject, {
      params: { questionId },
      query: { reason: reason || undefined },
    }),
  correct: (questionId: string, body: CallParts<typeof authoring.correctQuestion>["body"]) =>
    send(upstream, authoring.correctQuestion, { params: { questionId }, body }),
  decide: (questionId: string, body: CallParts<typeof reviewDecisions.decide>["body"]) =>
    send(upstream, reviewDecisions.decide, { params: { questionId }, body }),
  undo: (questionId: string) => send(upstream, reviewDecisions.undo, { params: { questionId } }),
  retire: (questionId: string, body: CallParts<typeof retiring.retire>["body"]) =>
    send(upstream, retiring.retire, { params: { questionId }, body }),
  putBack: (questionId: string, body: CallParts<typeof retiring.putBack>["body"]) =>
    send(upstream, retiring.putBack, { params: { questionId }, body }),
  trust: (questionId: string, isTrusted: boolean) =>
    send(upstream, reviewDecisions.trust, { params: { questionId }, body: { isTrusted } }),
  decisions: (query: CallParts<typeof reviewDecisions.history>["query"]) =>
    send(upstream, reviewDecisions.history, { query }),
  erasePupil: (body: CallParts<typeof admin.erasePupil>["body"]) =>
    send(upstream, admin.erasePupil, { body }),
  ...teacherCalls(upstream),
  ...moveCalls(upstream),
  ...structureCalls(upstream),
  ...additions(upstream),
})

const teacherCalls = (upstream: Upstream) => ({
  waitingWork: () => send({ ...upstream, patienceMs: 1_500 }, toDo.waitingWork, {}),
  waitingTeachers: () => send(upstream, teachers.waiting, {}),
  confirmTeacher: (personID: number) => send(upstream, teachers.confirm, { body: { personID } }),
  changeSubjects: (body: CallParts<typeof teachers.changeSubjects>["body"]) =>
    send(upstream, teachers.changeSubjects, { body }),
  schoolCode: () => send(upstream, teachers.showCode, {}),
  changeSchoolCode: (action: "renew" | "close") =>
    send(upstream, teachers.changeCode, { body: { action } }),
  invitations: () => send(upstream, teachers.openInvitations, {}),
  inviteTeacher: (body: CallParts<typeof teachers.invite>["body"]) =>
    send(upstream, teachers.invite, { body }),
  withdrawInvitation: (id: number) => send(upstream, teachers.withdrawInvitation, { body: { id } }),
})

const moveCalls = (upstream: Upstream) => ({
  previewMove: (query: CallParts<typeof movingUp.preview>["query"]) =>
    send(upstream, movingUp.preview, { query }),
  moveUp: (plan: string) => send(upstream, movingUp.moveUp, { body: { plan } }),
  undoMoveUp: (move: number) => send(upstream, movingUp.undoMove, { body: { move } }),
})

const structureCalls = (upstream: Upstream) => ({
  /** Asked once for a request: the action and the page of a form read the same. */
  structure: askedOnce(() => send(upstream, structure.structure, {})),
  makeStructure: (body: CallParts<typeof structure.makeStructure>["body"]) =>
    send(upstream, structure.makeStructure, { body }),
  correctStructure: (
    body: CallParts<typeof structure.correctStructure>["body"],
    formKey?: string,
  ) =>
    send(upstream, structure.correctStructure, { headers: { [idempotencyHeader]: formKey }, body }),
  startPack: () => send(upstream, startPack.showStartPack, {}),
  takeStartPack: (body: CallParts<typeof startPack.takeStartPack>["body"]) =>
    send(upstream, startPack.takeStartPack, { body }),
  undoStructure: (event: number) => send(upstream, structure.undoStructure, { body: { event } }),
})

const askedOnce = <Reply>(ask: () => Promise<Reply>) => {
  let asked: Promise<Reply> | undefined
  return () => (asked ??= ask())
}

const additions = (upstream: Upstream) => ({
  /** Additions take the idempotency key of their form: two calls with one key add once. */
  addGrade: (body: CallParts<typeof curriculum.addGrade>["body"], formKey?: string) =>
    send(upstream, curriculum.addGrade, { headers: { [idempotencyHeader]: formKey }, body }),
  addSubject: (body: CallParts<typeof curriculum.addSubject>["body"], formKey?: string) =>
    send(upstream, curriculum.addSubject, { headers: { [idempotencyHeader]: formKey }, body }),
  addChapter: ({ grade, chapterNumber, ...chapter }: Chapter, formKey?: string) =>
    send(upstream, curriculum.addChapter, {
      headers: { [idempotencyHeader]: formKey },
      body: {
        ...chapter,
        grade: asNumber(grade),
        chapterNumber: asNumber(chapterNumber),
      },
    }),
  addGradeSubjects: ({
    grade,
    subjectNames,
  }: CallParts<typeof curriculum.addGradeSubjects>["body"]) =>
    send(upstream, curriculum.addGradeSubjects, { body: { grade: asNumber(grade), subjectNames } }),
})
