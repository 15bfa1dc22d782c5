import { env } from "cloudflare:workers"
import { counts } from "#contract/limits"
import type { Language, Role, WireGame } from "#contract/words"
import { shownAnswer } from "#game/answers/alternatives"
import { toAnswerKey } from "../../../api/src/pool/answer-key.mjs"
import { toFingerprint } from "../../../api/src/pool/fingerprint"
import { hashToken } from "../../../api/src/security/token"
import { chance, clock } from "./api"
import { one, getRow, run } from "./sql"

export async function buildSchool(): Promise<void> {
  await env.DB.batch(
    [
      "INSERT INTO grades (id) VALUES (7), (8)",
      `INSERT INTO grade_names VALUES (7, 'en', 'Grade 7'), (7, 'ar', 'الصف السابع'),
        (8, 'en', 'Grade 8'), (8, 'ar', 'الصف الثامن')`,
      "INSERT INTO subjects (id, image) VALUES (1, ''), (3, 'https://images.example/math.png')",
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
  const rows = JSON.stringify(chapters)
  const insert = (into: string, ...columns: readonly string[]) =>
    env.DB.prepare(`INSERT INTO ${into} SELECT ${columns.join(", ")} FROM json_each(?)`).bind(rows)
  const key = ["value ->> 0", "value ->> 1", "value ->> 2"]
  await env.DB.batch([
    insert("chapters (grade_id, subject_id, number)", ...key),
    insert("chapter_names", ...key, "'en'", "value ->> 3"),
    insert("chapter_names", ...key, "'ar'", "value ->> 4"),
  ])
}

export interface Member {
  readonly id: number
  readonly token: string
}

let members = 0

export async function enrol(role: Role = "Student", name = `Member ${members}`): Promise<Member> {
  const member = await enrolNew(role, name)
  await run("UPDATE people SET confirmed_at = 0 WHERE id = ? AND role = 'Teacher'", member.id)
  return member
}

export async function enrolNew(role: Role, name = `Member ${members}`): Promise<Member> {
  members += 1
  const id = await one(
    `INSERT INTO people (name, email, role, grade_id, subject_id, password_hash, created_at)
      VALUES (?, ?, ?, ?, ?, '!', 0) RETURNING id AS n`,
    name,
    `member-${members}@school.example`,
    role,
    role === "Student" ? 7 : null,
    role === "Teacher" ? 3 : null,
  )
  return { id, token: await signIn(id, role) }
}

export async function signIn(id: number, role: Role, lifeMs = 30 * 24 * 3_600_000) {
  const token = Buffer.from(chance.bytes(32)).toString("base64url")
  const values = [hashToken(token), id, role, clock.now + lifeMs]
  await run("INSERT INTO access_tokens VALUES (?, ?, ?, ?)", ...values)
  return token
}

interface PlaceOfPool {
  readonly subject?: number
  readonly chapter?: number
  readonly section?: number
  readonly game?: WireGame
}

/** How many questions, or their answers; for difficulty how many items of each level, or the answer of its only one. */
type Held = number | readonly (number | string)[]
const isList = (held: object | number): held is readonly (number | string)[] => Array.isArray(held)

/** In a chapter of grade 7, or a section, with approved questions: in English, or by language. */
export async function addPool(
  { chapter, section, game = "five hints", subject = 3 }: PlaceOfPool,
  held: Held | Partial<Record<Language, Held>> = 0,
): Promise<number> {
  const inChapter = chapter === undefined ? [null, null, null] : [7, subject, chapter]
  const pool = await one(
    `INSERT INTO pools (grade_id, subject_id, chapter_number, section, game)
      VALUES (?, ?, ?, ?, ?) RETURNING id AS n`,
    ...inChapter,
    section ?? null,
    game,
  )
  const { en = 0, ar = 0 } = typeof held === "number" || isList(held) ? { en: held } : held
  await addQuestions(pool, en, "en")
  await addQuestions(pool, ar, "ar")
  return pool
}

/** With the answer `{language}-{position}`, of items `{language}-{position}-{level}`; odd statements are true. */
export async function addQuestions(poolId: number, held: Held, language: Language = "en") {
  const pool = await getRow<{ game: WireGame }>("SELECT game FROM pools WHERE id = ?", poolId)
  if (!pool || held === 0) return
  const isSet = pool.game === "DifficultyLevel"
  const wanted = (isList(held) ? held : [held]).flatMap((each, at) => {
    const level = isSet ? at : 0
    const answers = typeof each === "string" ? [{ answer: each }] : Array.from({ length: each })
    return answers.map((own) => ({
      level,
      write: (position: number) =>
        Object.assign(writers[pool.game](`${language}-${position}`, level), own),
    }))
  })
  await addWritten(poolId, wanted, language)
}

interface Wanted {
  readonly level: number
  readonly write: (position: number) => Texts
}

export async function addWritten(
  poolId: number,
  wanted: readonly Wanted[],
  language: Language = "en",
): Promise<void> {
  const pool = await getRow<{ sizes: string }>("SELECT sizes FROM pools WHERE id = ?", poolId)
  const sizes: Record<string, number> = JSON.parse(pool?.sizes ?? "{}")
  const inserts = wanted.map(({ level, write }) => {
    const bucket = `${language}${level}`
    const position = sizes[bucket] ?? 0
    sizes[bucket] = position + 1
    const { question, lines, answer, summary = "So it is." } = write(position)
    return env.DB.prepare(
      `INSERT INTO questions (pool_id, status, language, level, position, question, lines, answer,
        answer_key, summary, fingerprint, created_at)
        VALUES (?, 'approved', ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    ).bind(
      poolId,
      language,
      level,
      position,
      question,
      JSON.stringify(lines),
      answer,
      lines.length === counts.statements ? "" : toAnswerKey(shownAnswer(answer)),
      summary,
      toFingerprint(answer, lines.join(",") || question),
    )
  })
  const resize = env.DB.prepare("UPDATE pools SET sizes = ? WHERE id = ?")
  await env.DB.batch([...inserts, resize.bind(JSON.stringify(sizes), poolId)])
}

interface Texts {
  readonly question: string
  readonly lines: readonly string[]
  readonly answer: string
  readonly summary?: string
}

const linesOf = (name: string, word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${word} ${index + 1}`)

const writers: Readonly<Record<WireGame, (name: string, level: number) => Texts>> = {
  "five hints": (name) => ({ question: "Which?", lines: linesOf(name, "hint", 5), answer: name }),
  offside: (name) => ({
    question: `Which of ${name}?`,
    lines: linesOf(name, "statement", 6),
    answer: "135",
  }),
  DifficultyLevel: (name, level) => ({
    question: `What is ${name}-${level}?`,
    lines: [],
    answer: `${name}-${level}`,
  }),
}
