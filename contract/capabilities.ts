import * as z from "zod"
import { endpoint } from "./endpoint"

/** Which calls of ours there are, see `ourCalls`. An upstream without this call has none. */
export const capabilities = endpoint({
  method: "GET",
  path: "/api/capabilities",
  auth: "none",
  safe: true,
  ok: z.object({ calls: z.array(z.string()) }),
  refusals: [],
})
