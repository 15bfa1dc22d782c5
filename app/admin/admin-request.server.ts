import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import * as z from "zod"
import { lengths } from "#contract/limits"
import { cleanLine, holdsMarkup, turnsAround } from "#contract/text"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"

/** An action that reads its request only after it has made sure that an admin sent it. */
export const forAdmins =
  <Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) =>
  (args: ActionFunctionArgs): Promise<Answer> => {
    requireRole(args.request, args.context, "Admin")
    return act(args)
  }

const nameMax = 200

/** What the address chooses under a name; "" for nothing. */
export const readChoice = ({ url }: Request, name: string): string =>
  new URL(url).searchParams.get(name)?.trim().slice(0, nameMax) ?? ""

const { min, max } = lengths.curriculumName

/** The name of a grade, a subject or a chapter, as the API takes it. */
export const curriculumName = z
  .string()
  .refine((name) => !turnsAround(name), { error: key("errors.name.turnsAround") })
  .overwrite(cleanLine)
  .refine((name) => !holdsMarkup(name), { error: key("errors.name.markup") })
  .min(min)
  .max(max)

/** The id or the name of an existing entry. */
export const reference = z.string().trim().min(1).max(200)
