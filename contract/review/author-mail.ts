import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { everybody } from "../games/parts"

/**
 * Ours. Sets whether the caller gets a mail on days with decisions on their questions, in the language of this call.
 */
export const choose = endpoint({
  ours: "author-mail",
  method: "POST",
  path: "/api/author-mail",
  auth: "bearer",
  roles: everybody,
  safe: true,
  body: z.object({ wanted: z.boolean() }),
  ok: field.doneSentence,
  refusals: [400, 401, 404, 405],
})

/** Ours. Stops the mails, by the token of their link. An unknown token changes nothing. */
export const stop = endpoint({
  ours: "author-mail",
  method: "POST",
  path: "/api/author-mail/stop",
  auth: "none",
  safe: true,
  body: z.object({ token: z.string().max(100) }),
  ok: field.doneSentence,
  refusals: [400, 404, 405],
})
