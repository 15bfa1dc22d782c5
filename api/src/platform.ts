import type { Mailer } from "#contract/mail"

/** What the platform does for one call. */
export interface Platform {
  /** Images of subjects, by their name. */
  readonly images: R2Bucket
  readonly mail: Mailer
  /** Where the app is; "" where the app has to say so itself. */
  readonly appUrl: string
  /** The origin at which anybody can fetch images; "" where none is set. */
  readonly publicUrl: string
  /** Counts the calls of a network. Approximate in production: never for a limit that must be exact. */
  readonly accountLimit: RateLimit | undefined
  /** Does work that the answer does not wait for. A failure of it is logged. */
  readonly later: (work: () => Promise<void>) => void
}
