import { WorkerEntrypoint } from "cloudflare:workers"
import { internalHeaders } from "#contract/internal-headers"
import { createApp } from "./app"
import type { WorkerEnv } from "./worker-env"
import { platformDependencies } from "./dependencies"
import { publish, type Published } from "./player/publish"

export { Player } from "./player/player"
export type { Published }

const app = createApp(platformDependencies)

/** The API for the app, over its service binding: it trusts the headers of `contract/internal-headers.ts`. */
export class InternalApi extends WorkerEntrypoint<WorkerEnv> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx)
  }
}

/** The public API: the address comes from Cloudflare, and other internal headers are dropped. */
export default {
  async fetch(request, env, context) {
    const headers = new Headers(request.headers)
    const address = headers.get("CF-Connecting-IP")
    headers.delete(internalHeaders.appOrigin)
    headers.delete(internalHeaders.requestId)
    headers.delete(internalHeaders.bookmark)
    if (address === null) headers.delete(internalHeaders.address)
    else headers.set(internalHeaders.address, address)
    const response = await app.fetch(new Request(request, { headers }), env, context)
    response.headers.delete(internalHeaders.bookmark)
    return response
  },
  queue: ({ messages }, env) =>
    publish(
      messages.map(({ body }) => body),
      env,
    ),
} satisfies ExportedHandler<WorkerEnv, Published>
