import * as z from "zod"
import { lengths } from "./limits"

/** What a mail server takes for one plain address: no list, no name, no comment, no line break. */
const addressPattern = /^[^\s@<>()[\]",;:\\\p{Cc}]+@[^\s@<>()[\]",;:\\\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u

const address = z.string().max(lengths.email.max).regex(addressPattern)

/** A subject is a header, and a header ends where its line does. */
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
  /** Where one POST ends mails of this kind: a mail program shows a button for it. */
  unsubscribe: z
    .string()
    .max(300)
    .regex(/^https?:\/\/[^\s<>,]+$/)
    .optional(),
})

export type Mail = z.input<typeof mail>

/** `invalid`: it is no mail that anybody could send. `failed`: trying again later may help. */
export type MailOutcome = "sent" | "invalid" | "failed"

/** The verbs of the mail Worker, for the app and the API alike. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>
}
