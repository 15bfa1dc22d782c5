import * as z from "zod"

/** The key of a form that is sent again where its reply was lost: the upstream does its work once. */
export const newFormKey = () => crypto.randomUUID()

/** The hidden field that holds it. A form sent without one, or with one that is no header, has no key. */
export const formKey = z
  .string()
  .optional()
  .transform((key) => (key && /^[\w-]{16,64}$/.test(key) ? key : undefined))
