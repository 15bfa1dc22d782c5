import type { Mailer } from "#contract/mail"

/** What the Worker is given by its wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** Missing where several Workers run in one `wrangler dev`: it gives the first one such a binding. */
  readonly SHIELD?: RateLimit
  /** Where the app is, for links in mails; where it is empty, what the app says of itself. */
  readonly APP_URL: string
}
