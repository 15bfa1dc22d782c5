import type { Mailer } from "#contract/mail"

/** What the Worker is given by its wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** Missing in `npm run dev`: `wrangler dev` gives such a binding to the first of several Workers. */
  readonly SHIELD?: RateLimit
  /** Where the app is, for links in mails; where it is empty, what the app says of itself. */
  readonly APP_URL: string
}
