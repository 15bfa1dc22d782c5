import { env } from "cloudflare:workers"
import { feedback, streak, versions } from "#contract"
import { call } from "./api"
import { answerSet, drawHints, drawSet } from "./rounds"
import { addPool, enrol, type Member } from "./world"
import { one, run } from "./sql"

let lastChapter = 0

/** A chapter with one five-hints question of this author. */
export async function oneQuestionOf(author: Member) {
  lastChapter += 1
  await env.DB.batch([
    env.DB.prepare(
      "INSERT OR IGNORE INTO chapters SELECT grade_id, subject_id, ? FROM chapters",
    ).bind(lastChapter),
  ])
  await addPool({ chapter: lastChapter }, 1)
  await run("UPDATE questions SET author_id = ? WHERE author_id IS NULL", author.id)
  return { chapter: lastChapter, id: await one("SELECT max(id) AS n FROM questions") }
}

/** A pupil who has given this answer after this many hints; `null` gives the right answer. */
export async function answers(given: string | null, chapter: number, hintsShown?: number) {
  const player = await enrol()
  const issued = await drawHints(player, { chapter })
  const { correctAnswer: correctanswer, hints } = issued.body
  const body = { answer: given ?? correctanswer, correctanswer, hints: hints.join(","), hintsShown }
  await call("/api/education/HintGame/ans", { token: player.token, body })
  return { ...player, name: issued.name }
}

export const appeal = async ({ token }: Member, attempt: string, more = {}) =>
  (await call("/api/appeals", { token, body: { attempt, ...more } })).status

/** A question with an open appeal of one pupil for each of these answers. */
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

export const decide = async (
  { token }: Member,
  questionID: number,
  key: string,
  verdict = "accepted",
) =>
  (await call("/api/appeals/decide", { token, body: { questionID, key, verdict, reason: "No." } }))
    .status

export const revoke = async ({ token }: Member, questionID: number, answer: string) =>
  (await call("/api/appeals/revoke", { token, body: { questionID, answer } })).status

/** Adds a version of a question, under review, with the same answer. Returns its id. */
export async function addVersion(id: number): Promise<number> {
  const copy = await env.DB.prepare(
    `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, created_at)
      SELECT pool_id, 'withdrawn', language, question, answer, summary, 'new', 0 FROM questions
      WHERE id = ? RETURNING id`,
  )
    .bind(id)
    .first<number>("id")
  await run("INSERT INTO question_versions VALUES (?, ?, NULL)", copy, id)
  return copy ?? 0
}

/** The accepted answers as the question stores them. */
export const acceptedIn = async (id: number): Promise<string> =>
  (await env.DB.prepare("SELECT accepted_answers FROM questions WHERE id = ?")
    .bind(id)
    .first<string>("accepted_answers")) ?? ""

/** The question with its history, as this person sees it. */
export const storyOf = async ({ token }: Member, id: number) =>
  versions.show.ok.parse((await call(`/api/my-questions/${id}`, { token })).body)

export const openOf = async ({ token }: Member) =>
  feedback.openFeedback.ok.parse((await call("/api/feedback", { token })).body)

export const outcomesOf = async ({ token }: Member) => {
  const { body } = await call("/api/Accounts/streak?outcomes=true", { token })
  const { outcomes = [], totalpoints = 0 } = streak.streak.ok.parse(body)
  return { outcomes, totalpoints }
}

/** A pupil who has answered two questions of a set of six right. */
export async function wrongSet() {
  await addPool({ chapter: 2, game: "DifficultyLevel" }, [2, 1, 1, 1, 1])
  const player = await enrol()
  const set = await drawSet(player, { chapter: 2 })
  await answerSet(player, set, (_, place) => place < 2)
  return { player, set }
}

export const nameOf = async ({ id }: Member) =>
  env.DB.prepare("SELECT name FROM people WHERE id = ?").bind(id).first("name")
