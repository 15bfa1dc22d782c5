import { createRequestHandler } from "@remix-run/cloudflare"
import * as build from "built:minimal"

const handle = createRequestHandler(build)

export default { fetch: (request: Request) => handle(request) }
