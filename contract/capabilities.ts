import * as z from "zod"
import { endpoint } from "./endpoint"

/** The calls of ours that the upstream has, see `ourCalls`. An upstream without this call has none of them. */
export const capabilities = endpoint({
  method: "GET",
  path: "/api/capabilities",
  auth: "none",
  safe: true,
  ok: z.object({ calls: z.array(z.string()) }),
  refusals: [],
})
