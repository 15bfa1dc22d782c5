import { expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { nextMail } from "../support/mail"
import { logIn, registerStudent, password } from "../support/register-student"
import { Visitor } from "../support/visitor"

const site = inject("site")
const state = inject("siteState")
const fresh = "New-sets-and-rings-8"
const subjects = { en: "A new password for Tahaddi", ar: "كلمة مرور جديدة في تحدّي" } as const

test.each(arabicOrBoth)(
  "a reset link from an e-mail sets one new password, also when its form is sent again, in %s",
  async (language) => {
    const { visitor: old, email } = await registerStudent(site, language)
    const visitor = new Visitor(site, language)
    await visitor.open("/password-forget")
    await visitor.submit({ values: { email } })
    const mail = await nextMail(state, email)
    expect(mail.subject).toBe(subjects[language])
    const link = /^http:\S+$/m.exec(mail.text)?.[0] ?? ""
    expect(new URL(link).origin).toBe(new URL(site).origin)
    expect(mail.html).toContain(`<a href="${link}">`)

    await visitor.open(link)
    const changed = await visitor.submit({ values: { password: fresh, confirmPassword: fresh } })
    expect(changed.path).toBe("/login")
    expect((await logIn(visitor, email)).status).toBe(422)
    const home = await visitor.submit({ values: { email, password: fresh } })
    expect(home.path).toBe("/")
    // A page without a call that needs the token.
    expect((await old.open("/change-password")).path).toMatch(/^\/login/)

    const lost = new Visitor(site, language)
    await lost.open(link)
    const repeated = await lost.submit({ values: { password: fresh, confirmPassword: fresh } })
    expect(repeated.path).toBe("/login")

    const again = new Visitor(site, language)
    await again.open(link)
    const refused = await again.submit({ values: { password, confirmPassword: password } })
    expect(refused.status).toBe(422)
  },
)
