import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { openAccount, type Account } from "./accounts"
import { afterwards, call } from "./api"
import { oneQuestionOf } from "./appeals"
import { winHints } from "./arena"
import { onAllBoards } from "./boards"
import { everythingInD1, everythingInObjects } from "./everything"
import { answerHints, claim, drawHints } from "./rounds"
import { addQuestions, buildSchool, enrol, type Member } from "./world"
import { one, run } from "./sql"

const secrets = ["Zaynab", "zaynab", "Nightowl", "Qamishli"]

export async function tracesOf({ id }: Member, texts: readonly string[] = []) {
  const all = { ...(await everythingInD1()), ...(await everythingInObjects()) }
  const sought = [String(id), ...secrets, ...texts]
  return Object.entries(all).flatMap(([table, rows]) => {
    const text = JSON.stringify(rows)
    return sought
      .filter((each) => text.includes(each))
      .map((each) => `${each} in ${table}: ${text}`)
  })
}

/** A school with a chapter of 21 questions, and ids of people that no number in the tables equals by chance. */
export async function buildForErasing() {
  await buildSchool()
  await run("INSERT INTO sqlite_sequence VALUES ('people', 987654300)")
  const [author, admin] = [await enrol("Teacher", "Omar"), await enrol("Admin", "Huda")]
  const { chapter } = await oneQuestionOf(author)
  await addQuestions(await one("SELECT max(id) AS n FROM pools"), 20)
  return { author, admin, chapter }
}

export async function zaynab(chapter: number): Promise<Account> {
  const pupil = await openAccount()
  const email = `zaynab-${pupil.id}@school.example`
  await run("UPDATE people SET name = 'Zaynab Qamishli', email = ? WHERE id = ?", email, pupil.id)
  const own = { ...pupil, email }
  const send = (path: string, body: object) => call(`/api/${path}`, { token: own.token, body })
  await call("/api/Accounts/login", { body: { email, password: own.password } })
  await call("/api/Accounts/login", { body: { email, password: "Wrong-pass-1!" } })
  await call("/api/Accounts/ForgetPassword", { body: { email } })
  await send("Accounts/ChangeProfile", { avatar: "flag", nickname: "Nightowl", hidden: false })
  const { name } = await winHints(own, { chapter })
  await claim(own, 50, name)
  const wrong = await drawHints(own, { chapter })
  await answerHints(own, wrong, "Zaynab from Qamishli")
  await send("reports", { attempt: wrong.name, reason: "unclear", word: "Ask Zaynab" })
  await winHints(own, { chapter })
  await send("author-mail", { wanted: true })
  await afterwards()
  return own
}

export const erase = (admin: Member, { email }: Account) =>
  call("/api/Admin/erase", { token: admin.token, body: { email } })

/** Runs the alarms of all leaderboards, this long from now. */
export async function passBoards(ms: number): Promise<void> {
  const weeks = await onAllBoards("SELECT number FROM board WHERE scope = 'week'")
  for (const name of ["1/all", "1/grade:7", ...weeks.map(({ number }) => `1/week:${number}`)]) {
    const stub = env.BOARD.getByName(name)
    const setClock = (later: number) =>
      runInDurableObject(stub, (board) => void (board.clock = () => Date.now() + later))
    await setClock(ms)
    await runDurableObjectAlarm(stub)
    await setClock(0)
  }
}
