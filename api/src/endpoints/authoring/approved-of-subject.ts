import { approved } from "#contract"
import { ownQuestions } from "#contract/limits"
import { implement } from "../../http/implement"
import { done, RefusedReply } from "../../reply"
import { type SubjectPosition, readApprovedOfSubject } from "../../store/questions/approved"
import { findGradeId, findSubjectId } from "../../store/curriculum/curriculum-references"
import { toListed } from "../admin/under-review"
import { firstWithin } from "./first-within"

export const listApprovedOfSubject = implement(approved.ofSubject, async ({ query, store }) => {
  const { game, grade, subject, after } = query
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, grade),
    findSubjectId(store, subject),
  ])
  if (gradeId === null || subjectId === null) throw new RefusedReply(400, "Subject not found.")
  const wanted = {
    gradeId,
    subjectId,
    game,
    after: readPosition(after),
    limit: ownQuestions.fileMax + 1,
  }
  const rows = await readApprovedOfSubject(store, wanted)
  const page = firstWithin(rows.slice(0, ownQuestions.fileMax))
  const last = page.length < rows.length ? page.at(-1) : undefined
  return done({
    questions: page.map((row) => ({ ...toListed(row), chapter: String(row.chapter) })),
    next: last ? [last.chapter, last.language, last.level, last.position].join("-") : null,
  })
})

function readPosition(after: string | undefined): SubjectPosition | null {
  const [chapter, language, level, position] = (after ?? "").split("-")
  return language === undefined
    ? null
    : { chapter: Number(chapter), language, level: Number(level), position: Number(position) }
}
