import type { Role } from "#contract/words"

/** What the shell shows of the person who is signed in. */
export interface Viewer {
  readonly name: string
  readonly role: Role
  readonly points: number
  /** How long the session lasts from now, in ms; `null` where the API did not say. */
  readonly remainingMs: number | null
}
