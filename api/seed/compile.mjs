import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { argv } from "node:process"
import { fileURLToPath } from "node:url"
import { lookAlikeKey } from "../src/names/look-alikes.mjs"
import { hashPassword, noPassword } from "./hash-password.mjs"
import { compileRounds } from "./compile-rounds.mjs"
import { listQuestions, listWaiting } from "./list-questions.mjs"
import { playRounds } from "./play-rounds.mjs"
import { languages, readSeed } from "./read-seed.mjs"
import { positionQuestions } from "./position-questions.mjs"
import { insertRows } from "./sql.mjs"

/** @import { Chapter, Curriculum, Names, Person, Pool, Seed, StoredQuestion } from "./types" */

const createdAt = Date.UTC(2025, 8, 1)

/**
 * The demo data as one SQL file, the same for the same seed. It inserts missing rows only, so that running it
 * twice changes nothing. The sizes of pools, the twins and the progress are computed at the end, in SQL.
 * @param {Seed} seed
 */
export function compileSeed(seed = readSeed()) {
  const { curriculum, people } = seed
  const { pools, questions, waiting } = positionQuestions(listQuestions(seed), listWaiting(seed))
  const played = people.map((person, index) => playRounds(person, index, pools, questions))
  return [
    ...compileCurriculum(curriculum),
    ...insertRows("people", people.map(personRow(curriculum))),
    ...insertRows("pools", pools.map(poolRow(curriculum))),
    ...insertRows("questions", [...questions, ...waiting].map(questionRow(people))),
    ...played.flatMap((rounds, index) => compileRounds(index + 1, rounds)),
    ...countings,
    "",
  ].join("\n")
}

/** @param {Curriculum} curriculum */
function compileCurriculum({ grades, subjects, chapters }) {
  /** @param {string} subject */
  const subjectId = (subject) => subjects.find(({ en }) => en === subject)?.id ?? null
  /** @param {Chapter} chapter */
  const keyOf = ({ grade, subject, number }) => ({
    grade_id: grade,
    subject_id: subjectId(subject),
    number,
  })
  const links = new Map(
    chapters.map(({ grade, subject }) => [`${grade} ${subject}`, { grade, subject }]),
  )
  return [
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
      [...links.values()].map(({ grade, subject }) => ({
        grade_id: grade,
        subject_id: subjectId(subject),
      })),
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

const countings = [
  "UPDATE cursors SET subject_id = (SELECT pools.subject_id FROM pools WHERE pools.id = pool_id);",
  `UPDATE answers SET subject_id = (SELECT pools.subject_id FROM questions
    JOIN pools ON pools.id = questions.pool_id WHERE questions.id = answers.question_id);`,
  `UPDATE pools SET sizes = (SELECT json_group_object(bucket, positions) FROM (
    SELECT language || level AS bucket, count(*) AS positions FROM questions
    WHERE pool_id = pools.id AND position IS NOT NULL GROUP BY bucket));`,
  `INSERT OR IGNORE INTO attempts (person_id, question_id, pool_id, language, level, is_played, is_twin,
      turn_at, issued_at)
    SELECT person_id, twin.id, twin.pool_id, twin.language, twin.level, 1, 1, turn_at, 0
    FROM attempts JOIN questions ON questions.id = attempts.question_id
    JOIN questions AS twin ON twin.pool_id = questions.pool_id AND twin.answer_key = questions.answer_key
    WHERE is_played = 1 AND is_twin = 0 AND questions.answer_key <> ''
      AND twin.language <> questions.language AND twin.position IS NOT NULL;`,
  `UPDATE cursors SET played = (SELECT json_group_object(bucket, number) FROM (
      SELECT language || level AS bucket, count(*) AS number FROM attempts WHERE is_played = 1
      AND person_id = cursors.person_id AND pool_id = cursors.pool_id GROUP BY bucket)),
    (answered, mistakes, points) = (SELECT total(is_played > is_twin), total(is_mistake), total(credited)
      FROM attempts WHERE person_id = cursors.person_id AND pool_id = cursors.pool_id);`,
]

const [, program, file] = argv
if (file && program === fileURLToPath(import.meta.url)) writeFileSync(file, compileSeed())
