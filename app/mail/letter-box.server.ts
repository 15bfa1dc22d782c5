import type { Mail, Mailer } from "#contract/mail"
import { log } from "#app/log/log.server"

/** Counts within a minute; approximate, and apart in each place of the edge. */
export interface RateLimit {
  limit(of: { key: string }): Promise<{ success: boolean }>
}

/** What somebody writes to those who run the site. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly title: string
  readonly message: string
}

interface Settings {
  readonly mail: Mailer | undefined
  readonly limit: RateLimit | undefined
  /** Whom letters go to. */
  readonly to: string | undefined
  /** What one sender is told apart by: a person, else an address. */
  readonly sender: string
}

export type Outcome = "sent" | "too many" | "bad address" | "not sent"

/** Takes letters to those who run the site; a letter that does not get there is told, not thrown. */
export function createLetterBox({ mail, limit, to, sender }: Settings) {
  return {
    async post(letter: Letter): Promise<Outcome> {
      if (!mail || !to) return notSent("MAIL or CONTACT_TO is missing")
      const isWithin = (await limit?.limit({ key: sender }))?.success ?? true
      if (!isWithin) return "too many"
      try {
        const outcome = await mail.send(mailOf(letter, to))
        if (outcome === "failed") return notSent("the mail Worker says why")
        return outcome === "invalid" ? "bad address" : "sent"
      } catch (error) {
        return notSent(error instanceof Error ? error.name : "unknown")
      }
    },
  }
}

/** `why` names no person and quotes no letter. */
function notSent(why: string) {
  log("error", "contact.not-sent", { why })
  return "not sent" as const
}

function mailOf({ name, email, title, message }: Letter, to: string): Mail {
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
