import { WorkerEntrypoint } from "cloudflare:workers"
import { passedOn } from "#contract/passed-on"
import { createApp } from "./app"
import type { Bindings } from "./bindings"
import { platformDependencies } from "./dependencies"

const app = createApp(platformDependencies)

/** The API for the app, over its service binding: it trusts the headers of `contract/passed-on.ts`. */
export class InternalApi extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx)
  }
}

/** The public API: the address is the one that Cloudflare sets, and the other internal headers are dropped. */
export default {
  fetch(request, env, context) {
    const headers = new Headers(request.headers)
    const address = headers.get("CF-Connecting-IP")
    headers.delete(passedOn.appOrigin)
    headers.delete(passedOn.requestId)
    if (address === null) headers.delete(passedOn.address)
    else headers.set(passedOn.address, address)
    return app.fetch(new Request(request, { headers }), env, context)
  },
} satisfies ExportedHandler<Bindings>
