import type { Mailer } from "#contract/mail"

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** Missing in `npm run dev`: `wrangler dev` gives rate limits to the first of several Workers only. */
  readonly ACCOUNT_LIMIT?: RateLimit
  /** One request in so many is logged; errors always are. */
  readonly LOG_ONE_IN?: string
  /** The origin of the app, for links in mails; where it is empty, the app sends its own. */
  readonly APP_URL: string
  /** Origins whose pages may call the API with cookies, separated by commas; none where it is empty. */
  readonly ALLOWED_ORIGINS?: string
  /** Where anybody can fetch `/images/{name}`: an origin; where it is empty, images are named by path. */
  readonly PUBLIC_URL?: string
}

/** What a handler uses of the platform. */
export interface Platform {
  /** Images of subjects, by their name. */
  readonly images: R2Bucket
  readonly mail: Mailer
  /** The origin of the app; "" where the app sends its own. */
  readonly appUrl: string
  /** The origin at which anybody can fetch images; "" where none is set. */
  readonly publicUrl: string
  /** Counts the calls of a network. Approximate in production: never for a limit that must be exact. */
  readonly accountLimit: RateLimit | undefined
  /** Runs work after the response; a failure is logged. */
  readonly later: (work: () => Promise<void>) => void
}
