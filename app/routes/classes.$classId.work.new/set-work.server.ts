import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { classWork as limits, lengths } from "#contract/limits"
import { gameNames, languages, wireGames } from "#contract/words"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { forTeachers, readOwnClass } from "#app/classes/class-request.server"
import {
  classesField,
  termsFields,
  noQuestion,
  termsRefusals,
  title,
  toTerms,
} from "#app/classes/work/terms.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm, newFormKey } from "#app/forms/define-form.server"
import { refuseForm, toRefusal } from "#app/forms/refusals.server"
import { readChosen, toRounds } from "#app/classes/work/chosen.server"

const lists = { lists: ["options", "classes"] }

const manyRounds = { error: key("errors.work.rounds") }

export const chapterForm = defineForm(
  z.object({
    /** Its number, and the name of its subject after a space. */
    chapter: z.string().regex(/^\d{1,3} ./, { error: key("errors.required") }),
    game: z.enum(gameNames),
    language: z.enum(languages),
    rounds: z.coerce
      .number(manyRounds)
      .int(manyRounds)
      .min(1, manyRounds)
      .max(limits.chapterRoundsMax, manyRounds),
    title: title.optional(),
    ...termsFields,
    classes: classesField,
  }),
  lists,
)

export const questionsForm = defineForm(
  z.object({ title, ...termsFields, classes: classesField }),
  lists,
)

function toList({ context, params }: Pick<ActionFunctionArgs, "context" | "params">) {
  context.toasts.put("success", "toast.workSet")
  return redirect(`/classes/${params["classId"] ?? ""}/work`, 303)
}

const noChapter = { when: /^chapter/i, key: "errors.work.chapter", field: "chapter" } as const

const setChapter = chapterForm.action(async (form, args) => {
  const { chapter: chosen, game, language, rounds, classes, formKey, ...terms } = form.value
  const [chapter = "", ...words] = chosen.split(" ")
  const subject = words.join(" ")
  const content = { kind: "chapter", subject, chapter, language, rounds } as const
  const answer = await args.context.upstream.work.set({
    classIds: classes,
    content: { ...content, game: wireGames[game] },
    title: terms.title ?? (await nameOf(content, args)),
    ...toTerms(terms),
    key: formKey ?? newFormKey(),
  })
  if (answer.status === 200) return toList(args)
  return refuseForm(form, toRefusal(answer, [noChapter, ...termsRefusals], "errors.work.refused"))
})

interface Chapter {
  readonly subject: string
  readonly chapter: string
}

async function nameOf({ subject, chapter }: Chapter, args: ActionFunctionArgs) {
  const { context, request, params } = args
  const { shown } = await readOwnClass(request, context, params["classId"])
  const found = await new Curriculum(context, shown.grade).findChapter(subject, chapter)
  return (found?.name ?? `${subject} ${chapter}`).slice(0, lengths.curriculumName.max).trim()
}

const setQuestions = questionsForm.action(async (form, args) => {
  const { title, classes, formKey, ...terms } = form.value
  const rounds = toRounds(readChosen(new URL(args.request.url)))
  if (rounds.length === 0) return form.reject("errors.work.none")
  const answer = await args.context.upstream.work.set({
    classIds: classes,
    content: { kind: "questions", rounds },
    title,
    ...toTerms(terms),
    key: formKey ?? newFormKey(),
  })
  if (answer.status === 200) return toList(args)
  return refuseForm(form, toRefusal(answer, [noQuestion, ...termsRefusals], "errors.work.refused"))
})

export const setNewWork = forTeachers((args) =>
  new URL(args.request.url).searchParams.get("way") === "questions"
    ? setQuestions(args)
    : setChapter(args),
)
