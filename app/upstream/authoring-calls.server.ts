import {
  approved,
  authorMail,
  checks,
  drafts,
  figures,
  importing,
  myQuestions,
  retiring,
  versions,
} from "#contract"
import { type CallParts, type Upstream, send } from "./send.server"

const patienceMs = 2000

export const authoringCalls = (upstream: Upstream) => ({
  importEducation: (questions: CallParts<typeof importing.importEducation>["body"]["questions"]) =>
    send(upstream, importing.importEducation, { body: { questions } }),
  importEntertainment: (
    questions: CallParts<typeof importing.importEntertainment>["body"]["questions"],
  ) => send(upstream, importing.importEntertainment, { body: { questions } }),
  findEducationNearCopies: (body: CallParts<typeof checks.findEducationNearCopies>["body"]) =>
    send(inPassing(upstream), checks.findEducationNearCopies, { body }),
  findEntertainmentNearCopies: (
    body: CallParts<typeof checks.findEntertainmentNearCopies>["body"],
  ) => send(inPassing(upstream), checks.findEntertainmentNearCopies, { body }),
  tryEducationAnswers: (body: CallParts<typeof checks.tryEducationAnswers>["body"]) =>
    send({ ...upstream, patienceMs }, checks.tryEducationAnswers, { body }),
  tryEntertainmentAnswers: (body: CallParts<typeof checks.tryEntertainmentAnswers>["body"]) =>
    send({ ...upstream, patienceMs }, checks.tryEntertainmentAnswers, { body }),
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
    send(upstream, retiring.requestRetirement, { params: { questionId }, body: { reason } }),
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
  chooseMail: (wanted: boolean) => send(upstream, authorMail.choose, { body: { wanted } }),
  stopMail: (token: string) => send(upstream, authorMail.stop, { body: { token } }),
  markSeen: (until: string) => send(inPassing(upstream), myQuestions.markSeen, { body: { until } }),
})

/** For optional data: the wait is short, and a 401 does not end the session. */
const inPassing = (upstream: Upstream): Upstream => ({
  ...upstream,
  onSessionOver: undefined,
  patienceMs,
})
