import { describe, expect, test } from "vitest"
import { allPacksGoneMark, replyMark } from "../../app/connection/reply-mark"
import { arabicOrBoth } from "../support/arabic-or-both"
import { nextHint, sets } from "../support/five-hints-page"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { logIn, password, registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

describe.each(arabicOrBoth)("erasing an account, in %s,", (language) => {
  test("warns that it is final, asks the owner for the password and logs them out everywhere", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const other = visitor.twin()
    const profile = await visitor.open("/profile")
    expect(profile.document.querySelector('main a[href="/profile/erase"]')).toBeTruthy()
    const page = await visitor.open("/profile/erase")
    expect(page.text).toContain(say(language, "erase.final"))
    const wrong = await visitor.submit({ values: { password: "Wrong-pass-1!" } })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain(say(language, "errors.password.wrong"))
    const home = await visitor.submit({ values: { password } })
    expect([home.path, home.text.includes(say(language, "toast.erased"))]).toEqual(["/", true])
    expect((await visitor.open("/profile")).path).toMatch(/^\/login/)
    expect((await other.open("/profile")).path).toMatch(/^\/login/)
    const again = await logIn(other, email)
    expect(again.text).toContain(say(language, "errors.login.wrong"))
  })

  test("requires a pupil's e-mail twice from an admin, and refuses a teacher's", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const huda = await signedIn(site, "huda", language)
    const admin = await huda.open("/admin")
    expect(admin.document.querySelector('main a[href="/admin/erase"]')).toBeTruthy()
    await huda.open("/admin/erase")
    const slip = await huda.submit({ values: { email, emailAgain: `x${email}` } })
    expect(slip.text).toContain(say(language, "errors.erase.mismatch"))
    const teacher = "omar@tahaddi.example"
    const none = await huda.submit({ values: { email: teacher, emailAgain: teacher } })
    expect(none.status).toBe(422)
    const done = await huda.submit({ values: { email, emailAgain: email.toUpperCase() } })
    expect([done.path, done.text.includes(say(language, "toast.pupilErased"))]).toEqual([
      "/admin",
      true,
    ])
    await huda.open("/admin/erase")
    const again = await huda.submit({ values: { email, emailAgain: email } })
    expect(again.text).toContain(say(language, "errors.erase.unknown"))
    expect((await visitor.open("/games")).path).toMatch(/^\/login/)
  })
})

test("a pupil whom an admin erases is out at once, on pages that ask the API nothing and in forms", async () => {
  const { visitor, name, email, id } = await registerStudent(site)
  await visitor.open(sets)
  const [other, late, taker] = [visitor.twin(), visitor.twin(), visitor.twin()]
  taker.cookies.set("__Host-packs", id)
  expect((await other.open("/about")).text).toContain(name)
  const huda = await signedIn(site, "huda")
  await huda.open("/admin/erase")
  await huda.submit({ values: { email, emailAgain: email } })
  const hint = await nextHint(visitor, "my draft")
  expect(hint.path).toMatch(/^\/login/)
  const posted = await sendFields(late, "/change-password", { oldPassword: "x" })
  expect(posted.path).toBe("/login?redirectTo=%2Fchange-password")
  const page = await other.open("/about")
  expect([page.status, page.text.includes(name)]).toEqual([200, false])
  expect(other.cookies.get("__Host-session")).toBeUndefined()
  expect((await taker.open("/profile")).headers.get(replyMark)).toBe(allPacksGoneMark)
  expect(taker.cookies.get("__Host-packs")).toBeUndefined()
})

test("the page is a 404 when the upstream cannot erase accounts", async () => {
  const { visitor } = await registerStudent(site)
  await faultyUpstream.replyWithoutOurs("nothing", { status: 404, body: "" })
  expect((await visitor.open("/profile")).html).not.toContain("/profile/erase")
  expect((await visitor.open("/profile/erase")).status).toBe(404)
  await faultyUpstream.heal()
  expect((await new Visitor(site).open("/profile/erase")).path).toMatch(/^\/login/)
})
