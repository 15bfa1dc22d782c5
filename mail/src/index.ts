import { WorkerEntrypoint } from "cloudflare:workers"
import { mail, type Mail, type Mailer, type MailOutcome } from "#platform/mail"
import type { WorkerEnv } from "./worker-env"

export type MailEvent = "mail.failed" | "mail.invalid"

/** Logs one line of JSON. No field may contain a recipient or any of a mail's text. */
const log = (level: "error", event: MailEvent, fields: Readonly<Record<string, string>>) =>
  console[level](JSON.stringify({ level, event, ...fields }))

export class MailService extends WorkerEntrypoint<WorkerEnv> implements Mailer {
  async send(written: Mail): Promise<MailOutcome> {
    const read = mail.safeParse(written)
    if (!read.success) {
      const reason = read.error.issues.map(({ path }) => path.join(".")).join(" ")
      log("error", "mail.invalid", { reason })
      return "invalid"
    }
    try {
      const { unsubscribe, ...content } = read.data
      await this.env.EMAIL.send({
        from: { name: "Tahaddi", email: this.env.MAIL_FROM },
        ...content,
        ...(unsubscribe && { headers: unsubscribeBy(unsubscribe) }),
      })
      return "sent"
    } catch (error) {
      log("error", "mail.failed", { reason: getReason(error) })
      return "failed"
    }
  }
}

/** The headers for one-click unsubscription in a mail program (RFC 8058). */
const unsubscribeBy = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

/** The error code of Cloudflare's mail service. Its messages are not logged, because they quote addresses. */
const getReason = (error: unknown) => {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  return /^[\w.-]{1,60}$/.test(code) ? code : "unknown"
}

/** No HTTP interface: the app and the API call `MailService`. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
