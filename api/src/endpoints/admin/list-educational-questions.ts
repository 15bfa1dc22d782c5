import { admin } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readWaitingInChapters } from "../../store/review"
import { toWaiting } from "./wire-waiting"

export const listEducationalQuestions = implement(
  admin.educationalQuestions,
  async ({ store, language }) => {
    const rows = await readWaitingInChapters(store, language)
    return done(
      rows.map(({ grade, subject, chapter, ...row }) => ({
        ...toWaiting(row),
        gradeName: grade,
        subjectName: subject,
        chapterName: chapter,
      })),
    )
  },
)
