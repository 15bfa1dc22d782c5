import type { Region } from "#contract/region"
import type { Mailer } from "#contract/mail"
import type { LeaderboardScope } from "#contract/words"
import type { BoardKey, Entry } from "./board/board-key"
import type { BoardView } from "./board/read-board"
import type { ForwardedCall } from "./security/forwarded-caller"
import type { PlayStore, Store } from "./store/store"

/** What a call is given that runs in the object of its caller. */
export interface PlayerContext extends ForwardedCall {
  readonly play: PlayStore
  /** A leaderboard, once it and D1 have what others see of the player. */
  readonly readBoard: (store: Store, scope: LeaderboardScope) => Promise<BoardView>
}

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly DB: D1Database
  /** Images of subjects. */
  readonly IMAGES: R2Bucket
  readonly MAIL: Mailer
  /** The objects of the players, by the ids of the people. */
  readonly PLAY: Players
  /** The objects of the leaderboards, by their names. */
  readonly BOARD: Boards
  /** Where the objects of players and leaderboards run and store: eu, fedramp, or anywhere. */
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
  } & ChangeableObject
  readonly jurisdiction?: (name: "eu" | "fedramp") => Players
}

interface Boards {
  readonly getByName: (name: string) => {
    readonly write: (key: BoardKey, entries: readonly Entry[]) => Promise<void>
    readonly read: (key: BoardKey, personId: number) => Promise<BoardView>
  }
  readonly jurisdiction?: (name: "eu" | "fedramp") => Boards
}

/** The objects that run and store in a jurisdiction only; without one they are near who asks first. */
export const within = <Objects>(
  objects: Objects & { readonly jurisdiction?: (name: "eu" | "fedramp") => Objects },
  jurisdiction = "",
): Objects =>
  jurisdiction === "eu" || jurisdiction === "fedramp"
    ? (objects.jurisdiction?.(jurisdiction) ?? objects)
    : objects

interface ChangeableObject {
  /**
   * Before the person is changed or erased in the database: where what follows is broken off, the object finds
   * out by itself.
   */
  readonly prepareChange: (personId: number) => Promise<void>
  /** Takes over what leaderboards depend on, and has them show it. */
  readonly takeChange: (personId: number) => Promise<void>
  /** Deletes the player, also from the leaderboards. */
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
  /** A person who is changed or erased in the database between the two calls. */
  readonly changeOf: (personId: number) => {
    readonly prepare: () => Promise<void>
    readonly take: () => Promise<void>
    readonly erase: () => Promise<void>
  }
  /** A leaderboard, once others see what the caller has won; nothing outside of the caller's object. */
  readonly readBoard: (scope: LeaderboardScope) => Promise<BoardView>
  /** What a read of the catalogue finds, or what it found less than a minute ago. */
  readonly cached: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>
  /** Runs work after the response; a failure is logged. */
  readonly later: (work: () => Promise<void>) => void
}
