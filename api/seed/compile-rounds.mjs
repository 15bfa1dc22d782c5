import { insertRows } from "./sql.mjs"

/** @import { Person, Pool, PositionedQuestion, Round } from "./types" */

const dayMs = 86_400_000

/**
 * The SQL statements for the object of a pupil that insert what the pupil has played, in the form in which the API
 * would have written it. They insert missing rows only.
 * @param {object} pupil
 * @param {number} pupil.id
 * @param {Person} pupil.person
 * @param {readonly Round[]} pupil.rounds in the order in which they were played
 * @param {ReadonlyMap<number, number | null>} subjects the subject of each pool
 * @param {readonly PositionedQuestion[]} questions
 */
export function compileRounds({ id, person, rounds }, subjects, questions) {
  const attempts = rounds.map((round) => attemptRow(id, round))
  const twins = rounds.flatMap((round) => twinRows(id, round, questions))
  return [
    ...insertRows("player", [
      {
        person_id: id,
        points: person.points ?? 0,
        grade_id: person.grade ?? null,
        weeks: JSON.stringify(pointsByWeek(rounds)),
      },
    ]),
    ...insertRows("cursors", cursorRows(id, { rounds, subjects, twins })),
    ...insertRows("attempts", attempts),
    ...insertRows("attempts", twins),
    ...insertRows(
      "answer_lists",
      rounds.map((round, index) => answerList(round, index, subjects)),
    ),
  ]
}

/** @param {readonly Round[]} rounds */
function pointsByWeek(rounds) {
  /** @type {Record<string, number>} */
  const weeks = {}
  for (const { points, at } of rounds) {
    const week = Math.floor((Math.floor(at / dayMs) + 3) / 7)
    if (points > 0) weeks[week] = (weeks[week] ?? 0) + points
  }
  return weeks
}

/**
 * @param {number} personId
 * @param {object} played
 * @param {readonly Round[]} played.rounds
 * @param {ReadonlyMap<number, number | null>} played.subjects
 * @param {ReturnType<typeof twinRows>} played.twins
 */
function cursorRows(personId, { rounds, subjects, twins }) {
  const pools = new Set(rounds.map(({ question }) => question.poolId))
  return Array.from(pools, (poolId) => {
    const own = rounds.filter(({ question }) => question.poolId === poolId)
    const answered = new Set(own.map(({ question }) => question.id))
    const unplayed = twins.filter((twin) => twin.pool_id === poolId && !answered.has(twin.question_id))
    /** @type {Record<string, number[]>} */
    const segments = {}
    /** @type {Record<string, number>} */
    const played = {}
    /** @param {string} bucket */
    const count = (bucket) => (played[bucket] = (played[bucket] ?? 0) + 1)
    for (const { question } of own) {
      const bucket = `${question.language}${question.level}`
      segments[bucket] = [0, question.position + 1, question.position + 1]
      count(bucket)
    }
    for (const { language, level } of unplayed) count(`${language}${level}`)
    return {
      person_id: personId,
      pool_id: poolId,
      game: own[0]?.question.game ?? "",
      subject_id: subjects.get(poolId) ?? null,
      segments: JSON.stringify(segments),
      played: JSON.stringify(played),
      answered: own.length,
      mistakes: own.filter(({ isRight }) => !isRight).length,
      points: own.reduce((sum, { points }) => sum + points, 0),
      version: 1,
    }
  })
}

/**
 * @param {number} personId
 * @param {Round} round
 */
function attemptRow(personId, { question, given, isRight, worth, points, at }) {
  const isCredited = worth > 0
  return {
    person_id: personId,
    question_id: question.id,
    pool_id: question.poolId,
    language: question.language,
    level: question.level,
    is_played: 1,
    is_mistake: Number(!isRight),
    turn_at: at,
    issued_at: at - 60_000,
    given_answer: given,
    is_right: Number(isRight),
    answered_at: at,
    worth,
    won_at: isCredited ? at : null,
    credited: isCredited ? points : null,
    credited_at: isCredited ? at : null,
    round: isOfSet(question) ? 1 : 0,
  }
}

/**
 * The same question in other languages, which counts as played.
 * @param {number} personId
 * @param {Round} round
 * @param {readonly PositionedQuestion[]} questions
 */
function twinRows(personId, { question, at }, questions) {
  const { poolId, answerKey, language } = question
  if (answerKey === "") return []
  const twins = questions.filter(
    (other) =>
      other.poolId === poolId && other.answerKey === answerKey && other.language !== language,
  )
  return twins.map((twin) => ({
    person_id: personId,
    question_id: twin.id,
    pool_id: poolId,
    language: twin.language,
    level: twin.level,
    is_played: 1,
    is_twin: 1,
    turn_at: at,
    issued_at: 0,
  }))
}

/**
 * @param {Round} round
 * @param {number} index of the round
 * @param {ReadonlyMap<number, number | null>} subjects
 */
function answerList({ question, given, isRight, at }, index, subjects) {
  return {
    id: index + 1,
    pool_id: question.poolId,
    subject_id: subjects.get(question.poolId) ?? null,
    answered_at: at,
    set_name: isOfSet(question) ? `${question.poolId}-1` : null,
    wrong: Number(!isRight),
    answers: JSON.stringify([[question.id, given, Number(isRight), 0, null]]),
  }
}

/** @param {Round["question"]} question */
const isOfSet = ({ setId }) => setId !== null
