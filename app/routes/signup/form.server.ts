import * as z from "zod"
import { lengths, ticketMax } from "#contract/limits"
import { registrationTypes } from "#contract/words"
import {
  email,
  key,
  mismatch,
  newPassword,
  personNameField,
} from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { type Refusals, turnedAway, orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

const student = String(registrationTypes.indexOf("Student"))
const teacher = String(registrationTypes.indexOf("Teacher"))

/** Runs a check even if other fields are wrong, so that all errors show at once. */
const always = { when: () => true }

const signupSchema = z
  .object({
    name: personNameField(lengths.name),
    email,
    password: newPassword,
    confirmPassword: z.string(),
    type: z.enum(["0", "1", "2"]),
    grade: z.string().optional(),
    subject: z.string().optional(),
    schoolCode: z.string().trim().max(ticketMax).optional(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch)
  .refine(({ type, grade }) => type !== student || Boolean(grade), {
    path: ["grade"],
    error: key("errors.signup.grade"),
    ...always,
  })
  .refine(({ type, subject }) => type !== teacher || Boolean(subject), {
    path: ["subject"],
    error: key("errors.signup.subject"),
    ...always,
  })

export const signupForm = defineForm(signupSchema, { secrets: ["password", "confirmPassword"] })

export function toRegistration(value: z.output<typeof signupSchema>, invitation: string) {
  const { name, email, password, type, schoolCode } = value
  return {
    name,
    email,
    password,
    type: Number(type),
    grade: type === student ? (value.grade ?? "") : "",
    subject: type === teacher ? (value.subject ?? "") : "",
    ...(type === teacher && schoolCode && { schoolCode }),
    ...(type === teacher && invitation && { invitation }),
  }
}

export const emailTaken = {
  when: /email already exists/i,
  key: "errors.email.taken",
  field: "email",
} as const

type FieldName = "name" | "email" | "grade" | "subject" | "password" | "schoolCode"

export const signUpRefusals: Refusals<FieldName> = [
  ...turnedAway,
  emailTaken,
  { when: /this name/i, key: "errors.name.refused", field: "name" },
  { when: /grade not found/i, key: "errors.signup.gradeUnknown", field: "grade" },
  { when: /subject not found/i, key: "errors.signup.subjectUnknown", field: "subject" },
  { when: /school code/i, key: "errors.signup.schoolCode", field: "schoolCode" },
  { when: /invitation.*e-mail/i, key: "errors.signup.invitationEmail", field: "email" },
  { when: /invitation.*subject/i, key: "errors.signup.invitationSubject", field: "subject" },
  { when: /invitation/i, key: "errors.signup.invitation" },
  { when: /common/i, key: "errors.password.common", field: "password" },
]

export const invitationIn = ({ url }: Request): string =>
  new URL(url).searchParams.get("invitation")?.trim().slice(0, ticketMax) ?? ""

export function readType({ url }: Request): "0" | "1" | "2" {
  const type = new URL(url).searchParams.get("type")
  return type === "1" || type === "2" ? type : "0"
}

/** What the form begins with; `null` without an invitation, no fields if it is not valid any more. */
export async function openInvitation(request: Request, { upstream }: Pick<AppContext, "upstream">) {
  const invitation = invitationIn(request)
  if (!invitation) return null
  const reply = await orNull(orMissing(upstream.accounts.readInvitation(invitation)))
  if (reply === undefined) return null
  if (reply?.status !== 200) return { fields: null }
  const { subjectName: subject, email } = reply.body
  return { fields: { type: "1", subject, email } }
}
