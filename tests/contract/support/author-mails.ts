import { createExecutionContext } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Mailer } from "#platform/mail"
import { mailAuthors } from "../../../api/src/mail/mail-authors"
import { createStore } from "../../../api/src/db/store"
import { MailService } from "../../../mail/src/index"
import { call, clock, tally } from "./api"
import { measuredDatabase } from "./measured-database"
import { addPool, enrol, type Member } from "./world"
import { one, run } from "./sql"

type Sent = Readonly<Record<"to" | "subject" | "text" | "html", string>> & {
  readonly headers: Readonly<Record<string, string>>
}

export const sent: Sent[] = []
export const mail: Mailer = new MailService(createExecutionContext(), {
  EMAIL: { send: async (built: Sent) => void sent.push(built) },
  MAIL_FROM: "no-reply@tahaddi.example",
} as never)

export const dayMs = 24 * 60 * 60 * 1000

export const sendMails = (odd: { mail?: Mailer; database?: D1Database } = {}) =>
  mailAuthors({
    store: createStore(odd.database ?? measuredDatabase(env.DB, tally)),
    mail: odd.mail ?? mail,
    appUrl: "https://tahaddi.example",
    now: clock.now,
  })

export async function nextDay(): Promise<void> {
  sent.length = 0
  clock.now += dayMs
  await run("DELETE FROM author_mails")
}

export const choose = async ({ token }: Member, wanted: boolean, language = "en") =>
  (await call("/api/author-mail", { token, language, body: { wanted } })).status

export const onlyPool = async () =>
  (await one("SELECT max(id) AS n FROM pools")) || (await addPool({ chapter: 1 }))

export async function decided({ id }: Member, question: string, status = "approved", reason = "") {
  clock.now += 1
  const row = [await onlyPool(), status, question, id, clock.now]
  const event = [status, reason, clock.now]
  await run(
    `INSERT INTO questions (pool_id, status, language, question, answer, summary, fingerprint, author_id,
      created_at, status_at, position) VALUES (?1, ?2, 'en', ?3, 'x', 'So it is.', 'f', ?4, 0, ?5,
      iif(?2 = 'approved', (SELECT count(*) FROM questions), NULL))`,
    ...row,
  )
  await run(
    `INSERT INTO question_events (question_id, event, reason, templates, at)
      SELECT max(id), ?, ?, '["spelling"]', ? FROM questions`,
    ...event,
  )
}

export async function author(language = "en") {
  const member = await enrol("Teacher")
  await choose(member, true, language)
  return member
}
