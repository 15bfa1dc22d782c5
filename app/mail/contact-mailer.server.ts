import type { Mail, Mailer } from "#platform/mail"
import { ofOneConnection, getNetwork } from "#platform/network"
import { log } from "#app/log/log.server"

/** A rate limit per minute; approximate, and separate in each Cloudflare location. */
export interface RateLimit {
  limit(of: { key: string }): Promise<{ success: boolean }>
}

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly title: string
  readonly message: string
}

interface Settings {
  readonly mail: Mailer | undefined
  readonly limit: RateLimit | undefined
  readonly to: string | undefined
  readonly sender: string
}

export type ContactOutcome = "sent" | "too many" | "bad address" | "not sent"

/** The rate limit counts by person, or for visitors by network, which a class may share. */
export const toMailSender = (personId: string | undefined, address: string) =>
  personId === undefined ? `network ${getNetwork(address, ofOneConnection)}` : `person ${personId}`

export function createContactMailer({ mail, limit, to, sender }: Settings) {
  return {
    async send(message: ContactMessage): Promise<ContactOutcome> {
      if (!mail || !to) return notSent("MAIL or CONTACT_TO is missing")
      const isWithin = (await limit?.limit({ key: sender }))?.success ?? true
      if (!isWithin) return "too many"
      try {
        const outcome = await mail.send(toMail(message, to))
        if (outcome === "failed") return notSent("the mail Worker says why")
        return outcome === "invalid" ? "bad address" : "sent"
      } catch (error) {
        return notSent(error instanceof Error ? error.name : "unknown")
      }
    },
  }
}

/** `why` must name no person and quote no message. */
function notSent(why: string) {
  log("error", "contact.not-sent", { why })
  return "not sent" as const
}

function toMail({ name, email, title, message }: ContactMessage, to: string): Mail {
  const from = `${name} <${email}>`
  return {
    to,
    replyTo: email,
    subject: `Tahaddi: ${title}`,
    text: `${from}\n\n${message}\n`,
    html: `<p dir="auto">${escaped(from)}</p>\n<p dir="auto" style="white-space:pre-line">${escaped(message)}</p>\n`,
  }
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
