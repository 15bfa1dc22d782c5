import * as build from "built:app"
import { answer } from "./app/answer.server"
import type { Env } from "./app/env.server"

/** The app Worker. Files of build/client are served before it is asked. */
export default {
  fetch: (request: Request, env: Env) => answer(request, env, build),
}
