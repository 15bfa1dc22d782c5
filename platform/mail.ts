import * as z from "zod"
import { lengths } from "../contract/limits"

/** One plain address: no list, no display name, no comment, no line break. */
const addressPattern = /^[^\s@<>()[\]",;:\\\p{Cc}]+@[^\s@<>()[\]",;:\\\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u

const address = z.string().max(lengths.email.max).regex(addressPattern)

/** No line breaks or other control characters: a subject is a header, and a header ends with its line. */
const subject = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u)

export const mail = z.object({
  to: address,
  replyTo: address.optional(),
  subject,
  text: z.string().min(1).max(20_000),
  html: z.string().min(1).max(60_000),
  /** The URL for one-click unsubscription: a POST to it ends mails of this kind. Mail programs show a button for it. */
  unsubscribe: z
    .string()
    .max(300)
    .regex(/^https?:\/\/[^\s<>,]+$/)
    .optional(),
})

export type Mail = z.input<typeof mail>

export type MailOutcome = "sent" | "invalid" | "failed"

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>
}
