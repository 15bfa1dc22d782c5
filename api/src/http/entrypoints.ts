import { WorkerEntrypoint } from "cloudflare:workers"
import { internalHeaders } from "#platform/internal-headers"
import { getRegion } from "#platform/network"
import { createApp } from "./app"
import type { Dependencies } from "./dependencies"
import { openLiveSocket } from "../endpoints/live/socket"
import { mailAuthors } from "../mail/mail-authors"
import { publish, type PublishedMessage } from "../player/publish"
import { createStore } from "../db/store"
import { clearEndedClasses, endQuietClasses } from "../store/classes/ended-classes"
import type { WorkerEnv } from "../worker-env"

export function createEntrypoints(dependencies: Dependencies) {
  const app = createApp(dependencies)

  /** The API for the app, over its service binding: it trusts the headers of `platform/internal-headers.ts`. */
  class InternalApi extends WorkerEntrypoint<WorkerEnv> {
    override fetch(request: Request) {
      if (request.headers.get("Upgrade") === "websocket")
        return openLiveSocket(request, this.env, dependencies.now())
      return app.fetch(request, this.env, this.ctx)
    }
  }

  /** The public API: address and region come from Cloudflare, and other internal headers are dropped. */
  const publicApi = {
    async fetch(request, env, context) {
      const headers = new Headers(request.headers)
      const address = headers.get("CF-Connecting-IP")
      const region = getRegion(request.cf ?? {})
      for (const name of Object.values(internalHeaders)) headers.delete(name)
      if (address !== null) headers.set(internalHeaders.address, address)
      if (region !== null) headers.set(internalHeaders.region, region)
      const response = await app.fetch(new Request(request, { headers }), env, context)
      response.headers.delete(internalHeaders.bookmark)
      return response
    },
    queue: ({ messages }, env) =>
      publish(
        messages.map(({ body }) => body),
        env,
      ),
    scheduled: async (_, env, context) => {
      const store = createStore(env.DB)
      for (const each of [endQuietClasses, clearEndedClasses])
        context.waitUntil(each(store, dependencies.now()))
      await mailAuthors({
        store,
        mail: env.MAIL,
        appUrl: env.APP_URL,
        now: dependencies.now(),
      })
    },
  } satisfies ExportedHandler<WorkerEnv, PublishedMessage>

  return { InternalApi, publicApi }
}
