import type { Region } from "#contract/region"
import type { Mailer } from "#contract/mail"
import type { ForwardedCall } from "./security/forwarded-caller"
import type { PlayStore, Store } from "./store/store"

/** What a call is given that runs in the object of its caller. */
export interface PlayerContext extends ForwardedCall {
  readonly play: PlayStore
  /** Writes what others see of the player to D1. */
  readonly publish: (store: Store) => Promise<void>
}

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** The objects of the players, by the ids of the people. */
  readonly PLAY: Players
  /** Where the objects of players run and store: eu, fedramp, or anywhere. */
  readonly JURISDICTION?: string
  /** In the object of a player, what is the player's own. */
  readonly player?: PlayerContext
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

interface Players {
  /** The region counts where the object does not exist yet. */
  readonly getByName: (
    name: string,
    options?: { readonly locationHint?: Region },
  ) => Pick<Fetcher, "fetch"> & {
    readonly total: (personId: number) => Promise<number>
  } & ErasableObject
  readonly jurisdiction?: (name: "eu" | "fedramp") => Players
}

/** The objects that run and store in a jurisdiction only; without one they are near who asks first. */
export const within = <Objects>(
  objects: Objects & { readonly jurisdiction?: (name: "eu" | "fedramp") => Objects },
  jurisdiction = "",
): Objects =>
  jurisdiction === "eu" || jurisdiction === "fedramp"
    ? (objects.jurisdiction?.(jurisdiction) ?? objects)
    : objects

interface ErasableObject {
  /** Before the player is erased in the database: the object looks later whether it was, and erases itself. */
  readonly prepareErasure: (personId: number) => Promise<void>
  readonly erase: () => Promise<void>
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
  /** Runs a call in the object of its caller. */
  readonly forward: (request: Request, call: ForwardedCall) => Promise<Response>
  /** The points of a pupil as the pupil's object has them. */
  readonly totalOf: (personId: number) => Promise<number>
  /** What a player has played, to be erased. */
  readonly erasureOf: (personId: number) => {
    readonly prepare: () => Promise<void>
    readonly erase: () => Promise<void>
  }
  /** Writes what others see of the caller to D1 at once; nothing outside of the caller's object. */
  readonly publish: () => Promise<void>
  /** What a read of the catalogue finds, or what it found less than a minute ago. */
  readonly cached: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>
  /** Runs work after the response; a failure is logged. */
  readonly later: (work: () => Promise<void>) => void
}
