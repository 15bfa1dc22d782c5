import { randomInt } from "node:crypto"
import { pointsOn } from "./five-hints-page"
import type { Values } from "./form"
import { signedIn, visitorOf } from "./people"
import { readyPassword, takePupil } from "./ready-people.mjs"
import { Visitor } from "./visitor"
import type { Language } from "./words"

export const password = readyPassword

export function registration() {
  // Digits only: letters by chance can make a word that no name may hold.
  const id = randomInt(1e8, 1e9)
  return {
    name: `Nora ${id}`,
    email: `nora-${id}@school.example`,
    password,
    confirmPassword: password,
    type: "0",
    grade: "7",
    subject: "",
  }
}

/** A pupil of grade 7 in a first session, which is minted because logging in takes longer. */
export async function registerStudent(site: string, language: Language = "en") {
  const pupil = takePupil()
  const visitor = await visitorOf({ ...pupil, grade: 7 }, site, language)
  return { visitor, name: pupil.name, email: pupil.email, id: String(pupil.id) }
}

export async function signedUp(site: string, language: Language = "en", fields: Values = {}) {
  const visitor = new Visitor(site, language)
  const { name, email, ...rest } = registration()
  const subject = fields["type"] === "1" ? String(fields["subject"]) : ""
  await visitor.open(subject ? await invitationTo(site, subject) : "/signup")
  const { status, path } = await visitor.submit({ values: { name, email, ...rest, ...fields } })
  if (status !== 200 || path !== "/")
    throw new Error(`${name} is not logged in: ${visitor.page.text}`)
  return { visitor, name, email }
}

export async function teacherOfMath(site: string) {
  const fields = { type: "1", grade: "", subject: "Math" }
  const { visitor, email } = await signedUp(site, "en", fields)
  const teacher = (language: Language = "en") => new Visitor(site, language, visitor.cookies.copy())
  return { teacher, credentials: { email, password } }
}

export async function newTeacher(site: string, language: Language = "en"): Promise<Visitor> {
  const visitor = new Visitor(site, language)
  await visitor.open("/signup?type=1")
  const subject = language === "en" ? "Math" : "الرياضيات"
  await visitor.submit({ values: { ...registration(), type: "1", grade: "", subject } })
  return visitor
}

export async function invitationTo(site: string, subject: string, email = ""): Promise<string> {
  const huda = await signedIn(site, "huda")
  await huda.open("/admin/invite")
  const { text } = await huda.submit({ values: { subject, email } })
  const link = /\/signup\?invitation=[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link: ${text}`)
  return link
}

export const logIn = (visitor: Visitor, email: string, given = password) =>
  visitor.submit({ values: { email, password: given } })

/** Logs in anew, because an existing session may show older points. */
export async function totalOf(site: string, email: string): Promise<number | null> {
  const visitor = new Visitor(site)
  await visitor.open("/login")
  return pointsOn(await logIn(visitor, email))
}
