import { admin } from "#contract"
import { asNumber } from "./catalogue-calls.server"
import { type Call, type Upstream, send } from "./send.server"

type Chapter = Call<typeof admin.addChapter>["body"]

/** What only an admin may do, in our words. */
export const adminCalls = (upstream: Upstream) => ({
  educationalQuestions: () => send(upstream, admin.educationalQuestions, {}),
  entertainmentQuestions: () => send(upstream, admin.entertainmentQuestions, {}),
  approve: (questionId: string) => send(upstream, admin.approve, { params: { questionId } }),
  /** Without a reason where it is empty. */
  reject: (questionId: string, reason: string) =>
    send(upstream, admin.reject, {
      params: { questionId },
      query: { reason: reason || undefined },
    }),
  addGrade: (body: Call<typeof admin.addGrade>["body"]) => send(upstream, admin.addGrade, { body }),
  addSubject: (body: Call<typeof admin.addSubject>["body"]) =>
    send(upstream, admin.addSubject, { body }),
  addChapter: ({ grade, subject, chapterNumber, chapterName }: Chapter) =>
    send(upstream, admin.addChapter, {
      body: {
        grade: asNumber(grade),
        subject,
        chapterNumber: asNumber(chapterNumber),
        chapterName,
      },
    }),
  addGradeSubjects: ({ grade, subjectNames }: Call<typeof admin.addGradeSubjects>["body"]) =>
    send(upstream, admin.addGradeSubjects, { body: { grade: asNumber(grade), subjectNames } }),
})
