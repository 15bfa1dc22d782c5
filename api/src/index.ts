import { WorkerEntrypoint } from "cloudflare:workers"
import { passedOn } from "#contract/passed-on"
import { createApp } from "./app"
import type { Bindings } from "./bindings"
import { realOutside } from "./outside"

const app = createApp(realOutside)

/** The door of the app, over its service binding only: it is believed whose call it hands on. */
export class AppDoor extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request) {
    return app.fetch(request, this.env, this.ctx)
  }
}

/** The door of everybody: an address is what Cloudflare says, and nothing is said about an app. */
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
