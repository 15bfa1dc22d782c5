import { describe, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { invitationTo, registration } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const isConfirmed = ({ page: { path, text } }: Visitor, language: "en" | "ar" = "en") =>
  path === "/" && !text.includes(say(language, "account.waiting"))
const teacher = () => ({ ...registration(), type: "1", grade: "", subject: "Math" })

const huda = await signedIn(site, "huda")

const press = async (value: string) => {
  await huda.open("/admin/teachers")
  return huda.submit({
    form: `form:has(button[value="${value}"])`,
    button: { name: "intent", value },
  })
}
const codeOn = (visitor: Visitor) => visitor.page.document.querySelector("code")?.text.trim() ?? ""

describe("the school code", () => {
  test("is made, read, renewed and closed by an admin, and confirms who types it at sign-up", async () => {
    expect((await press("renew")).text).toContain(say("en", "toast.codeMade"))
    const old = codeOn(huda)
    await press("renew")
    const code = codeOn(huda)
    expect(code).not.toBe(old)
    const visitor = new Visitor(site)
    await visitor.open("/signup?type=1")
    const values = { ...teacher(), schoolCode: old }
    const refused = await visitor.submit({ values })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(say("en", "errors.signup.schoolCode"))
    expect(refused.document.querySelector("#main [name=name]")?.getAttribute("value")).toBe(
      values.name,
    )
    await visitor.submit({
      values: {
        schoolCode: code.toLowerCase(),
        password: values.password,
        confirmPassword: values.password,
      },
    })
    expect(isConfirmed(visitor)).toBe(true)
    expect((await press("close")).text).toContain(say("en", "toast.codeClosed"))
    expect(codeOn(huda)).toBe("")
  })
})

describe("an invitation by link", () => {
  test.each(languages)("opens the form for a teacher of its subject, in %s", async (language) => {
    const link = await invitationTo(site, "Math", "guest@school.example")
    const visitor = new Visitor(site, language)
    const { document, text } = await visitor.open(link)
    const subject = { en: "Math", ar: "الرياضيات" }[language]
    expect(text).toContain(say(language, "signup.invited", { subject }))
    expect(document.querySelector('[name="type"][value="1"]')?.hasAttribute("checked")).toBe(true)
    expect(document.querySelector("[name=subject] [selected]")?.getAttribute("value")).toBe(subject)
    expect(document.querySelector("[name=email]")?.getAttribute("value")).toBe(
      "guest@school.example",
    )
    expect(document.querySelector("[name=schoolCode]")).toBeNull()
  })

  test("confirms one teacher, once, and says so to the next", async () => {
    const link = await invitationTo(site, "Math")
    const [first, next] = [new Visitor(site), new Visitor(site)]
    await next.open(link)
    await first.open(link)
    await first.submit({ values: { ...teacher() } })
    expect(isConfirmed(first)).toBe(true)
    const refused = await next.submit({ values: teacher() })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(say("en", "errors.signup.invitation"))
    expect((await new Visitor(site).open(link)).text).toContain(say("en", "signup.notInvited"))
  })

  test("for an e-mail refuses another at its field", async () => {
    const visitor = new Visitor(site)
    await visitor.open(await invitationTo(site, "Math", "only@school.example"))
    const refused = await visitor.submit({ values: teacher() })
    expect(refused.text).toContain(say("en", "errors.signup.invitationEmail"))
  })

  test("is listed until an admin takes it back", async () => {
    const email = `guest-${registration().email}`
    const link = await invitationTo(site, "Math", email)
    const { document } = await huda.open("/admin/teachers")
    const card = document.querySelectorAll("li").find(({ text }) => text.includes(email))
    const id = card?.querySelector("input[name=id]")?.getAttribute("value") ?? ""
    const button = { name: "intent", value: "withdraw" }
    const form = `form:has(input[name="id"][value="${id}"])`
    expect((await huda.submit({ form, button })).text).not.toContain(email)
    expect((await new Visitor(site).open(link)).text).toContain(say("en", "signup.notInvited"))
  })
})

test.each(["renew&personID=1", "confirm&personID=x", "nothing"])(
  "the page of teachers refuses %s without harm",
  async (sent) => {
    const [intent = "", ...rest] = sent.split("&")
    const entries: [string, string][] = [["intent", intent]]
    for (const pair of rest) entries.push([pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""])
    const { status } = await sendFields(huda, "/admin/teachers", entries)
    expect(status).toBe(intent === "renew" ? 200 : 400)
  },
)

test("the button for teachers on the home page opens the form with teacher ticked", async () => {
  const visitor = new Visitor(site)
  const { document } = await visitor.open("/")
  const link = document
    .querySelectorAll("a")
    .find(({ text }) => text.trim() === say("en", "home.teachers.start"))
  await visitor.open(link?.getAttribute("href") ?? "")
  const ticked = visitor.page.document.querySelector('[name="type"][checked]')
  expect(ticked?.getAttribute("value")).toBe("1")
})
