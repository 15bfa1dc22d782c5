import { randomUUID } from "node:crypto"
import { describe, expect, inject, test } from "vitest"
import { localContact } from "../../scripts/launch/outbox.mjs"
import { arabicOrBoth } from "../support/arabic-or-both"
import { nextMail, readMails } from "../support/mail"
import { signedIn } from "../support/people"
import { Visitor, type Page } from "../support/visitor"
import { say, type TranslationKey } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const state = inject("siteState")

const message = () => ({
  name: "Nora",
  email: "nora@school.example",
  title: `About ${randomUUID().slice(0, 8)}`,
  message: "Is the Nile the longest river?\nOr is it the Amazon?",
})

type Bad = readonly [string, string, TranslationKey, Record<string, number>]
const bad: readonly Bad[] = [
  ["name", "", "errors.required", {}],
  ["name", "J", "errors.tooShort", { count: 2 }],
  ["name", "x".repeat(61), "errors.tooLong", { count: 60 }],
  ["email", "nora@school", "errors.email.invalid", {}],
  ["title", "", "errors.required", {}],
  ["title", "x".repeat(121), "errors.tooLong", { count: 120 }],
  ["message", "   ", "errors.required", {}],
  ["message", "x".repeat(3001), "errors.tooLong", { count: 3000 }],
]

describe.each(arabicOrBoth)("a contact message, in %s,", (language) => {
  test.each(bad)(
    "with %s = %.20j is rejected, with every field kept",
    async (field, value, key, params) => {
      const sent = { ...message(), [field]: value }
      const page = await written(language, sent)
      expect(page.status).toBe(422)
      expect(page.document.querySelector("main [aria-invalid=true]")?.getAttribute("name")).toBe(
        field,
      )
      expect(page.text).toContain(say(language, key, params))
      for (const name of ["name", "email", "title", "message"] as const)
        expect(valueOf(page, name)).toBe(sent[name])
    },
  )

  test("is mailed with its sender's address", async () => {
    const known = readMails(state).filter(({ to }) => to === localContact).length
    const sent = { ...message(), name: "نورة الزهراني" }
    const page = await written(language, sent)
    expect({ path: page.path, redirects: page.redirects }).toEqual({
      path: "/contacts?sent=1",
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "contact.sent.text"))
    const mail = await nextMail(state, localContact, known)
    expect(mail.subject).toBe(`Tahaddi: ${sent.title}`)
    // The local simulator does not record Reply-To; tests/contract/mail.test.ts covers it.
    expect(mail.text).toBe(`${sent.name} <${sent.email}>\n\n${sent.message}\n`)
    expect(mail.html).toContain(sent.message)
  })

  test("is rejected when the honeypot is filled in, and keeps the message", async () => {
    const visitor = new Visitor(site, language)
    await visitor.open("/contacts")
    const sent = message()
    const page = await visitor.submit({ values: { ...sent, homepage: "https://spam.example" } })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say(language, "errors.contact.trapped"))
    expect(valueOf(page, "message")).toBe(sent.message)
    expect(valueOf(page, "homepage")).toBe("")
  })
})

test("the form has the name and e-mail of a signed-in user filled in", async () => {
  const page = await (await signedIn(site, "layla")).open("/contacts")
  expect([valueOf(page, "name"), valueOf(page, "email")]).toEqual([
    "Layla Haddad",
    "layla@tahaddi.example",
  ])
})

test("the honeypot is hidden from people, from screen readers and from the Tab key", async () => {
  const { document } = await new Visitor(site).open("/contacts")
  const honeypot = document.querySelector('main [name="homepage"]')
  expect(honeypot?.getAttribute("tabindex")).toBe("-1")
  expect(honeypot?.closest(".hidden")).toBeTruthy()
  expect(honeypot?.closest("label")?.text).toContain(say("en", "contact.trap"))
})

test("the subject of the mail is one line, whatever the title", async () => {
  const known = readMails(state).filter(({ to }) => to === localContact).length
  const visitor = new Visitor(site)
  await visitor.open("/contacts")
  const title = "Hello\r\nBcc: everybody@school.example"
  const page = await sendFields(visitor, "/contacts", { ...message(), title })
  expect(page.path).toBe("/contacts?sent=1")
  const mail = await nextMail(state, localContact, known)
  expect(mail.subject).toBe("Tahaddi: Hello Bcc: everybody@school.example")
})

async function written(language: "en" | "ar", values: Record<string, string>): Promise<Page> {
  const visitor = new Visitor(site, language)
  await visitor.open("/contacts")
  return visitor.submit({ values })
}

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert] p")?.text.trim()

function valueOf({ document }: Page, name: string): string {
  const control = document.querySelector(`main [name="${name}"]`)
  if (control?.rawTagName === "textarea") return control.textContent
  return control?.getAttribute("value") ?? ""
}
