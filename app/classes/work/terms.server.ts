import * as z from "zod"
import { localTime, toLocalTime } from "#contract/classes/local-time"
import { classWork as limits, idPattern } from "#contract/limits"
import { curriculumName } from "#app/admin/admin-request.server"
import { key } from "#app/forms/account-fields.server"
import { formKey, newFormKey } from "#app/forms/define-form.server"
import { orNull, type Refusals } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

const time = z
  .string()
  .trim()
  .max(40)
  .transform((typed) => typed.replace(" ", "T"))
  .refine((typed) => localTime.safeParse(typed).success, { error: key("errors.work.time") })

const several = { error: key("errors.work.classes") }

export const title = curriculumName

export const termsFields = {
  from: time,
  until: time,
  options: z.array(z.enum(["late", "points"])),
  formKey,
}

export const classesField = z
  .array(z.string().regex(idPattern))
  .min(1, several)
  .max(limits.classesMax, several)

interface Terms {
  readonly from: string
  readonly until: string
  readonly options: readonly string[]
}

export const toTerms = ({ from, until, options }: Terms) => ({
  from,
  until,
  takesLate: options.includes("late"),
  earnsPoints: options.includes("points"),
})

export const toOptions = (of: { readonly takesLate: boolean; readonly earnsPoints: boolean }) => [
  ...(of.takesLate ? ["late"] : []),
  ...(of.earnsPoints ? ["points"] : []),
]

const weekMs = 7 * 24 * 60 * 60 * 1000

export const newTerms = (timeZone: string) => ({
  from: toLocalTime(Date.now(), timeZone),
  until: `${toLocalTime(Date.now() + weekMs, timeZone).slice(0, 10)}T20:00`,
  formKey: newFormKey(),
})

export const noQuestion = { when: /^rounds/i, key: "errors.work.questions" } as const

export const termsRefusals: Refusals<"until"> = [
  { when: /^until/i, key: "errors.work.until", field: "until" },
  { when: 404, key: "errors.work.refused" },
]

export async function readClasses(context: AppContext, gradeName?: string) {
  const listed = await orNull(context.upstream.classes.list())
  const all = listed?.status === 200 ? listed.body.classes : []
  return all
    .filter((each) => !each.isArchived && (gradeName ?? each.gradeName) === each.gradeName)
    .map((each) => ({ value: each.classId, label: each.name }))
}
