import { catalogue } from "#contract"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { findGradeId, findSubjectId, readChapters } from "../../store/curriculum"
import { readGamesOfChapters } from "../../store/pools"

export const listChapters = implement(catalogue.chapters, async ({ body, store, language }) => {
  const [gradeId, subjectId] = await Promise.all([
    findGradeId(store, body.grade),
    findSubjectId(store, body.subject),
  ])
  if (gradeId === null) return refuse(404, "Grade not found.")
  if (subjectId === null) return refuse(404, "Subject not found.")
  const [chapters, games] = await Promise.all([
    readChapters(store, gradeId, subjectId, language),
    readGamesOfChapters(store, gradeId, subjectId),
  ])
  const withGames = chapters.map((chapter) => ({
    ...chapter,
    games: games.filter(({ chapter: number }) => number === chapter.number).map(({ game }) => game),
  }))
  return done({ chapters: withGames })
})
