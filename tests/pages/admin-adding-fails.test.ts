import { afterEach, describe, expect, test } from "vitest"
import { add, addGrade, addSubject, typedIn } from "../support/add-pages"
import { letEnd } from "../support/ending-sessions"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { logIn } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { credentialsOf } from "../support/plain-client.mjs"

const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

test("a refused subject without a reason is answered with the text of the specification", async () => {
  await faultyUpstream.reply("Admin/add-subject", { status: 400, body: "" })
  const page = await addSubject(huda, "Subject of no answer")
  expect(page.status).toBe(422)
  expect(page.text).toContain("An error occurred")
  expect(typedIn(page, "name")).toBe("Subject of no answer")
})

describe.each([
  ["add-grade", (visitor: Visitor) => addGrade(visitor, "Grade of no answer"), "grade"],
  ["add-subject", (visitor: Visitor) => addSubject(visitor, "Subject of no answer"), "name"],
  [
    "add-chapters",
    (visitor: Visitor) =>
      add(visitor, "/admin/add-chapter?grade=7&subject=Math", {
        chapterNumber: "78",
        chapterName: "Chapter of no answer",
      }),
    "chapterName",
  ],
] as const)("%s", (call, send, field) => {
  test.each(["drop", 500, 503] as const)(
    "keeps what was typed when the call fails with %s",
    async (fault) => {
      await faultyUpstream.spoil(`Admin/${call}`, fault)
      const page = await send(huda)
      expect(page.status).toBe(503)
      expect(page.text).toContain(say("en", "errors.unavailable"))
      expect(typedIn(page, field)).toMatch(/of no answer$/)
    },
  )

  test("translates an unknown refusal of the upstream into a general message", async () => {
    await faultyUpstream.spoil(`Admin/${call}`, 400)
    const page = await send(huda)
    expect(page.status).toBe(422)
    expect(page.text).toMatch(/could not add/)
    expect(page.text).not.toContain("faulty upstream")
    expect(typedIn(page, field)).toMatch(/of no answer$/)
  })

  test("restores the form after the session ends and the same person logs in again", async () => {
    const visitor = await signedIn(site, "huda")
    await faultyUpstream.spoil(`Admin/${call}`, 401)
    const door = await send(visitor)
    expect(door.path).toMatch(/^\/login\?redirectTo=/)
    await faultyUpstream.heal()
    const page = await visitor.submit({ values: credentialsOf("huda") })
    expect(page.path).toMatch(/^\/admin\/add-/)
    expect(typedIn(page, field)).toMatch(/of no answer$/)
  })
})

test("what was sent after the session waits while its page cannot be shown", async () => {
  const { email, password } = credentialsOf("huda")
  const admin = await signedIn(site, "huda")
  await admin.open("/admin/add-subject")
  await letEnd(admin, email, password)
  const sent = { form: "main form[method=post]", values: { name: "Subject of later" } }
  expect((await admin.submit(sent)).path).toContain("/login")
  await faultyUpstream.spoilEach(["structure", "All-Subjects"], 500)
  expect((await logIn(admin, email, password)).status).toBe(503)
  expect((await admin.open("/admin/add-subject")).status).toBe(503)
  await faultyUpstream.heal()
  expect(typedIn(await admin.open("/admin/add-subject"), "name")).toBe("Subject of later")
  expect(typedIn(await admin.open("/admin/add-subject"), "name")).toBe("")
})
