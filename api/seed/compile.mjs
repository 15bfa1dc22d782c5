import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { argv } from "node:process"
import { fileURLToPath } from "node:url"
import { toAnswerSigns } from "../src/pool/answer-signs.mjs"
import { lookAlikeKey } from "../src/names/look-alikes.mjs"
import { hashPassword, noPassword } from "./hash-password.mjs"
import { compileRounds } from "./compile-rounds.mjs"
import { listQuestions, listWaiting, positionQuestions } from "./position-questions.mjs"
import { playRounds } from "./play-rounds.mjs"
import { languages, readSeed } from "./read-seed.mjs"
import { insertRows } from "./sql.mjs"

/** @import { Chapter, CompiledSeed, Curriculum, Names, Person, Pool, Seed, StoredQuestion } from "./types" */

const createdAt = Date.UTC(2025, 8, 1)

/**
 * The demo data as SQL, the same for the same seed. It inserts missing rows only, so that running it twice changes
 * nothing. The sizes of pools are computed at the end, in SQL.
 * @returns {CompiledSeed}
 */
export function compileSeed(seed = readSeed()) {
  const { curriculum, people } = seed
  const { pools, questions, waiting } = positionQuestions(listQuestions(seed), listWaiting(seed))
  const poolRows = pools.map(poolRow(curriculum))
  const subjects = new Map(poolRows.map(({ id, subject_id }) => [id, subject_id]))
  const players = people.flatMap((person, index) => {
    const rounds = playRounds(person, index, pools, questions)
    const id = index + 1
    return rounds.length > 0
      ? [{ id, sql: compileRounds({ id, person, rounds }, subjects, questions).join("\n") }]
      : []
  })
  const database = [
    ...compileCurriculum(curriculum),
    ...insertRows("people", people.map(personRow(curriculum))),
    ...insertRows("pools", poolRows),
    ...insertRows("questions", [...questions, ...waiting].map(questionRow(people))),
    countPositions,
    countSigns,
    ...dateWhatWaits,
    "",
  ].join("\n")
  return { database, players }
}

/** @param {Curriculum} curriculum */
function compileCurriculum({ school, grades, subjects, chapters }) {
  /** @param {string} subject */
  const subjectId = (subject) => subjects.find(({ en }) => en === subject)?.id ?? null
  /** @param {Chapter} chapter */
  const keyOf = ({ grade, subject, number }) => ({
    grade_id: grade,
    subject_id: subjectId(subject),
    number,
  })
  const links = new Map(
    chapters.map((chapter) => [`${chapter.grade} ${chapter.subject}`, keyOf(chapter)]),
  )
  return [
    ...insertRows("school_names", namesOf(school, { school_id: 1 })),
    ...insertRows(
      "grades",
      grades.map(({ id }) => ({ id })),
    ),
    ...insertRows(
      "grade_names",
      grades.flatMap((grade) => namesOf(grade, { grade_id: grade.id })),
    ),
    ...insertRows(
      "subjects",
      subjects.map(({ id }) => ({ id })),
    ),
    ...insertRows(
      "subject_names",
      subjects.flatMap((subject) => namesOf(subject, { subject_id: subject.id })),
    ),
    ...insertRows(
      "grade_subjects",
      [...links.values()].map(({ number: _, ...link }) => link),
    ),
    ...insertRows("chapters", chapters.map(keyOf)),
    ...insertRows(
      "chapter_names",
      chapters.flatMap((chapter) => namesOf(chapter, keyOf(chapter))),
    ),
  ]
}

/**
 * One row for each language in which something has a name.
 * @param {Names} names
 * @param {Readonly<Record<string, number | null>>} key columns of what is named
 */
const namesOf = (names, key) =>
  languages.flatMap((language) => {
    const name = names[language]
    return name === undefined ? [] : [{ ...key, language, name }]
  })

/** @param {Curriculum} curriculum */
function personRow({ subjects }) {
  /**
   * @param {Person} person
   * @param {number} index
   */
  return (person, index) => {
    const { name, email, password, role, grade, subject, points, avatar, isWaiting } = person
    return {
      id: index + 1,
      name,
      email,
      role,
      grade_id: grade ?? null,
      subject_id: subjects.find(({ en }) => en === subject)?.id ?? null,
      password_hash: password ? hashPassword(email, password) : noPassword,
      points: points ?? 0,
      created_at: createdAt,
      avatar: avatar ?? "",
      name_key: lookAlikeKey(name),
      confirmed_at: role === "Teacher" && !isWaiting ? createdAt : null,
    }
  }
}

/** @param {Curriculum} curriculum */
function poolRow({ subjects }) {
  /** @param {Pool} pool */
  return ({ id, grade, subject, chapter, section, game }) => ({
    id,
    grade_id: grade ?? null,
    subject_id: subjects.find(({ en }) => en === subject)?.id ?? null,
    chapter_number: chapter ?? null,
    section: section ?? null,
    game,
  })
}

/** @param {readonly Person[]} people */
function questionRow(people) {
  /** @param {string | undefined} author */
  const idOf = (author) => people.findIndex(({ email }) => email === author) + 1 || null
  /** @param {StoredQuestion} question */
  return ({ lines, said, ...question }) => ({
    id: question.id,
    pool_id: question.poolId,
    status: question.position === null ? "waiting" : "approved",
    language: question.language,
    level: question.level,
    position: question.position,
    set_id: question.setId,
    question: question.question,
    lines: JSON.stringify(lines),
    answer: question.answer,
    answer_key: question.answerKey,
    signs: JSON.stringify(toAnswerSigns(question.answer)),
    exact: Number(question.exact ?? false),
    summary: question.summary,
    fingerprint: fingerprintOf(question.answer, said),
    author_id: idOf(question.author),
    created_at: createdAt,
    status_at: createdAt,
  })
}

/** As the API computes it: src/pool/fingerprint.ts. @param {string} answer @param {string} said */
const fingerprintOf = (answer, said) =>
  createHash("sha256")
    .update(`${answer.split("|")[0]?.trim()}\n${said}`.normalize("NFC"))
    .digest("base64url")

const hourMs = 3_600_000
const now = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"

/** What waits was sent in the days before the database was made, one question every seven hours. */
const dateWhatWaits = [
  `UPDATE questions SET created_at = ${now} - ((SELECT max(id) FROM questions) + 1 - id) * ${7 * hourMs}
    WHERE status = 'waiting' AND created_at = ${createdAt};`,
  `UPDATE questions SET status_at = created_at WHERE status = 'waiting' AND status_at = ${createdAt};`,
  `UPDATE people SET created_at = ${now} - ${50 * hourMs}
    WHERE role = 'Teacher' AND confirmed_at IS NULL AND created_at = ${createdAt};`,
]

const countPositions = `UPDATE pools SET sizes = (SELECT json_group_object(bucket, positions) FROM (
    SELECT language || level AS bucket, count(*) AS positions FROM questions
    WHERE pool_id = pools.id AND position IS NOT NULL GROUP BY bucket));`

const countSigns = `UPDATE pools SET signs = (SELECT json_group_object(language, json(held)) FROM (
    SELECT language, json_group_object(sign, answers) AS held FROM (
      SELECT language, each.value AS sign, count(*) AS answers FROM questions, json_each(questions.signs) AS each
      WHERE pool_id = pools.id AND position IS NOT NULL GROUP BY language, sign
    ) GROUP BY language))
  WHERE id IN (SELECT pool_id FROM questions WHERE signs <> '[]');`

const [, program, file] = argv
if (file && program === fileURLToPath(import.meta.url))
  writeFileSync(file, JSON.stringify(compileSeed()))
