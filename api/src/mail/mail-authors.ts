import type { Mailer } from "#platform/mail"
import { languages, type Language } from "#contract/words"
import { log } from "../http/log"
import {
  type AuthorToMail,
  beginMail,
  putMailBack,
  readAuthorsToMail,
  readDecided,
  readMailCursor,
  writeMailCursor,
} from "../store/review/author-mails"
import { toTemplates } from "../store/review/decision-history"
import { readReasons } from "../store/questions/my-questions"
import type { Store } from "../db/store"
import { type DecidedQuestion, writeAuthorMail } from "./write-mail"

const dayMs = 24 * 60 * 60 * 1000
const authorsPerRead = 100
/** Each mail takes four calls, and an invocation may make a thousand. The next run of the day continues. */
export const mailsPerRun = 200
const shownMax = 10

interface Run {
  readonly store: Store
  readonly mail: Mailer
  /** The origin of the app; if it is empty, the one stored with each author's subscription is used. */
  readonly appUrl: string
  readonly now: number
}

/**
 * Sends a mail to each author who wants one and has had questions decided since the last mail. It may run several
 * times a day, also concurrently, and may stop at any point: nobody gets two mails on one day.
 */
export async function mailAuthors(run: Run): Promise<void> {
  const period = { day: Math.floor(run.now / dayMs), until: run.now }
  let after = await readMailCursor(run.store, period.day)
  let mails = 0
  for (;;) {
    const authors = await readAuthorsToMail(run.store, period, { after, limit: authorsPerRead })
    for (const author of authors.filter(({ has_news }) => has_news === 1)) {
      if (mails === mailsPerRun) return
      mails += 1
      await mailAuthor(run, author, period)
    }
    const last = authors.at(-1)
    if (!last) return
    after = last.person_id
    await writeMailCursor(run.store, period.day, after)
  }
}

type MailPeriod = Parameters<typeof beginMail>[2]

/** If a run stops before it sends, these decisions are in no mail; the list of own questions has them. */
async function mailAuthor({ store, mail, appUrl }: Run, author: AuthorToMail, period: MailPeriod) {
  const origin = appUrl || author.origin
  if (!origin) return report("no-app-url")
  if (!(await beginMail(store, author.person_id, period))) return
  const questions = await readShown(store, author, period)
  const language: Language = languages.find((each) => each === author.language) ?? languages[0]
  const unsubscribe = `${origin}/unsubscribe/${author.token}`
  const written = writeAuthorMail({
    questions,
    link: `${origin}/my-questions`,
    unsubscribe,
    language,
  })
  const outcome = await mail
    .send({ to: author.email, unsubscribe, ...written })
    .catch(() => "failed" as const)
  if (outcome === "sent") return
  report(outcome)
  await putMailBack(store, author, period)
}

async function readShown(
  store: Store,
  author: AuthorToMail,
  period: MailPeriod,
): Promise<readonly DecidedQuestion[]> {
  const decided = await readDecided(store, author, period, shownMax)
  const refused = decided.filter(({ status }) => status !== "approved").map(({ id }) => id)
  const reasons = refused.length > 0 ? await readReasons(store, refused) : []
  return decided.map(({ id, question, status }) => {
    const why = status === "approved" ? null : reasons.find((each) => each.question_id === id)
    return { question, status, reason: why?.reason ?? "", templates: toTemplates(why?.templates) }
  })
}

const report = (reason: string) => log("error", "author-mail.unsent", { reason })
