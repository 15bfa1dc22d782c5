import * as build from "virtual:remix/server-build"
import type { WorkerEnv } from "../server-env"
import { handleRequest } from "./server/handle-request.server"

export { build }

export default {
  fetch: (request: Request, env: WorkerEnv) => handleRequest(request, env, build),
}
