import * as build from "built:app"
import { handleRequest } from "./app/server/handle-request.server"
import type { Env } from "./app/server/env.server"

/** The app Worker. Files of build/client are served before it is asked. */
export default {
  fetch: (request: Request, env: Env) => handleRequest(request, env, build),
}
