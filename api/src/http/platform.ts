import type { Context } from "hono"
import { type Region, readRegion } from "#platform/network"
import type { Mailer } from "#platform/mail"
import type { LeaderboardScope } from "#contract/words"
import { internalHeaders } from "#platform/internal-headers"
import type { BoardKey, BoardEntry } from "../board/board-key"
import type { BoardView } from "../board/read-board"
import type { RoomCall, RoomReply } from "../live/room-call"
import type { PlayTableRows } from "../player/play-storage"
import { type ForwardedCall, forwardCall } from "../security/forwarded-caller"
import type { FirstWrongAnswer } from "../store/play/first-answers"
import type { PlayStore, Store } from "../db/store"
import type { Dependencies } from "./dependencies"
import { logFault } from "./log"
import type { StoreSession } from "../db/session"

export interface PlayerContext extends ForwardedCall {
  readonly play: PlayStore
  readonly readBoard: (store: Store, scope: LeaderboardScope) => Promise<BoardView>
}

export interface Bindings {
  readonly DB: D1Database
  readonly IMAGES: R2Bucket
  readonly CODEC: ImagesBinding
  readonly MAIL: Mailer
  readonly PLAY: Players
  readonly BOARD: Boards
  readonly ROOM: Rooms
  readonly PUBLISHED: { readonly send: SendGrades }
  /** The jurisdiction in which the objects of players and leaderboards run and store: eu, fedramp, or "" for none. */
  readonly JURISDICTION?: string
  readonly player?: PlayerContext
  /** Missing in `npm run dev`: `wrangler dev` gives rate limits to the first of several Workers only. */
  readonly ACCOUNT_LIMIT?: RateLimit
  readonly KNOWN_LIMIT?: RateLimit
  /** One request in this many is logged; errors always are. */
  readonly LOG_ONE_IN?: string
  /** The origin of the app, for links in mails; if it is empty, the origin that the app sends is used. */
  readonly APP_URL: string
  /** Origins whose pages may call the API with cookies, separated by commas; none if it is empty. */
  readonly ALLOWED_ORIGINS?: string
  /** The origin at which anybody can fetch `/images/{name}`; if it is empty, images are named by path. */
  readonly PUBLIC_URL?: string
}

/** A message of the queue: the objects of all pupils whose grade was changed after this event read it again. */
export interface GradesChanged {
  readonly gradesAfter: number
}

type SendGrades = (
  message: GradesChanged,
  options?: { readonly delaySeconds: number },
) => Promise<unknown>

interface Players {
  /** `locationHint` counts only if the object does not exist yet. */
  readonly getByName: (
    name: string,
    options?: { readonly locationHint?: Region },
  ) => Pick<Fetcher, "fetch"> & {
    readonly total: (personId: number) => Promise<number>
  } & ChangeableObject
  readonly jurisdiction?: (name: "eu" | "fedramp") => Players
}

interface Rooms {
  readonly getByName: (name: string) => Pick<Fetcher, "fetch">
  readonly jurisdiction?: (name: "eu" | "fedramp") => Rooms
}

interface Boards {
  readonly getByName: (name: string) => {
    readonly write: (key: BoardKey, entries: readonly BoardEntry[]) => Promise<void>
    readonly read: (key: BoardKey, personId: number) => Promise<BoardView>
  }
  readonly jurisdiction?: (name: "eu" | "fedramp") => Boards
}

export const within = <Objects>(
  objects: Objects & { readonly jurisdiction?: (name: "eu" | "fedramp") => Objects },
  jurisdiction = "",
): Objects =>
  jurisdiction === "eu" || jurisdiction === "fedramp"
    ? (objects.jurisdiction?.(jurisdiction) ?? objects)
    : objects

interface ChangeableObject {
  /**
   * Call it before the person is changed or erased in the database: if what follows fails, the object checks
   * the database by itself.
   */
  readonly prepareChange: (personId: number) => Promise<void>
  readonly takeChange: (personId: number) => Promise<void>
  readonly wrongAnswers: (personId: number) => Promise<readonly FirstWrongAnswer[]>
  readonly readAll: (personId: number) => Promise<PlayTableRows>
  readonly erase: () => Promise<void>
}

export interface Platform {
  readonly images: R2Bucket
  readonly codec: ImagesBinding
  readonly mail: Mailer
  readonly appUrl: string
  readonly publicUrl: string
  /** Counts the calls of a network. It is approximate in production, so it must not enforce an exact limit. */
  readonly accountLimit: RateLimit | undefined
  readonly knownLimit: RateLimit | undefined
  readonly forward: (request: Request, call: Omit<ForwardedCall, "wanted">) => Promise<Response>
  readonly totalOf: (personId: number) => Promise<number>
  readonly playedBy: (personId: number) => Promise<PlayTableRows>
  /**
   * For a change in the database: call `prepare` before it, and `take` after a change or `erase` after an
   * erasure, which needs the `wrongAnswers`.
   */
  readonly changeOf: (personId: number) => {
    readonly prepare: () => Promise<void>
    readonly wrongAnswers: () => Promise<readonly FirstWrongAnswer[]>
    readonly take: () => Promise<void>
    readonly erase: () => Promise<void>
  }
  readonly publish: SendGrades
  readonly askRoom: (object: string, call: RoomCall) => Promise<RoomReply>
  /** Reads a leaderboard, after others see what the caller has won; empty outside of the caller's object. */
  readonly readBoard: (scope: LeaderboardScope) => Promise<BoardView>
  readonly cached: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>
  readonly waitUntil: (work: () => Promise<void>) => void
}

export interface Environment {
  Bindings: Bindings
}

/**
 * The object of a player. A new one is created near the player, not near the Worker; a jurisdiction overrides
 * that.
 */
function getObject({ req, env: { PLAY, JURISDICTION } }: Context<Environment>, personId: number) {
  const region = JURISDICTION ? null : readRegion(req.raw.headers.get(internalHeaders.region))
  const options = region ? { locationHint: region } : {}
  return within(PLAY, JURISDICTION).getByName(String(personId), options)
}

export const getPlatform = (
  context: Context<Environment>,
  session: StoreSession,
  { catalogue, now }: Dependencies,
): Platform => ({
  images: context.env.IMAGES,
  codec: context.env.CODEC,
  mail: context.env.MAIL,
  appUrl: context.env.APP_URL,
  publicUrl: context.env.PUBLIC_URL ?? "",
  accountLimit: context.env.ACCOUNT_LIMIT,
  knownLimit: context.env.KNOWN_LIMIT,
  forward: async (request, call) => {
    const { wanted } = session
    const sent = forwardCall(request, { ...call, wanted }, session.position())
    const response = await getObject(context, call.caller.id).fetch(sent)
    return new Response(response.body, response)
  },
  totalOf: (personId) => getObject(context, personId).total(personId),
  playedBy: (personId) => getObject(context, personId).readAll(personId),
  changeOf: (personId) => ({
    prepare: () => getObject(context, personId).prepareChange(personId),
    wrongAnswers: () => getObject(context, personId).wrongAnswers(personId),
    take: () => getObject(context, personId).takeChange(personId),
    erase: () => getObject(context, personId).erase(),
  }),
  askRoom: async (object, call) => {
    const { ROOM, JURISDICTION } = context.env
    const asked = { method: "POST", body: JSON.stringify(call) }
    const response = await within(ROOM, JURISDICTION).getByName(object).fetch("https://room", asked)
    return response.json<RoomReply>()
  },
  publish: (message, options) => context.env.PUBLISHED.send(message, options),
  readBoard: async (scope) =>
    (await context.env.player?.readBoard(session.store, scope)) ?? { best: [], own: null },
  cached: (key, read) => {
    const { wanted } = context.env.player ?? session
    return catalogue.read({ ...session, wanted, key, read, now: now() })
  },
  waitUntil: toWaitUntil(context),
})

/** Hono throws if there is no execution context, so it is read only if there is work. */
export const toWaitUntil =
  (context: Context<Environment>): Platform["waitUntil"] =>
  (work) =>
    context.executionCtx.waitUntil(work().catch(logFault))
