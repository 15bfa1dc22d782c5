import { splitAlternatives, toOneAlternative } from "#contract/formulas"
import { acceptedAnswersMax, counts } from "#contract/limits"
import type { AppealVerdict } from "#contract/words"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { sql, type RawBuilder } from "kysely"
import { isOfAuthor, type AuthorId } from "../questions/appeals"
import { batchRead, batchWrite, compiled, readBoth, type Store } from "../../db/store"

/** The most versions of a question, before and after it, that share its accepted answers. */
const versionsMax = 50

/** The ids of all versions of a question with the same answer, as exact; a new version takes over what was accepted. */
const getVersions = (questionId: number) => sql`(WITH RECURSIVE versions(id) AS (
    SELECT CAST(${questionId} AS INTEGER)
    UNION SELECT replaces FROM versions CROSS JOIN question_versions ON question_id = versions.id
    UNION SELECT question_id FROM versions CROSS JOIN question_versions ON replaces = versions.id
    LIMIT ${sql.lit(versionsMax)})
  SELECT questions.id FROM versions CROSS JOIN questions USING (id)
  WHERE (answer, exact) = (SELECT answer, exact FROM questions WHERE id = ${questionId}))`

const isAccepted = (text: string) => sql`instr(accepted_answers || '|', ${`|${text}|`}) > 0`
const isNamedWrong = (text: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT 1 FROM json_each(wrong_answers) WHERE value = ${text})`

const noRoom = {
  accepted: (said) => sql`NOT ${isAccepted(said)}
    AND length(accepted_answers) + ${1 + said.length} > ${sql.lit(acceptedAnswersMax)}`,
  never: () => sql`NOT ${isNamedWrong(sql`text`)}
    AND json_array_length(wrong_answers) >= ${sql.lit(counts.wrongAnswers)}`,
  declined: () => sql`FALSE`,
} as const satisfies Readonly<Record<AppealVerdict, (said: string) => RawBuilder<unknown>>>

interface Decision {
  readonly questionId: number
  readonly key: string
  readonly verdict: AppealVerdict
  readonly reason: string
  readonly decidedBy: number
}

/**
 * Decides on an appealed answer that has no decision. Returns the verdict that stands: `full` if the question has
 * no room for it, and then nothing is changed; `null` if there is no such appeal.
 */
export async function storeAppealVerdict(
  store: Store,
  authorId: AuthorId,
  { questionId, key, verdict, reason, decidedBy }: Decision,
  now: number,
): Promise<AppealVerdict | "full" | null> {
  const isThis = sql`question_id = ${questionId} AND answer_key = ${key}`
  const versions = getVersions(questionId)
  const [[appealed] = []] = await batchRead<{ text: string }>(store, [
    compiled(store, sql`SELECT text FROM appealed WHERE ${isOfAuthor(authorId)} ${isThis}`),
  ])
  if (!appealed) return null
  const said = toOneAlternative(appealed.text)
  await write(store, [
    sql`UPDATE appealed SET verdict = ${verdict}, reason = ${reason}, decided_by = ${decidedBy},
        decided_at = ${now}, is_applied = 0
      WHERE ${isOfAuthor(authorId)} ${isThis} AND verdict IS NULL
      AND NOT EXISTS (SELECT 1 FROM questions WHERE id IN ${versions} AND ${noRoom[verdict](said)})`,
    sql`INSERT INTO question_events (question_id, person_id, event, reason, answer, at)
      SELECT question_id, decided_by, verdict, reason, text, decided_at FROM appealed
      WHERE ${isThis} AND is_applied = 0`,
    ...effects[verdict](isThis, versions, said),
    sql`UPDATE appealed SET is_applied = 1 WHERE ${isThis} AND is_applied = 0`,
  ])
  const { rows } = await sql<{ verdict: AppealVerdict | null }>`SELECT verdict FROM appealed
    WHERE ${isOfAuthor(authorId)} ${isThis}`.execute(store.query)
  const [stands] = rows
  return stands ? (stands.verdict ?? "full") : null
}

interface Accepting extends Pick<Decision, "questionId" | "key" | "decidedBy"> {
  readonly text: string
  readonly people: number
  readonly mayDecide: boolean
}

/**
 * Accepts an answer for everybody, whether or not a player appeals, if the person may decide on the question; else asks
 * those who may, once. Returns what `storeAppealVerdict` does.
 */
export async function acceptOrAsk(
  store: Store,
  { mayDecide, text, people, ...decided }: Accepting,
  now: number,
): Promise<AppealVerdict | "asked" | "full" | null> {
  const { questionId, key } = decided
  await sql`INSERT INTO appealed (question_id, answer_key, text, author_id, people, opened_at)
    SELECT id, ${key}, ${text}, author_id, ${people}, ${now} FROM questions WHERE id = ${questionId}
    ON CONFLICT DO NOTHING`.execute(store.query)
  if (!mayDecide) return "asked"
  return storeAppealVerdict(store, null, { ...decided, verdict: "accepted", reason: "" }, now)
}

type Effects = (
  isThis: RawBuilder<unknown>,
  versions: RawBuilder<unknown>,
  said: string,
) => readonly RawBuilder<unknown>[]

const effects: Readonly<Record<AppealVerdict, Effects>> = {
  accepted: (isThis, versions, said) => [
    sql`UPDATE questions SET accepted_answers = accepted_answers || ${`|${said}`}
      WHERE id IN ${versions} AND NOT ${isAccepted(said)}
      AND EXISTS (SELECT 1 FROM appealed WHERE ${isThis} AND is_applied = 0)`,
    sql`UPDATE appealed SET moved = coalesce((SELECT people FROM given_wrong WHERE ${isThis}), 0)
      WHERE ${isThis} AND is_applied = 0`,
    sql`UPDATE question_figures SET right = min(played, right + moved)
      FROM (SELECT question_id AS id, moved FROM appealed WHERE ${isThis} AND is_applied = 0)
      WHERE question_id = id`,
    sql`DELETE FROM given_wrong WHERE ${isThis}
      AND EXISTS (SELECT 1 FROM appealed WHERE ${isThis} AND is_applied = 0)`,
  ],
  never: (isThis, versions) => [
    sql`UPDATE questions SET wrong_answers = json_insert(wrong_answers, '$[#]', said)
      FROM (SELECT text AS said FROM appealed WHERE ${isThis} AND is_applied = 0)
      WHERE id IN ${versions} AND NOT ${isNamedWrong(sql`said`)}`,
  ],
  declined: () => [],
}

interface Revocation {
  readonly questionId: number
  readonly answer: string
  readonly revokedBy: number
}

/**
 * Revokes an accepted answer, in every spelling that was accepted, in all versions of the question. Points that were
 * credited stay. The figures count it as wrong again. Returns false if the question has no such answer any more.
 * The event is on the version whose appeal was accepted.
 */
export async function storeRevokedAnswer(
  store: Store,
  { questionId, answer, revokedBy }: Revocation,
  now: number,
): Promise<boolean> {
  const versions = getVersions(questionId)
  const [listed, appealed] = await readBoth<{ accepted: string; exact: number }, { text: string }>(
    store,
    compiled(
      store,
      sql`SELECT accepted_answers AS accepted, exact FROM questions WHERE id IN ${versions}`,
    ),
    compiled(
      store,
      sql`SELECT text FROM appealed WHERE question_id IN ${versions}
        AND verdict = 'accepted' AND revoked_at IS NULL`,
    ),
  )
  const toKey = listed[0]?.exact === 1 ? keyOfWritten : keyOfGiven
  const key = toKey(answer)
  const accepted = new Set(listed.flatMap((row) => splitAlternatives(row.accepted)).filter(Boolean))
  const spellings = [...accepted].filter((each) => each === answer || toKey(each) === key)
  const texts = appealed
    .map(({ text }) => text)
    .filter((text) => spellings.includes(toOneAlternative(text)))
  const ofAnswer = sql`question_id IN ${versions} AND text IN (
    SELECT value FROM json_each(${JSON.stringify(texts)}))`
  const [revoked = 0] = await write(store, [
    sql`UPDATE appealed SET revoked_at = ${now}, is_applied = 0
      WHERE ${ofAnswer} AND verdict = 'accepted' AND revoked_at IS NULL`,
    sql`INSERT INTO question_events (question_id, person_id, event, answer, at)
      SELECT question_id, ${revokedBy}, 'revoked', text, ${now} FROM appealed
      WHERE ${ofAnswer} AND is_applied = 0`,
    sql`UPDATE question_figures SET right = max(0, right - moved)
      FROM (SELECT question_id AS id, sum(moved) AS moved FROM appealed
        WHERE ${ofAnswer} AND is_applied = 0 GROUP BY question_id)
      WHERE question_id = id`,
    sql`INSERT INTO given_wrong (question_id, answer_key, text, people, given_at)
      SELECT question_id, answer_key, text, moved, ${now} FROM appealed
      WHERE ${ofAnswer} AND is_applied = 0 AND moved > 0
      ON CONFLICT DO UPDATE SET people = people + excluded.people`,
    sql`UPDATE appealed SET is_applied = 1, moved = 0 WHERE ${ofAnswer} AND is_applied = 0`,
    ...spellings.map((each) => removeAnswer(each, versions)),
  ])
  return revoked > 0
}

const removeAnswer = (answer: string, versions: RawBuilder<unknown>) =>
  sql`UPDATE questions SET accepted_answers = rtrim(replace(accepted_answers || '|',
      '|' || ${answer} || '|', '|'), '|')
    WHERE id IN ${versions} AND ${isAccepted(answer)}`

const write = (store: Store, writes: readonly RawBuilder<unknown>[]) =>
  batchWrite(
    store,
    writes.map((each) => compiled(store, each)),
  )
