/** The largest forms, in bytes: more than is accepted, so that one slightly too large gets a field error. */
export const formMax = {
  /** Up to 24 texts, of which one may be far over its limit. */
  question: 256 * 1024,
  picture: 16 * 1024 * 1024,
  sheet: 4 * 1024 * 1024,
} as const

/** What a route says by its `handle` that it needs of a request. */
export interface RouteNeeds {
  /** The largest body of a POST, in bytes; 64 KB by default. */
  readonly bodyMaxBytes?: number
  /** Its responses hold nothing of a person, so no session is checked. */
  readonly isForNobody?: true
  /** Before its page a pending credit of a pupil is paid; the call to the referee for it also checks the session. */
  readonly paysFirst?: true
  /** The command that its form sends to the referee also checks the session. */
  readonly checksSession?: true
}
