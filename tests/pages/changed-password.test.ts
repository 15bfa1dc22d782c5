import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { registerStudent, password } from "../support/register-student"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Visitor, Page } from "../support/visitor"
import { say } from "../support/words"

const change = { oldPassword: password, newPassword: "Full-t1me!", confirmPassword: "Full-t1me!" }

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("changing a password, in %s,", (language) => {
  test("keeps the user logged in and confirms the change", async () => {
    const { visitor, name } = await registerStudent(site, language)
    expect(visitor.page.document.querySelector('header a[href="/change-password"]')).toBeTruthy()
    await visitor.open("/change-password")
    const page = await visitor.submit({ values: change })
    expect({ path: page.path, redirects: page.redirects }).toEqual({
      path: "/",
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "toast.passwordChanged"))
    expect(page.text).toContain(name)
    expect((await visitor.open("/change-password")).path).toBe("/change-password")
  })

  test.each([
    ["The old password is wrong.", "oldPassword", "errors.password.wrong"],
    ["This password is too common.", "newPassword", "errors.password.common"],
  ] as const)('shows the refusal "%s" as a field error', async (message, field, key) => {
    const { visitor } = await registerStudent(site, language)
    const page = await changed(visitor, { status: 400, body: { message } })
    expect(page.status).toBe(422)
    expect(page.document.querySelector("main [aria-invalid=true]")?.getAttribute("name")).toBe(
      field,
    )
    expect(page.text).toContain(say(language, key))
    expectNoSecrets(page)
  })

  test("does not show the text of an unknown refusal by the upstream", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await changed(visitor, { status: 400, body: "<b>Nein.</b>" })
    expect({ status: page.status, alert: alertOn(page) }).toEqual({
      status: 422,
      alert: say(language, "errors.password.refused"),
    })
    expect(page.text).not.toContain("Nein")
  })

  test.each([
    [429, 429, "errors.tooMany"],
    [500, 503, "errors.password.unsure"],
  ] as const)("shows the error on %i, and keeps the session", async (upstream, status, key) => {
    const { visitor } = await registerStudent(site, language)
    const page = await changed(visitor, { status: upstream, body: "" })
    expect({ status: page.status, alert: alertOn(page) }).toEqual({
      status,
      alert: say(language, key),
    })
    expectNoSecrets(page)
    expect((await visitor.open("/change-password")).path).toBe("/change-password")
  })

  test("requires the new password twice", async () => {
    const visitor = await signedIn(site, "sami", language)
    await visitor.open("/change-password")
    const page = await visitor.submit({ values: { ...change, confirmPassword: "Full-t1me?" } })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "errors.password.mismatch"))
    expectNoSecrets(page)
  })
})

test("an expired session redirects to log in and back to the form", async () => {
  const { visitor } = await registerStudent(site)
  const page = await changed(visitor, { status: 401, body: "" })
  expect(page.path).toBe("/login?redirectTo=%2Fchange-password")
  expect(page.text).toContain(say("en", "toast.sessionExpired"))
  expect(page.html).not.toContain("Full-t1me!")
})

test("autocomplete tells password managers the account, the old and the new password", async () => {
  const { visitor, email } = await registerStudent(site)
  const { document } = await visitor.open("/change-password")
  const inputs = document.querySelectorAll("main form input:not([type=hidden])")
  expect(inputs.map((input) => input.getAttribute("autocomplete"))).toEqual([
    "username",
    "current-password",
    "new-password",
    "new-password",
  ])
  expect(inputs[0]?.getAttribute("value")).toBe(email)
  expect(inputs[0]?.getAttribute("name")).toBeUndefined()
})

async function changed(visitor: Visitor, reply: { status: number; body: unknown }): Promise<Page> {
  await visitor.open("/change-password")
  await faultyUpstream.reply("ChangePassword", reply)
  return visitor.submit({ values: change })
}

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert] p")?.text.trim()

function expectNoSecrets({ document, html }: Page) {
  const values = document
    .querySelectorAll("main input[name]:not([type=hidden])")
    .map((input) => input.getAttribute("value") ?? "")
  expect(values).toEqual(["", "", ""])
  expect(html).not.toContain(password)
  expect(html).not.toContain("Full-t1me!")
}
