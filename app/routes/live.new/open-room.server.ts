import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { classWork, idPattern, live as limits } from "#contract/limits"
import { places } from "#contract/live/snapshot"
import { gameNames, languages, wireGames } from "#contract/words"
import { requireTeacher } from "#app/classes/class-request.server"
import { readChosen, toRounds } from "#app/classes/work/chosen.server"
import { noQuestion } from "#app/classes/work/terms.server"
import { formKey, newFormKey } from "#app/forms/define-form.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable, type Refusals, toRefusal, turnedAway } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"

export function readRoomChoice(request: Request) {
  const url = new URL(request.url)
  const read = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? ""
  const id = (name: string) => (idPattern.test(read(name)) ? read(name) : "")
  return {
    classId: id("classId"),
    workId: id("workId"),
    grade: read("grade"),
    chosen: readChosen(url).slice(0, classWork.roundsMax),
  }
}

const terms = z.object({
  language: z.enum(languages),
  seconds: z
    .union([z.literal("").transform(() => null), z.coerce.number().int()])
    .refine(
      (value) => value === null || (value >= limits.secondsMin && value <= limits.secondsMax),
    ),
  ringsForAll: z.literal("on").optional(),
  places: z.enum(places),
  takesGuests: z.literal("on").optional(),
  takesTables: z.literal("on").optional(),
  formKey,
})

const chapterOnly = z.object({
  chapter: z.string().regex(/^\d{1,3} ./),
  game: z.enum(gameNames),
  rounds: z.coerce.number().int().min(1).max(classWork.chapterRoundsMax),
})

const names = [...Object.keys(terms.shape), ...Object.keys(chapterOnly.shape)]

const refusals: Refusals<never> = [
  { when: 409, key: "errors.live.noRoom" },
  noQuestion,
  ...turnedAway,
]

export async function openNewRoom({ request, context }: ActionFunctionArgs) {
  requireTeacher(request, context)
  const choice = readRoomChoice(request)
  const fields = Object.fromEntries(await readFields(request, names))
  const typed: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  )
  const refuse = (error: TranslationKey, status = 422) => data({ error, typed }, { status })
  const form = terms.safeParse(fields)
  const content = form.success ? toContent(choice, fields, form.data.language) : null
  if (!form.success || !content) return refuse("errors.live.open")
  const { language, seconds, ringsForAll, places, takesGuests, takesTables, formKey } = form.data
  try {
    const answer = await context.upstream.live.open({
      classId: choice.classId || null,
      grade: choice.classId ? "" : choice.grade,
      content,
      language,
      seconds,
      ringsForAll: ringsForAll === "on",
      places,
      takesGuests: takesGuests === "on" || !choice.classId,
      takesTables: takesTables === "on",
      key: formKey ?? newFormKey(),
    })
    if (answer.status === 200) {
      const { code, rounds } = answer.body
      if (rounds !== null) context.toasts.put("warning", "toast.liveFewer", String(rounds))
      return redirect(`/live/${code}/host`, 303)
    }
    const { key, status } = toRefusal(answer, refusals, "errors.live.open")
    return refuse(key, status)
  } catch (error) {
    if (isUnavailable(error)) return refuse("errors.unavailable", 503)
    throw error
  }
}

type Choice = ReturnType<typeof readRoomChoice>

function toContent({ workId, chosen }: Choice, fields: object, language: "en" | "ar") {
  if (workId) return { kind: "work", workId } as const
  if (chosen.length > 0) return { kind: "questions", rounds: toRounds(chosen) } as const
  const form = chapterOnly.safeParse(fields)
  if (!form.success) return null
  const { chapter, game, rounds } = form.data
  const [number = "", ...words] = chapter.split(" ")
  const subject = words.join(" ")
  return {
    kind: "chapter",
    subject,
    chapter: number,
    game: wireGames[game],
    language,
    rounds,
  } as const
}
