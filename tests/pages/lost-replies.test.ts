import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, test } from "vitest"
import { add, addGrade, addSubject, typedIn } from "../support/add-pages"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { fillForm } from "../support/form"
import { signedIn } from "../support/people"
import { png } from "../support/pictures"
import { password, registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"

const post = "main form[method=post]"
const newPassword = "Full-t1me!"
const change = { oldPassword: password, newPassword, confirmPassword: newPassword }

const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

const additions = [
  ["grade", "add-grade", "toast.gradeAdded", (name: string) => addGrade(huda, name)],
  ["subject", "add-subject", "toast.subjectAdded", (name: string) => addSubject(huda, name)],
  [
    "chapter",
    "add-chapters",
    "toast.chapterAdded",
    (name: string) => add(huda, "/admin/add-chapter?grade=8&subject=Math", { chapterName: name }),
  ],
] as const

/** Sends the returned form again with its values; a file has to be chosen again. */
const sendAgain = async (kind: string) => {
  const image = new File([Uint8Array.from(png())], "logic.png")
  return huda.submit({ form: post, values: kind === "subject" ? { image } : {} })
}

describe.each(additions)(
  "a new %s whose reply from the upstream was lost",
  (kind, call, key, send) => {
    test("is reported as added when the form is sent again", async () => {
      const name = `Lost ${randomUUID().slice(0, 8)}`
      await faultyUpstream.spoil(`Admin/${call}`, "drop-after", 1)
      expect((await send(name)).status).toBe(503)
      const page = await sendAgain(kind)
      expect([page.status, page.redirects]).toEqual([200, [303]])
      expect(page.text).toContain(say("en", key, { detail: name }))
    })

    test("gets the error for an existing name when it is added from a newly opened form", async () => {
      const name = `Lost ${randomUUID().slice(0, 8)}`
      await faultyUpstream.spoil(`Admin/${call}`, "drop-after", 1)
      expect((await send(name)).status).toBe(503)
      const page = await send(name)
      expect(page.status).toBe(422)
      expect(page.text).toMatch(/already/)
    })
  },
)

test("a form that arrives twice gets the same reply twice", async () => {
  const visitor = await signedIn(site, "huda")
  await visitor.open("/admin/add-grade")
  const grade = `Twice ${randomUUID().slice(0, 8)}`
  const sent = fillForm(visitor.form(post), { grade })
  const pages = [await visitor.send(sent), await visitor.send(sent)]
  expect(pages.map(({ status, path }) => [status, path])).toEqual([
    [200, "/admin/add-grade"],
    [200, "/admin/add-grade"],
  ])
})

test("a grade sent again gets a field error from an upstream without idempotency keys", async () => {
  const grade = `Lost ${randomUUID().slice(0, 8)}`
  await faultyUpstream.spoil("Admin/add-grade", "drop-after", 1)
  await addGrade(huda, grade)
  await faultyUpstream.reply("Admin/add-grade", { status: 400, body: "Grade already exists." })
  const page = await huda.submit({ form: post })
  expect(page.status).toBe(422)
  expect(page.text).toContain(say("en", "errors.addGrade.there"))
  expect(typedIn(page, "grade")).toBe(grade)
})

test.each(["", "short", "a\nnew line, as a header would not take", "ü".repeat(20)])(
  "a grade is added without an idempotency key when the form's is %j",
  async (formKey) => {
    const page = await add(huda, "/admin/add-grade", {
      grade: `Keyless ${randomUUID().slice(0, 8)}`,
      formKey,
    })
    expect(page.redirects).toEqual([303])
    const call = (await faultyUpstream.calls()).find(({ path }) => path.endsWith("add-grade"))
    expect(call?.headers).not.toContain("idempotency-key")
  },
)

describe("a changed password whose reply from the upstream was lost", () => {
  const submit = async (fault: "drop" | "drop-after", times?: number) => {
    const { visitor, email } = await registerStudent(site)
    const elsewhere = visitor.twin()
    await visitor.open("/change-password")
    await faultyUpstream.spoil("Accounts/ChangePassword", fault, times)
    const page = await visitor.submit({ values: change })
    expect(page.html).not.toContain(newPassword)
    return { visitor, email, elsewhere, page }
  }

  test("leads to the log-in, where the new password is right, and ends every session", async () => {
    const { visitor, email, elsewhere, page } = await submit("drop-after", 1)
    expectDoor(page)
    expect((await elsewhere.open("/change-password")).path).toMatch(/^\/login/)
    const values = { email, password: newPassword }
    expect((await visitor.submit({ values })).path).toBe("/change-password")
  })

  test("is changed at the second try of the app where the first call did not arrive", async () => {
    const { page } = await submit("drop", 1)
    expect(page.path).toBe("/")
    expect(page.text).toContain(say("en", "toast.passwordChanged"))
  })

  test("says that it is not known, and leads to the log-in when the form is sent again", async () => {
    const { visitor, page } = await submit("drop-after")
    expect(page.status).toBe(503)
    expect(page.text).toContain(say("en", "errors.password.unsure"))
    await faultyUpstream.heal()
    expectDoor(await visitor.submit({ values: change }))
  })
})

function expectDoor({ path, text }: Visitor["page"]) {
  expect(path).toBe("/login?redirectTo=%2Fchange-password")
  expect(text).toContain(say("en", "toast.passwordUnsure"))
}
