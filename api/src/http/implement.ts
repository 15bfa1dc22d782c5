import type { Compilable } from "kysely"
import type * as z from "zod"
import type { Endpoint } from "#contract/endpoint"
import { languages, type Language } from "#contract/words"
import type { Dependencies } from "./dependencies"
import type { PlayerContext, Platform } from "./platform"
import { RefusedReply, toResponse, type RefusedCall, type HandlerReply } from "./reply"
import { readClientInfo } from "../security/client-info"
import { recogniseCaller } from "../security/recognise-caller"
import { authoriseRelation } from "../security/relations"
import { poolRow, type PoolRow } from "../store/questions/pools"
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

/** The database may be far away, so a row that depends on the input is read in one trip with the caller. */
export const implementWithRow = <E extends Endpoint, Row>(
  endpoint: E,
  row: EarlyRow<E, Row>,
  handler: RowHandler<E, Row>,
): Implementation => createImplementation(endpoint, handler, { runsInPlayerObject: true, row })

export const implementDraw = <E extends Endpoint>(
  endpoint: E,
  find: (store: Store, input: ReadInput<E>) => Compilable<PoolRow>,
  handler: RowHandler<E, PoolRow>,
): Implementation => implementWithRow(endpoint, { schema: poolRow, find }, handler)

interface EarlyRow<E extends Endpoint, Row> {
  readonly schema: z.ZodType<Row>
  readonly find: (
    store: Store,
    input: ReadInput<E>,
    asking: { readonly tokenHash: string | null; readonly now: number },
  ) => Compilable<Row> | null
}

type RowHandler<E extends Endpoint, Row> = (
  call: HandlerCall<E>,
  row: Row | null,
) => Promise<HandlerReply<E>>

interface Traits<E extends Endpoint, Row> {
  readonly runsInPlayerObject: boolean
  readonly row?: EarlyRow<E, Row>
}

function createImplementation<E extends Endpoint, Row>(
  endpoint: E,
  handler: RowHandler<E, Row>,
  { runsInPlayerObject, row }: Traits<E, Row>,
): Implementation {
  const reply = async (incoming: Incoming) => {
    const { request, params, store, player, dependencies, platform } = incoming
    const now = player?.now ?? dependencies.now()
    const early = !player && row ? await readEarly(endpoint, incoming) : null
    const find = (tokenHash: string | null) =>
      (early && row?.find(store, early, { tokenHash, now })) ?? null
    const { caller: recognised, extraRow } = player
      ? { caller: player.caller, extraRow: row?.schema.nullish().parse(player.row) ?? null }
      : await recogniseCaller(store, request.headers, now, find)
    const caller = authorise(endpoint, recognised)
    if (runsInPlayerObject && recognised && !player)
      return platform.forward(request, { caller: recognised, now, row: extraRow })
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
    return handler(call, extraRow)
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
