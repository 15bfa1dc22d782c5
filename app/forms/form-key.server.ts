import * as z from "zod"

/** An idempotency key: a form that is sent again because its reply was lost takes effect once. */
export const newFormKey = () => crypto.randomUUID()

/** A key that is missing, or is no valid header value, parses to `undefined`. */
export const formKey = z
  .string()
  .optional()
  .transform((key) => (key && /^[\w-]{16,64}$/.test(key) ? key : undefined))
