import type { Compilable } from "kysely"
import type { Endpoint } from "#contract/endpoint"
import { languages, type Language } from "#contract/words"
import type { Dependencies } from "./dependencies"
import type { PlayerContext, Platform } from "./platform"
import { RefusedReply, toResponse, type RefusedCall, type HandlerReply } from "./reply"
import { readClientInfo } from "../security/client-info"
import { recogniseCaller } from "../security/recognise-caller"
import { authoriseRelation } from "../security/relations"
import type { PoolRow } from "../store/questions/pools"
import { nothingPlayed, type Store } from "../db/store"
import { type HandlerCall, authorise } from "./call"
import { readInput, type ReadInput } from "./read-input"

interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly store: Store
  readonly player: PlayerContext | null
  readonly dependencies: Dependencies
  readonly platform: Platform
}

export interface Implementation {
  readonly endpoint: Endpoint
  readonly runsInPlayerObject: boolean
  readonly answer: (incoming: Incoming) => Promise<Response>
}

type Handler<E extends Endpoint> = (call: HandlerCall<E>) => Promise<HandlerReply<E>>

/**
 * Joins an endpoint of the contract with its handler: authorises the caller by role before it reads the input, and by
 * relation after it.
 */
export const implement = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation =>
  createImplementation(endpoint, handler, { runsInPlayerObject: false })

export const implementForPlayer = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
): Implementation => createImplementation(endpoint, handler, { runsInPlayerObject: true })

/** For a draw: the pool is read in one trip with the caller, because the database may be far away. */
export const implementDraw = <E extends Endpoint>(
  endpoint: E,
  findPool: FindPool<E>,
  handler: DrawHandler<E>,
): Implementation => createImplementation(endpoint, handler, { runsInPlayerObject: true, findPool })

type FindPool<E extends Endpoint> = (store: Store, input: ReadInput<E>) => Compilable<PoolRow>
type DrawHandler<E extends Endpoint> = (
  call: HandlerCall<E>,
  pool: PoolRow | null,
) => Promise<HandlerReply<E>>

interface Traits<E extends Endpoint> {
  readonly runsInPlayerObject: boolean
  readonly findPool?: FindPool<E>
}

function createImplementation<E extends Endpoint>(
  endpoint: E,
  handler: DrawHandler<E>,
  { runsInPlayerObject, findPool }: Traits<E>,
): Implementation {
  const reply = async (incoming: Incoming) => {
    const { request, params, store, player, dependencies, platform } = incoming
    const now = player?.now ?? dependencies.now()
    const early = !player && findPool ? await readEarly(endpoint, incoming) : null
    const extraQuery = early && findPool ? findPool(store, early) : null
    const { caller: recognised, extraRow: pool = null } = player
      ? { caller: player.caller, extraRow: player.pool }
      : await recogniseCaller(store, request.headers, now, extraQuery)
    const caller = authorise(endpoint, recognised)
    if (runsInPlayerObject && recognised && !player)
      return platform.forward(request, { caller: recognised, now, pool })
    const input = early ?? (await readInput(endpoint, { request, params }))
    const stores = { store, play: player?.play ?? nothingPlayed }
    const askedLanguage = readLanguage(request.headers.get("Accept-Language"))
    const language = askedLanguage ?? ("en" as const)
    const call = {
      ...input,
      askedLanguage,
      language,
      caller,
      related: await authoriseRelation(endpoint, { caller: recognised, params, language }, store),
      client: readClientInfo(request.headers, platform.appUrl),
      store,
      stores,
      now,
      dependencies,
      platform,
    }
    return handler(call, pool)
  }
  return {
    endpoint,
    runsInPlayerObject,
    answer: async (incoming) => {
      const replied = await reply(incoming).catch(toRefusal)
      return replied instanceof Response ? replied : toResponse(replied, endpoint.problemAs)
    },
  }
}

/**
 * Reads the input of a call before it is authorised, from a copy of the request; `null` if it is invalid,
 * which is refused after the caller has been authorised.
 */
async function readEarly<E extends Endpoint>(
  endpoint: E,
  { request, params }: Incoming,
): Promise<ReadInput<E> | null> {
  const copy = request.clone()
  try {
    return await readInput(endpoint, { request: copy, params })
  } catch (error) {
    await copy.body?.cancel()
    toRefusal(error)
    return null
  }
}

function toRefusal(error: unknown): RefusedCall {
  if (error instanceof RefusedReply) return error.refused
  throw error
}

interface LanguagePreference {
  readonly tag: string
  readonly weight: number
}

export function readLanguage(header: string | null | undefined): Language | null {
  const preferences = (header ?? "").slice(0, 500).split(",").map(readPreference)
  const liked = preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of liked) {
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language) return language
  }
  return null
}

function readPreference(part: string): LanguagePreference {
  const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith("q="))
  return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
}
