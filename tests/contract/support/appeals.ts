import { feedback, progress } from "#contract"
import { call, readOk } from "./api"
import { winSet } from "./arena"
import { answerHints, drawHints } from "./rounds"
import { addPool, enrol, type Member } from "./world"
import { getRow, one, run } from "./sql"
import { post } from "./versions"

let lastChapter = 0

export async function oneQuestionOf(author: Member) {
  lastChapter += 1
  await run(
    "INSERT OR IGNORE INTO chapters (grade_id, subject_id, number) SELECT grade_id, subject_id, ? FROM chapters",
    lastChapter,
  )
  await addPool({ chapter: lastChapter }, 1)
  await run("UPDATE questions SET author_id = ? WHERE author_id IS NULL", author.id)
  return { chapter: lastChapter, id: await one("SELECT max(id) AS n FROM questions") }
}

export async function answers(given: string | null, chapter: number, hintsShown?: number) {
  const player = await enrol()
  const issued = await drawHints(player, { chapter })
  await answerHints(player, issued, given ?? undefined, hintsShown)
  return { ...player, name: issued.name }
}

export const appeal = (member: Member, attempt: string, more = {}) =>
  post(member, "/api/appeals", { attempt, ...more })

export async function appealed(author: Member, ...given: readonly string[]) {
  const { chapter, id } = await oneQuestionOf(author)
  const pupils = []
  for (const each of given) {
    const pupil = await answers(each, chapter)
    await appeal(pupil, pupil.name)
    pupils.push(pupil)
  }
  return { chapter, id, pupils }
}

export const decide = (member: Member, questionID: number, key: string, verdict = "accepted") =>
  post(member, "/api/appeals/decide", { questionID, key, verdict, reason: "No." })

export const revoke = (member: Member, questionID: number, answer: string) =>
  post(member, "/api/appeals/revoke", { questionID, answer })

export async function addVersion(id: number): Promise<number> {
  const copy = await one(
    `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, created_at)
      SELECT pool_id, 'withdrawn', language, question, answer, summary, 'new', 0 FROM questions
      WHERE id = ? RETURNING id AS n`,
    id,
  )
  await run("INSERT INTO question_versions VALUES (?, ?, NULL)", copy, id)
  return copy
}

export const acceptedIn = async (id: number) =>
  String(
    (await getRow("SELECT accepted_answers AS texts FROM questions WHERE id = ?", id))?.["texts"],
  )

export const openOf = ({ token }: Member) =>
  readOk(feedback.openFeedback, call("/api/feedback", { token }))

export const outcomesOf = async ({ token }: Member) => {
  const sent = call("/api/Accounts/page-parts?streak=true", { token })
  const { outcomes = [], totalpoints = 0 } = (await readOk(progress.pageParts, sent)).streak ?? {}
  return { outcomes, totalpoints }
}

export async function wrongSet() {
  await addPool({ chapter: 2, game: "DifficultyLevel" }, [2, 1, 1, 1, 1])
  const player = await enrol()
  return { player, set: await winSet(player, { chapter: 2 }) }
}

export const nameOf = async ({ id }: Member) =>
  (await getRow("SELECT name FROM people WHERE id = ?", id))?.["name"]
