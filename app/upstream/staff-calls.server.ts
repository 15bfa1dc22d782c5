import {
  admin,
  authoring,
  catalogue,
  movingUp,
  versions,
  review,
  reviewDecisions,
  startPack,
  structure,
  teachers,
  toDo,
  approved,
  myQuestions,
  drafts,
  figures,
} from "#contract"
import { idempotencyHeader } from "#contract/words"
import { asNumber } from "./catalogue-calls.server"
import { type CallParts, type Upstream, send } from "./send.server"

type Chapter = CallParts<typeof catalogue.addChapter>["body"]

export const adminCalls = (upstream: Upstream) => ({
  educationalQuestions: (language = upstream.language) =>
    send({ ...upstream, language }, admin.educationalQuestions, {}),
  entertainmentQuestions: () => send(upstream, admin.entertainmentQuestions, {}),
  reviewPage: (query: CallParts<typeof review.reviewPage>["query"]) =>
    send(upstream, review.reviewPage, { query }),
  waitingQuestion: (questionId: string) =>
    send(upstream, review.waitingQuestion, { params: { questionId } }),
  waitingAuthors: (query: CallParts<typeof reviewDecisions.waitingAuthors>["query"]) =>
    send(upstream, reviewDecisions.waitingAuthors, { query }),
  rejectAll: (authorId: string, reason: string) =>
    send(upstream, reviewDecisions.rejectAll, { params: { authorId }, body: { reason } }),
  undoAll: (authorId: string, body: CallParts<typeof reviewDecisions.undoAll>["body"]) =>
    send(upstream, reviewDecisions.undoAll, { params: { authorId }, body }),
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
  retire: (questionId: string, body: CallParts<typeof versions.retire>["body"]) =>
    send(upstream, versions.retire, { params: { questionId }, body }),
  putBack: (questionId: string, body: CallParts<typeof versions.putBack>["body"]) =>
    send(upstream, versions.putBack, { params: { questionId }, body }),
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
  structure: askedOnce((before?: string) =>
    send(upstream, structure.structure, { query: { before } }),
  ),
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

const askedOnce = <Reply>(ask: (of?: string) => Promise<Reply>) => {
  const asked = new Map<string | undefined, Promise<Reply>>()
  return (of?: string) => {
    const reply = asked.get(of) ?? ask(of)
    asked.set(of, reply)
    return reply
  }
}

const additions = (upstream: Upstream) => ({
  /** Additions take the idempotency key of their form: two calls with one key add once. */
  addGrade: (body: CallParts<typeof catalogue.addGrade>["body"], formKey?: string) =>
    send(upstream, catalogue.addGrade, { headers: { [idempotencyHeader]: formKey }, body }),
  addSubject: (body: CallParts<typeof catalogue.addSubject>["body"], formKey?: string) =>
    send(upstream, catalogue.addSubject, { headers: { [idempotencyHeader]: formKey }, body }),
  addChapter: ({ grade, chapterNumber, ...chapter }: Chapter, formKey?: string) =>
    send(upstream, catalogue.addChapter, {
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
  }: CallParts<typeof catalogue.addGradeSubjects>["body"]) =>
    send(upstream, catalogue.addGradeSubjects, { body: { grade: asNumber(grade), subjectNames } }),
})

const patienceMs = 2000

export const authoringCalls = (upstream: Upstream) => ({
  importEducation: (questions: CallParts<typeof authoring.importEducation>["body"]["questions"]) =>
    send(upstream, authoring.importEducation, { body: { questions } }),
  importEntertainment: (
    questions: CallParts<typeof authoring.importEntertainment>["body"]["questions"],
  ) => send(upstream, authoring.importEntertainment, { body: { questions } }),
  findEducationNearCopies: (body: CallParts<typeof authoring.findEducationNearCopies>["body"]) =>
    send(inPassing(upstream), authoring.findEducationNearCopies, { body }),
  findEntertainmentNearCopies: (
    body: CallParts<typeof authoring.findEntertainmentNearCopies>["body"],
  ) => send(inPassing(upstream), authoring.findEntertainmentNearCopies, { body }),
  tryEducationAnswers: (body: CallParts<typeof authoring.tryEducationAnswers>["body"]) =>
    send({ ...upstream, patienceMs }, authoring.tryEducationAnswers, { body }),
  tryEntertainmentAnswers: (body: CallParts<typeof authoring.tryEntertainmentAnswers>["body"]) =>
    send({ ...upstream, patienceMs }, authoring.tryEntertainmentAnswers, { body }),
  myQuestions: (query: CallParts<typeof myQuestions.list>["query"]) =>
    send(upstream, myQuestions.list, { query }),
  myNewestDecisions: (size: number) =>
    send(
      { ...upstream, patienceMs: 1_500 },
      { ...myQuestions.list, safe: false },
      { query: { status: "decided", size: String(size) } },
    ),
  story: (questionId: string) => send(upstream, versions.show, { params: { questionId } }),
  withdraw: (questionId: string) => send(upstream, versions.withdraw, { params: { questionId } }),
  requestRetirement: (questionId: string, reason: string) =>
    send(upstream, versions.requestRetirement, { params: { questionId }, body: { reason } }),
  figures: (ids: readonly string[]) =>
    send(inPassing(upstream), figures.figures, { query: { ids: ids.join(",") } }),
  educationExamples: (query: CallParts<typeof approved.educationExamples>["query"]) =>
    send(inPassing(upstream), approved.educationExamples, { query }),
  entertainmentExamples: (query: CallParts<typeof approved.entertainmentExamples>["query"]) =>
    send(inPassing(upstream), approved.entertainmentExamples, { query }),
  approvedOfChapter: (query: CallParts<typeof approved.ofChapter>["query"]) =>
    send(upstream, approved.ofChapter, { query }),
  approvedOfSubject: (query: CallParts<typeof approved.ofSubject>["query"]) =>
    send(upstream, approved.ofSubject, { query }),
  saveDrafts: (body: CallParts<typeof drafts.save>["body"]) =>
    send(upstream, drafts.save, { body }),
  drafts: (after: string | undefined) => send(upstream, drafts.list, { query: { after } }),
  draft: (draftId: string) => send(upstream, drafts.show, { params: { draftId } }),
  removeDraft: (draftId: string) => send(upstream, drafts.remove, { params: { draftId } }),
  restoreDraft: (draftId: string) => send(upstream, drafts.restore, { params: { draftId } }),
  chooseMail: (wanted: boolean) => send(upstream, myQuestions.chooseMail, { body: { wanted } }),
  stopMail: (token: string) => send(upstream, myQuestions.stopMail, { body: { token } }),
  markSeen: (until: string) => send(inPassing(upstream), myQuestions.markSeen, { body: { until } }),
})

/** For optional data: the wait is short, and a 401 does not end the session. */
const inPassing = (upstream: Upstream): Upstream => ({
  ...upstream,
  onSessionOver: undefined,
  patienceMs,
})
