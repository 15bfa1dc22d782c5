import type { Mailer } from "#contract/mail"

/** What the Worker is given by its wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** Missing in `npm run dev`: `wrangler dev` gives rate limits to the first of several Workers only. */
  readonly ACCOUNT_LIMIT?: RateLimit
  /** One request in so many is logged; errors always are. */
  readonly LOG_ONE_IN?: string
  /** Where the app is, for links in mails; where it is empty, what the app says of itself. */
  readonly APP_URL: string
  /** Origins whose pages may call the API with cookies, separated by commas; none where it is empty. */
  readonly ALLOWED_ORIGINS?: string
  /** Where anybody can fetch `/images/{name}`: an origin; where it is empty, images are named by path. */
  readonly PUBLIC_URL?: string
}
