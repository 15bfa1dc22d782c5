import type { Context } from "hono"
import { internalHeaders } from "#platform/internal-headers"
import { readRegion } from "#platform/network"
import type { Dependencies } from "../dependencies"
import { within, type Bindings, type Platform } from "../platform"
import { logFault } from "../log"
import type { RoomReply } from "../live/room-call"
import { forwarded } from "../security/forwarded-caller"
import type { StoreSession } from "../db/session"

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
    const sent = forwarded(request, call, session.position())
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
  cached: (key, read) => catalogue.read({ ...session, key, read, now: now() }),
  later: laterIn(context),
})

/** Hono throws if there is no execution context, so it is read only if there is work. */
export const laterIn =
  (context: Context<Environment>): Platform["later"] =>
  (work) =>
    context.executionCtx.waitUntil(work().catch(logFault))
