import { catalogue } from "#contract"
import { fetchPicture } from "./pictures.server"
import { type CallParts, type Upstream, send } from "./send.server"

export const catalogueCalls = (upstream: Upstream) => ({
  listsForMs: upstream.connection.limits.listsForMs,
  grades: async (language = upstream.language) => {
    const answer = await send({ ...upstream, language }, catalogue.allGrades, {})
    return answer.status === 200 ? answer.body : []
  },
  ownGrades: (language = upstream.language) =>
    send({ ...upstream, language }, catalogue.teacherGrades, {}),
  subjects: async () => {
    const answer = await send(upstream, catalogue.allSubjects, {})
    return answer.status === 200 ? answer.body : []
  },
  subjectsOfGrade: (grade: string, language = upstream.language) =>
    send({ ...upstream, language }, catalogue.subjectsOfGrade, { params: { grade } }),
  chapters: (
    { grade, subject }: CallParts<typeof catalogue.chapters>["body"],
    language = upstream.language,
  ) =>
    send({ ...upstream, language }, catalogue.chapters, {
      body: { grade: asNumber(grade), subject },
    }),
  picture: (name: string) => fetchPicture(upstream.connection, name),
})

/**
 * A grade's id or a chapter's number as a number, since other servers accept no string there. A name stays a string.
 */
export const asNumber = (value: string | number): string | number =>
  typeof value === "string" && /^(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value
