export interface RoleRow {
  readonly path: string
  readonly call: string
  readonly body?: unknown
  /** Sent unchanged, in place of a body. */
  readonly raw?: () => BodyInit
  /** The statuses for a pupil, a teacher, an admin, a user, nobody, an expired and a forged token. */
  readonly expect: readonly number[]
}

export const everybody = [200, 200, 200, 200, 200, 200, 200]
export const pupilsOnly = [200, 403, 403, 403, 401, 401, 401]
export const adminsOnly = [403, 403, 200, 403, 401, 401, 401]
export const signedIn = [200, 200, 200, 200, 401, 401, 401]
export const authors = [403, 200, 200, 403, 401, 401, 401]

interface Sent {
  readonly body?: object
  readonly call?: string
}

/** A row for a call at the address `call`, by default its path. */
export const row = (
  path: string,
  expect: readonly number[],
  { body, call = path }: Sent = {},
): RoleRow => ({ path, call, expect, ...(body && { body }) })

/** A row for a draw from section 3. */
export const sectionRow = (path: string, expect: readonly number[]): RoleRow =>
  row(path, expect, { call: path.replace("{section}", "3") })
