import { env } from "cloudflare:workers"
import { counts } from "#contract/limits"
import type { Role, WireGame } from "#contract/words"
import { answerKeyOf } from "../../../api/src/pool/answer-key.mjs"
import { fingerprintOf } from "../../../api/src/pool/fingerprint"
import { hashToken } from "../../../api/src/security/token"
import { chance, clock } from "./api"

/** Two grades, two subjects, three chapters and no questions. */
export async function buildSchool(): Promise<void> {
  await env.DB.batch(
    [
      "INSERT INTO grades VALUES (7), (8)",
      `INSERT INTO grade_names VALUES (7, 'en', 'Grade 7'), (7, 'ar', 'الصف السابع'),
        (8, 'en', 'Grade 8'), (8, 'ar', 'الصف الثامن')`,
      "INSERT INTO subjects VALUES (1, ''), (3, 'https://images.example/math.png')",
      `INSERT INTO subject_names VALUES (1, 'en', 'Arabic'), (1, 'ar', 'اللغة العربية'),
        (3, 'en', 'Math'), (3, 'ar', 'الرياضيات')`,
      "INSERT INTO grade_subjects VALUES (7, 1), (7, 3)",
    ].map((sql) => env.DB.prepare(sql)),
  )
  await addChapters([
    [7, 3, 1, "Sets", "المجموعات"],
    [7, 3, 2, "Integers", "الأعداد الصحيحة"],
    [7, 1, 1, "The Verb", "الفعل"],
  ])
}

type NewChapter = readonly [grade: number, subject: number, number: number, en: string, ar: string]

export async function addChapters(chapters: readonly NewChapter[]): Promise<void> {
  const name = "INSERT INTO chapter_names VALUES (?, ?, ?, ?, ?)"
  await env.DB.batch(
    chapters.flatMap(([grade, subject, number, en, ar]) => [
      env.DB.prepare("INSERT INTO chapters VALUES (?, ?, ?)").bind(grade, subject, number),
      env.DB.prepare(name).bind(grade, subject, number, "en", en),
      env.DB.prepare(name).bind(grade, subject, number, "ar", ar),
    ]),
  )
}

export interface Member {
  readonly id: number
  readonly token: string
}

let members = 0

/** A user with a session, created without a password hash, which takes a seventh of a second. */
export async function enrol(role: Role = "Student", name = `Member ${members}`): Promise<Member> {
  const member = await enrolNew(role, name)
  const confirm = "UPDATE people SET confirmed_at = 0 WHERE id = ? AND role = 'Teacher'"
  await env.DB.prepare(confirm).bind(member.id).run()
  return member
}

/** Like `enrol`, but a teacher waits to be confirmed. */
export async function enrolNew(role: Role, name = `Member ${members}`): Promise<Member> {
  members += 1
  const person = await env.DB.prepare(
    `INSERT INTO people (name, email, role, grade_id, subject_id, password_hash, created_at)
      VALUES (?, ?, ?, ?, ?, '!', 0) RETURNING id`,
  )
    .bind(
      name,
      `member-${members}@school.example`,
      role,
      role === "Student" ? 7 : null,
      role === "Teacher" ? 3 : null,
    )
    .first<{ id: number }>()
  const id = person?.id ?? 0
  return { id, token: await signIn(id, role) }
}

/** A token that expires after `lifeMs`, or has expired if that is negative. */
export async function signIn(
  id: number,
  role: Role,
  lifeMs = 30 * 24 * 3_600_000,
): Promise<string> {
  const token = Buffer.from(chance.bytes(32)).toString("base64url")
  await env.DB.prepare("INSERT INTO access_tokens VALUES (?, ?, ?, ?)")
    .bind(hashToken(token), id, role, clock.now + lifeMs)
    .run()
  return token
}

interface PlaceOfPool {
  readonly subject?: number
  readonly chapter?: number
  readonly section?: number
  readonly game?: WireGame
}

/** Adds an empty pool: of a chapter of Math in grade 7, or of a section. */
export async function addPool({
  chapter,
  section,
  game = "five hints",
  subject = 3,
}: PlaceOfPool): Promise<number> {
  const inChapter = chapter === undefined ? [null, null, null] : [7, subject, chapter]
  const pool = await env.DB.prepare(
    `INSERT INTO pools (grade_id, subject_id, chapter_number, section, game)
      VALUES (?, ?, ?, ?, ?) RETURNING id`,
  )
    .bind(...inChapter, section ?? null, game)
    .first<{ id: number }>()
  return pool?.id ?? 0
}

interface NewQuestion {
  readonly question: string
  readonly lines: readonly string[]
  readonly answer: string
  /** The text that identifies the question in an answer call, beside the answer. */
  readonly said: string
}

const linesOf = (name: string, word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${word} ${index + 1}`)

/** Adds approved five-hints questions at the next positions, with the answer `{language}-{position}`. */
export const addQuestions = (poolId: number, count: number, language = "en") =>
  addApproved(poolId, count, { language, level: 0 }, (name) => hintsOf(name, name))

/** Adds an approved five-hints question for each of these answers. */
export async function addAnswered(poolId: number, answers: readonly string[], language = "en") {
  for (const answer of answers)
    await addApproved(poolId, 1, { language, level: 0 }, (name) => hintsOf(name, answer))
}

function hintsOf(name: string, answer: string): NewQuestion {
  const lines = linesOf(name, "hint", 5)
  return { question: "Which?", lines, answer, said: lines.join(",") }
}

/** Adds approved offside questions, whose first, third and fifth statements are true. */
export const addOffside = (poolId: number, count: number, language = "en") =>
  addApproved(poolId, count, { language, level: 0 }, (name) => {
    const lines = linesOf(name, "statement", 6)
    return { question: `Which of ${name}?`, lines, answer: "135", said: lines.join(",") }
  })

/** Adds approved difficulty items of a level, with the answer `{language}-{position}-{level}` or the one given. */
export const addItems = (
  poolId: number,
  level: number,
  count: number,
  language = "en",
  answer?: string,
) =>
  addApproved(poolId, count, { language, level }, (name) => {
    const question = `What is ${name}-${level}?`
    return { question, lines: [], answer: answer ?? `${name}-${level}`, said: question }
  })

/** Adds items: `counts` has the number for each level. */
export async function addLevels(poolId: number, counts: readonly number[], language = "en") {
  for (const [level, count] of counts.entries()) await addItems(poolId, level, count, language)
}

async function addApproved(
  poolId: number,
  count: number,
  { language, level }: { readonly language: string; readonly level: number },
  write: (name: string) => NewQuestion,
): Promise<void> {
  const bucket = `$.${language}${level}`
  const pool = await env.DB.prepare("SELECT json_extract(sizes, ?) AS size FROM pools WHERE id = ?")
    .bind(bucket, poolId)
    .first<{ size: number | null }>()
  const first = pool?.size ?? 0
  const writes = Array.from({ length: count }, (_, index) => {
    const position = first + index
    const { question, lines, answer, said } = write(`${language}-${position}`)
    const answerKey = lines.length === counts.statements ? "" : answerKeyOf(answer)
    return env.DB.prepare(
      `INSERT INTO questions (pool_id, status, language, level, position, question, lines, answer,
        answer_key, summary, fingerprint, created_at)
        VALUES (?, 'approved', ?, ?, ?, ?, ?, ?, ?, 'So it is.', ?, 0)`,
    ).bind(
      poolId,
      language,
      level,
      position,
      question,
      JSON.stringify(lines),
      answer,
      answerKey,
      fingerprintOf(answer, said),
    )
  })
  const resize = env.DB.prepare(
    "UPDATE pools SET sizes = json_set(sizes, ?, CAST(? AS INTEGER)) WHERE id = ?",
  ).bind(bucket, first + count, poolId)
  await env.DB.batch([...writes, resize])
}
