import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import * as z from "zod"
import { lengths } from "#contract/limits"
import { holdsMarkup } from "#contract/html-tag"
import { cleanLine, turnsAround } from "#contract/text"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"

export const forAdmins =
  <Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) =>
  (args: ActionFunctionArgs): Promise<Answer> => {
    requireRole(args.request, args.context, "Admin")
    return act(args)
  }

const nameMax = 200

export const readChoice = ({ url }: Request, name: string): string =>
  new URL(url).searchParams.get(name)?.trim().slice(0, nameMax) ?? ""

const nameWithin = ({ min, max }: (typeof lengths)["curriculumName" | "structureName"]) =>
  z
    .string()
    .refine((name) => !turnsAround(name), { error: key("errors.name.turnsAround") })
    .overwrite(cleanLine)
    .refine((name) => !holdsMarkup(name), { error: key("errors.name.markup") })
    .min(min)
    .max(max)

export const curriculumName = nameWithin(lengths.curriculumName)
export const structureName = nameWithin(lengths.structureName)

/** The name in the other language; which of the two is Arabic, the upstream reads from their letters. */
export const otherName = curriculumName.optional()

export const sameLanguage = {
  when: /same language/i,
  key: "errors.name.sameLanguage",
  field: "otherName",
} as const

export const referenceField = z.string().trim().min(1).max(200)

const plainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

export const chapterNumberField = z
  .string()
  .trim()
  .overwrite(plainDigits)
  .regex(/^[1-9]\d{0,2}$/, { error: key("errors.addChapter.number") })

/** A form in the address of its page, which shows it again also when the upstream that failed is back. */
export const toQuery = (fields: FormData) =>
  new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]))
