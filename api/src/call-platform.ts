import type { Context } from "hono"
import { internalHeaders } from "#contract/internal-headers"
import { readRegion } from "#contract/region"
import type { Dependencies } from "./dependencies"
import { within, type Bindings, type Platform } from "./platform"
import { logFault } from "./log"
import { forwarded } from "./security/forwarded-caller"
import type { StoreSession } from "./store/session"

export interface Environment {
  Bindings: Bindings
}

/** A new object is made near its player, and not near the Worker; a jurisdiction decides by itself. */
function objectOf({ req, env: { PLAY, JURISDICTION } }: Context<Environment>, personId: number) {
  const region = JURISDICTION ? null : readRegion(req.raw.headers.get(internalHeaders.region))
  const options = region ? { locationHint: region } : {}
  return within(PLAY, JURISDICTION).getByName(String(personId), options)
}

/** What a handler may use of the Worker, for one call. */
export const platformOf = (
  context: Context<Environment>,
  session: StoreSession,
  { catalogue, now }: Dependencies,
): Platform => ({
  images: context.env.IMAGES,
  mail: context.env.MAIL,
  appUrl: context.env.APP_URL,
  publicUrl: context.env.PUBLIC_URL ?? "",
  accountLimit: context.env.ACCOUNT_LIMIT,
  forward: async (request, call) => {
    const sent = forwarded(request, call, session.position())
    const response = await objectOf(context, call.caller.id).fetch(sent)
    return new Response(response.body, response)
  },
  totalOf: (personId) => objectOf(context, personId).total(personId),
  changeOf: (personId) => ({
    prepare: () => objectOf(context, personId).prepareChange(personId),
    take: () => objectOf(context, personId).takeChange(personId),
    erase: () => objectOf(context, personId).erase(),
  }),
  readBoard: async (scope) =>
    (await context.env.player?.readBoard(session.store, scope)) ?? { best: [], own: null },
  cached: (key, read) => catalogue.read({ ...session, key, read, now: now() }),
  later: laterIn(context),
})

/** Hono throws for an execution context that is missing: it is read where there is work alone. */
export const laterIn =
  (context: Context<Environment>): Platform["later"] =>
  (work) =>
    context.executionCtx.waitUntil(work().catch(logFault))
