import { catalogue } from "#contract"
import { fetchPicture } from "./pictures.server"
import { type Call, type Upstream, send } from "./send.server"

/** What the school has, in our words. */
export const catalogueCalls = (upstream: Upstream) => ({
  /** For how long lists may be shown as they were, in ms. */
  listsForMs: upstream.way.limits.listsForMs,
  grades: async (language = upstream.language) => {
    const answer = await send({ ...upstream, language }, catalogue.allGrades, {})
    return answer.status === 200 ? answer.body : []
  },
  /** Those of the subject that the caller teaches. */
  ownGrades: (language = upstream.language) =>
    send({ ...upstream, language }, catalogue.teacherGrades, {}),
  subjects: async () => {
    const answer = await send(upstream, catalogue.allSubjects, {})
    return answer.status === 200 ? answer.body : []
  },
  subjectsOfGrade: (grade: string, language = upstream.language) =>
    send({ ...upstream, language }, catalogue.subjectsOfGrade, { params: { grade } }),
  chapters: (
    { grade, subject }: Call<typeof catalogue.chapters>["body"],
    language = upstream.language,
  ) =>
    send({ ...upstream, language }, catalogue.chapters, {
      body: { grade: asNumber(grade), subject },
    }),
  picture: (name: string) => fetchPicture(upstream.way, name),
})

/**
 * What identifies a grade or counts a chapter, as a number where it is one: other servers take no text
 * there. A name stays a name.
 */
export const asNumber = (value: string | number): string | number =>
  typeof value === "string" && /^(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value
