import { quickPasswords, sentMails } from "./api"
import { enrol, type Member } from "./world"
import { run } from "./sql"

export interface Account extends Member {
  readonly email: string
  readonly password: string
}

let accounts = 0

export async function openAccount(): Promise<Account> {
  accounts += 1
  const [member, password] = [await enrol(), "Sets-and-functions-7"]
  const email = `account-${accounts}@school.example`
  const hash = await quickPasswords.hash(password)
  await run("UPDATE people SET email = ?, password_hash = ? WHERE id = ?", email, hash, member.id)
  return { ...member, email, password }
}

export function linkTo(email: string): string {
  const mail = sentMails.findLast(({ to }) => to === email)
  const token = /\/password-reset\/([\w-]+)\?/.exec(mail?.text ?? "")?.[1]
  if (!token) throw new Error(`No link went to ${email}.`)
  return token
}
