import { catalogue } from "#contract"
import { fetchPicture } from "./pictures.server"
import { type Call, type Upstream, send } from "./send.server"

/** What the school has, in our words. */
export const catalogueCalls = (upstream: Upstream) => ({
  grades: async () => {
    const answer = await send(upstream, catalogue.allGrades, {})
    return answer.status === 200 ? answer.body : []
  },
  /** Those of the subject that the caller teaches. */
  ownGrades: () => send(upstream, catalogue.teacherGrades, {}),
  subjects: async () => {
    const answer = await send(upstream, catalogue.allSubjects, {})
    return answer.status === 200 ? answer.body : []
  },
  subjectsOfGrade: (grade: string) =>
    send(upstream, catalogue.subjectsOfGrade, { params: { grade } }),
  chapters: (body: Call<typeof catalogue.chapters>["body"]) =>
    send(upstream, catalogue.chapters, { body }),
  picture: (name: string) => fetchPicture(upstream, name),
})
