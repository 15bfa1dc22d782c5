import * as z from "zod"
import { endpoint } from "./endpoint"

/** The calls of ours that the upstream has, see `ourCalls`. An upstream without this call has none of them. */
export const capabilities = endpoint({
  method: "GET",
  path: "/api/capabilities",
  auth: "none",
  safe: true,
  ok: z.object({
    calls: z.array(z.string()),
    /** Whether no section of entertainment has a question, so that visitors have nothing to try. */
    isEmpty: z.boolean().optional().catch(undefined),
  }),
  refusals: [],
})
