import { describe, expect, inject, test } from "vitest"
import { registerStudent, password, registration, signedUp } from "../support/register-student"
import { Visitor, type Page } from "../support/visitor"
import { languages, say, type TranslationKey } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

describe("signing up", () => {
  test.each([
    ["a pupil", { type: "0", grade: "3", subject: "" }, "role.Student"],
    ["a teacher", { type: "1", grade: "", subject: "Math" }, "role.Teacher"],
    ["an entertainment user", { type: "2", grade: "", subject: "" }, "role.User"],
  ] as const)("as %s logs in, and redirects home", async (_, fields, role) => {
    const visitor = new Visitor(site)
    const values = { ...registration(), ...fields }
    await visitor.open("/signup")
    const home = await visitor.submit({ values })
    expect({ redirects: home.redirects, path: home.path }).toEqual({ redirects: [303], path: "/" })
    expect(home.text).toContain(say("en", role))
  })

  test("in Arabic names subjects in Arabic, and accepts an Arabic name", async () => {
    const visitor = new Visitor(site, "ar")
    const values = { ...registration(), name: "نورة الزهراني", type: "1", subject: "الرياضيات" }
    await visitor.open("/signup")
    expect((await visitor.submit({ values })).text).toContain("نورة الزهراني")
  })

  test("escapes markup in a name", async () => {
    const name = '"><img src=x onerror=alert(1)>'
    const { visitor } = await signedUp(site, "en", { name })
    expect(visitor.page.text).toContain(name)
    expect(visitor.page.document.querySelectorAll("img[onerror], img[src=x]").length).toBe(0)
  })
})

const long = "x".repeat(61)
type Bad = readonly [string, string, TranslationKey, Record<string, number>]
const bad: readonly Bad[] = [
  ["name", "", "errors.required", {}],
  ["name", "A", "errors.tooShort", { count: 2 }],
  ["name", "   A   ", "errors.tooShort", { count: 2 }],
  ["name", "2014", "errors.name.letter", {}],
  ["name", "b1tch", "errors.name.refused", {}],
  ["name", long, "errors.tooLong", { count: 60 }],
  ["email", "", "errors.required", {}],
  ["email", "nora", "errors.email.invalid", {}],
  ["email", "nora@school", "errors.email.invalid", {}],
  ["email", "nora@school.e", "errors.email.invalid", {}],
  ["email", "no ra@school.example", "errors.email.invalid", {}],
  ["email", "nora,sara@school.example", "errors.email.invalid", {}],
  ["email", "nora<x@school.example", "errors.email.invalid", {}],
  ["email", `${"n".repeat(250)}@school.example`, "errors.tooLong", { count: 254 }],
  ["password", "", "errors.required", {}],
  ["password", "Kick0f!", "errors.tooShort", { count: 8 }],
  ["password", `K0!${"a".repeat(70)}`, "errors.tooLong", { count: 72 }],
  ["password", "kick-0ff!", "errors.password.weak", {}],
  ["password", "KICK-0FF!", "errors.password.weak", {}],
  ["password", "Kick-off!", "errors.password.weak", {}],
  ["password", "Kick0ffff", "errors.password.weak", {}],
  ["confirmPassword", "Kick-0ff?", "errors.password.mismatch", {}],
  ["grade", "", "errors.signup.grade", {}],
]

test("the summary shows all errors of a form at once", async () => {
  const values = { name: "", email: "nora", password: "kick", confirmPassword: "kick", grade: "" }
  const page = await submitted("en", { ...registration(), ...values })
  const named = page.document.querySelectorAll("main [role=alert] a").map(({ text }) => text)
  expect(named).toEqual([
    `Your grade: ${say("en", "errors.signup.grade")}`,
    `Your name: ${say("en", "errors.required")}`,
    `E-mail: ${say("en", "errors.email.invalid")}`,
    `Password: ${say("en", "errors.tooShort", { count: 8 })} ${say("en", "errors.password.weak")}`,
  ])
})

describe.each(languages)("an invalid field, in %s,", (language) => {
  test.each(bad)("%s = %j, gets a field error", async (field, value, key, params) => {
    const page = await submitted(language, {
      ...registration(),
      ...(field === "password" ? { confirmPassword: value } : {}),
      [field]: value,
    })
    expect(page.status).toBe(422)
    expect(errorAt(page, field)).toBe(say(language, key, params))
    expect(page.document.querySelector(`[role=alert] a[href="#${idOf(page, field)}"]`)).toBeTruthy()
  })

  test("keeps what was typed, except passwords", async () => {
    const { name, email, grade, ...rest } = registration()
    const page = await submitted(language, { ...rest, name, email, grade, confirmPassword: "x" })
    expect(valueOf(page, "name")).toBe(name)
    expect(valueOf(page, "email")).toBe(email)
    expect(
      page.document.querySelector("select[name=grade] option[selected]")?.getAttribute("value"),
    ).toBe(grade)
    expect(page.document.querySelector("[name=type][checked]")?.getAttribute("value")).toBe("0")
    expect([valueOf(page, "password"), valueOf(page, "confirmPassword")]).toEqual(["", ""])
    expect(page.html).not.toContain(password)
  })

  test("with somebody else's e-mail, gets a field error and logs nobody in", async () => {
    const { email } = await registerStudent(site)
    const other = { password: `${password}!`, confirmPassword: `${password}!` }
    const values = { ...registration(), ...other, email: email.toUpperCase() }
    const page = await submitted(language, values)
    expect(page.status).toBe(422)
    expect(errorAt(page, "email")).toBe(say(language, "errors.email.taken"))
    expect(page.headers.getSetCookie().filter((cookie) => /session/.test(cookie))).toEqual([])
  })

  test("with a teacher's missing subject, gets a field error", async () => {
    const page = await submitted(language, { ...registration(), type: "1" })
    expect(errorAt(page, "subject")).toBe(say(language, "errors.signup.subject"))
  })
})

describe("a choice that the form does not offer", () => {
  test.each([
    ["an unknown grade", { grade: "99" }, "grade", "errors.signup.gradeUnknown"],
    [
      "a grade that is not a number",
      { grade: "'; DROP TABLE" },
      "grade",
      "errors.signup.gradeUnknown",
    ],
    [
      "an unknown subject",
      { type: "1", subject: "Magic" },
      "subject",
      "errors.signup.subjectUnknown",
    ],
    ["an admin", { type: "3" }, "type", "errors.invalid"],
    ["a type that is not a number", { type: "Admin" }, "type", "errors.invalid"],
  ] as const)("%s, gets a field error", async (_, fields, at, key) => {
    const visitor = new Visitor(site)
    await visitor.open("/signup")
    const page = await sendFields(visitor, "/signup", { ...registration(), ...fields })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say("en", key))
    expect(page.document.querySelector(`[role=alert] a[href="#${idOf(page, at)}"]`)).toBeTruthy()
  })
})

async function submitted(language: "en" | "ar", values: Record<string, string>): Promise<Page> {
  const visitor = new Visitor(site, language)
  await visitor.open("/signup")
  return visitor.submit({ values })
}

const control = ({ document }: Page, name: string) =>
  document.querySelector(`main [name="${name}"]:not([type=radio])`)

const valueOf = (page: Page, name: string) => control(page, name)?.getAttribute("value") ?? ""

/** The id of a field, or of its fieldset. */
const idOf = (page: Page, name: string) =>
  (
    control(page, name) ??
    page.document.querySelector(`main fieldset:has([name="${name}"])`) ??
    page.document.querySelector("main fieldset")
  )?.getAttribute("id")

/** The error of a field, found by aria-describedby as a screen reader does. */
function errorAt(page: Page, name: string): string | undefined {
  const field = control(page, name)
  expect(field?.getAttribute("aria-invalid")).toBe("true")
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  const texts = ids.map((id) => page.document.getElementById(id)?.text.trim())
  return texts.at(-1)
}
