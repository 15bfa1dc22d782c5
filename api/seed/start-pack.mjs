import { gzipSync } from "node:zlib"
import { listQuestions } from "./position-questions.mjs"
import { readSeed } from "./read-seed.mjs"

/** @import { Pack } from "../src/structure/start-pack" */

/** The demo's chapters and questions, for a school that takes them over. @returns {Pack} */
export function toStartPack(seed = readSeed()) {
  const { grades, subjects, chapters } = seed.curriculum
  const all = listQuestions(seed)
  return {
    grades: grades.map((each) => ({ id: each.id, names: namesOf(each) })),
    subjects: subjects.map((each) => ({ id: each.id, names: namesOf(each) })),
    chapters: chapters.map((each) => ({
      grade: each.grade,
      subject: subjects.find(({ en }) => en === each.subject)?.id ?? 0,
      names: namesOf(each),
      questions: all
        .filter(
          ({ grade, subject, chapter }) =>
            grade === each.grade && subject === each.subject && chapter === each.number,
        )
        .map(toTaken),
    })),
    sections: all.flatMap((each) =>
      each.section === undefined ? [] : [{ ...toTaken(each), section: each.section }],
    ),
  }
}

/** @param {{ readonly en: string, readonly ar?: string }} named */
const namesOf = ({ en, ar }) => ({ en, ...(ar && { ar }) })

/** @param {import("./types").SeedQuestion} question */
const toTaken = (question) => ({
  game: question.game,
  language: question.language,
  level: question.level,
  setId: question.setId,
  question: question.question,
  lines: question.lines,
  answer: question.answer,
  answerKey: question.answerKey,
  exact: question.exact ?? false,
  summary: question.summary,
})

/** The source of a module that holds the pack: a third of its size, and no work for whoever does not read it. */
export function toModule() {
  const packed = gzipSync(JSON.stringify(toStartPack()), { level: 9 })
  return `export default ${JSON.stringify(packed.toString("base64"))}\n`
}
