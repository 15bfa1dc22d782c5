import * as build from "built:app"
import { handleRequest } from "./app/server/handle-request.server"
import type { WorkerEnv } from "./server-env"

/** The app Worker. Files of build/client are served without it. */
export default {
  fetch: (request: Request, env: WorkerEnv) => handleRequest(request, env, build),
}
