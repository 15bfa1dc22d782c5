import { expect, test } from "vitest"
import { makeAdmin } from "./make-admin.mjs"

test("makes a player an admin, and logs the person out", async () => {
  const sql: string[] = []
  expect(await make("You@Example.org", "User", sql)).toContain("you@example.org is an admin now")
  expect(sql[1]).toMatch(
    /^UPDATE people SET role = 'Admin' WHERE email = 'you@example.org' AND role = 'User'; DELETE FROM access_tokens/,
  )
})

test.each([
  ["نورة@مدرسة.شبكة", "'نورة@xn--ogblgi1g.xn--ngbc5azd'"],
  ["o'brien@school.org", "'o''brien@school.org'"],
])("finds %s as accounts are kept", async (typed, quoted) => {
  const sql: string[] = []
  await make(typed, "User", sql)
  for (const statement of sql) expect(statement).toContain(`email = ${quoted}`)
})

test("says where to sign up when there is no such account", async () => {
  await expect(make("you@example.org", null)).rejects.toThrow(
    "Nobody has signed up as you@example.org: do it at https://quiz.school.org/signup",
  )
})

test("leaves an admin, a pupil and a teacher as they are", async () => {
  const sql: string[] = []
  expect(await make("you@example.org", "Admin", sql)).toContain("is an admin already")
  await expect(make("you@example.org", "Student", sql)).rejects.toThrow("the account of a student")
  await expect(make("you@example.org", "Teacher", sql)).rejects.toThrow("the account of a teacher")
  expect(sql.filter((each) => each.startsWith("UPDATE"))).toEqual([])
})

test.each(["", "you", "you@example", "a@b.org'; DROP TABLE people; --", "a b@c.org"])(
  "does not query the database for %j",
  async (email) => {
    const sql: string[] = []
    await expect(make(email, "User", sql)).rejects.toThrow("Give one mail address")
    expect(sql).toEqual([])
  },
)

test("says which permission the login lacks to change the database", async () => {
  const command = { email: "you@example.org", wrangler, database: [], site: "" }
  await expect(makeAdmin(command)).rejects.toThrow('needs the permission "D1: Edit"')
})

const wrangler = async () => ({
  code: 1,
  stdout: "",
  stderr: "Authentication error [code: 10000]",
})

/** Calls `makeAdmin` for an account with this role, `null` for no account; `sql` collects the statements. */
function make(email: string, role: string | null, sql: string[] = []) {
  const wrangler = async (args: readonly string[]) => {
    sql.push(args.at(-1) ?? "")
    const results = role === null ? [] : [{ role }]
    return { code: 0, stdout: JSON.stringify([{ results }]), stderr: "" }
  }
  return makeAdmin({ email, wrangler, database: ["--remote"], site: "https://quiz.school.org" })
}
