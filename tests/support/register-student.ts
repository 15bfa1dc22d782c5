import { randomUUID } from "node:crypto"
import { pointsOn } from "./five-hints-page"
import type { Values } from "./form"
import { readyPassword, takePupil } from "./ready-people.mjs"
import { visitorOf } from "./signed-in"
import { Visitor } from "./visitor"
import type { Language } from "./words"

export const password = readyPassword

export interface RegisteredStudent {
  readonly visitor: Visitor
  readonly name: string
  readonly email: string
}

/** A good sign-up of a pupil of grade 7 whom nobody knows yet. */
export function registration() {
  const id = randomUUID().slice(0, 8)
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

/** A pupil of grade 7 who has just logged in for the first time, without the time that it takes. */
export async function registerStudent(
  site: string,
  language: Language = "en",
): Promise<RegisteredStudent> {
  const pupil = takePupil()
  const visitor = await visitorOf({ ...pupil, grade: 7 }, site, language)
  return { visitor, name: pupil.name, email: pupil.email }
}

/** Somebody who has just signed up by the form, and is logged in by it; by default a pupil of grade 7. */
export async function signedUp(
  site: string,
  language: Language = "en",
  fields: Values = {},
): Promise<RegisteredStudent> {
  const visitor = new Visitor(site, language)
  const { name, email, ...rest } = registration()
  await visitor.open("/signup")
  const { status, path } = await visitor.submit({ values: { name, email, ...rest, ...fields } })
  if (status !== 200 || path !== "/")
    throw new Error(`${name} is not logged in: ${visitor.page.text}`)
  return { visitor, name, email }
}

/** From the page of the log-in form. */
export const logIn = (visitor: Visitor, email: string) =>
  visitor.submit({ values: { email, password } })

/** The points that the API counts, read by logging in anew: an old session may know older ones. */
export async function totalOf(site: string, email: string): Promise<number | null> {
  const visitor = new Visitor(site)
  await visitor.open("/login")
  return pointsOn(await logIn(visitor, email))
}
