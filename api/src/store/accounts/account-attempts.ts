import { sql, type RawBuilder } from "kysely"
import { batchWrite, type Store } from "../../db/store"

export type LimitedAction = "login" | "forget" | "reset" | "change" | "register"

export interface CountedAttempt {
  readonly action: LimitedAction
  readonly subject: string
}

export interface Allowance extends CountedAttempt {
  readonly max: number
  readonly quietMs: number
  /** What is counted stays until somebody succeeds. */
  readonly isLasting?: true
}

export type WaitingAllowance = Allowance & { readonly waitMs?: number }

/**
 * Counts one more attempt, unless `max` are counted. Returns 0 if it was counted, otherwise how long
 * to wait in milliseconds. A refused attempt is not counted; each counted one extends the window, so
 * that no span of `quietMs` holds more than `max`.
 */
export async function takeAttempt(
  store: Store,
  allowance: WaitingAllowance,
  now: number,
): Promise<number> {
  const wait = allowance.waitMs ?? (await readWait(store, allowance, now))
  if (wait > 0) return wait
  return (await countOne(store, allowance, now)) ? 0 : allowance.quietMs
}

/** Counts an attempt of each of these allowances, or of none. Returns how long to wait as `takeAttempt` does. */
export async function takeAttempts(
  store: Store,
  allowances: readonly Allowance[],
  now: number,
): Promise<number> {
  for (const [index, allowance] of allowances.entries()) {
    const waitMs = await takeAttempt(store, allowance, now)
    if (waitMs === 0) continue
    if (index > 0) await returnAttempts(store, allowances.slice(0, index))
    return waitMs
  }
  return 0
}

/**
 * How long the next attempt has to wait, in milliseconds. Only reads, since most guesses arrive when no attempt is
 * left. The subject may be an SQL expression.
 */
export async function readWait(
  { query }: Store,
  { action, subject, max, quietMs }: WaitOf,
  now: number,
): Promise<number> {
  const row = await query
    .selectFrom("account_attempts")
    .select(["count", "window_ends_at"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .executeTakeFirst()
  const waitMs = row && row.count >= max ? Math.max(0, row.window_ends_at - now) : 0
  return waitMs > longestMs(quietMs) ? 0 : waitMs
}

/**
 * A window that ends later was written by a clock that was wrong and has been set back. Twice the window, so that
 * clocks that differ by less than one give no attempts away.
 */
const longestMs = (quietMs: number) => 2 * quietMs

/** `{id of the person} {hash of the device}`, if only the person's e-mail is known. */
export const subjectOnDevice = (email: string, device: string): RawBuilder<string> =>
  sql<string>`(SELECT id FROM people WHERE email = ${email}) || ' ' || ${device}`

type WaitOf = Omit<Allowance, "subject"> & { readonly subject: string | RawBuilder<string> }

/** One write decides between concurrent attempts. */
async function countOne(
  store: Store,
  { action, subject, max, quietMs }: Allowance,
  now: number,
): Promise<boolean> {
  const first = { action, subject, count: 1, window_ends_at: now + quietMs }
  const isOver = sql`(window_ends_at <= ${now} OR window_ends_at > ${now + longestMs(quietMs)})`
  const [counted] = await batchWrite(store, [
    store.query
      .insertInto("account_attempts")
      .values(first)
      .onConflict((conflict) =>
        conflict
          .columns(["action", "subject"])
          .doUpdateSet({
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE count + 1 END`,
            window_ends_at: first.window_ends_at,
          })
          .where(sql<boolean>`${isOver} OR count < ${max}`),
      ),
    deleteExpired(store, now),
  ])
  return counted === 1
}

const deleteExpired = ({ query }: Store, now: number) =>
  query
    .deleteFrom("account_attempts")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("action", "subject"),
        "in",
        selectFrom("account_attempts")
          .select(["action", "subject"])
          .where("window_ends_at", "<=", now)
          .limit(8)
          .$asTuple("action", "subject"),
      ),
    )

export async function readLocked(
  { query }: Store,
  allowances: readonly Allowance[],
  now: number,
): Promise<ReadonlySet<string>> {
  const [first] = allowances
  if (!first) return new Set()
  const subjects = JSON.stringify(allowances.map(({ subject }) => subject))
  const rows = await query
    .selectFrom("account_attempts")
    .select("subject")
    .where("action", "=", first.action)
    .where("subject", "in", sql<string>`(SELECT value FROM json_each(${subjects}))`)
    .where("count", ">=", first.max)
    .where("window_ends_at", ">", now)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

export const clearAttempts = ({ query }: Store, { action, subject }: CountedAttempt) =>
  query.deleteFrom("account_attempts").where("action", "=", action).where("subject", "=", subject)

export const returnAttempt = ({ query }: Store, { action, subject }: CountedAttempt) =>
  query
    .updateTable("account_attempts")
    .set({ count: sql`count - 1` })
    .where("action", "=", action)
    .where("subject", "=", subject)
    .where("count", ">", 0)

export const returnAttempts = (store: Store, attempts: readonly CountedAttempt[]) =>
  batchWrite(
    store,
    attempts.map((attempt) => returnAttempt(store, attempt)),
  )
