import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { holdsMarkup } from "#contract/html-tag"
import { reportReasons } from "#contract/words"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import { readAppealed } from "#app/play/round/feedback.server"
import { requirePerson } from "#app/session/guards.server"
import type { AppContext } from "#app/server/context.server"

/** The reasons of a report; `right` makes it an appeal. */
export const feedbackChoices = ["right", ...reportReasons] as const
export type FeedbackChoice = (typeof feedbackChoices)[number]

const names = ["round", "appeal", "item", "choice", "word"]

export async function sendFeedback({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const fields = await readFields(request, names, {
    maxOf: (name) => (name === "word" ? lengths.word.max : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "").trim()
  const word = text("word")
  const choice = fields.has("appeal")
    ? "right"
    : feedbackChoices.find((each) => each === text("choice"))
  const typed = { choice: choice ?? "", item: text("item"), word }
  if (!choice) return data({ error: "feedback.choose", typed } as const, { status: 422 })
  if (word.length > lengths.word.max || holdsMarkup(word))
    return data({ error: "feedback.wordWrong", typed } as const, {
      status: 422,
    })
  const round = await context.refereeOf(person.id).run({
    type: "getAnswered",
    roundId: text("round"),
  })
  if (!round) {
    context.toasts.put("info", "toast.notAppealed")
    return redirect("/", 303)
  }
  const { feedback } = context.upstream
  const { attempt, order } = round
  const position = Number(text("appeal") || text("item"))
  const item = order[position] ?? order[0] ?? 0
  const filed = await orNull(
    choice === "right"
      ? feedback.appeal({ attempt, item, word })
      : feedback.report({ attempt, item, word, reason: choice }),
  )
  tell(context, choice, filed?.status)
  const isSent = choice === "right" && filed?.status === 200
  const appealed = [...readAppealed(request), ...(isSent ? [position] : [])]
  return redirect(playPath(round, text("round"), appealed), 303)
}

function tell({ toasts }: AppContext, choice: FeedbackChoice, status: number | undefined): void {
  if (status === undefined) toasts.put("error", "toast.notSent")
  else if (status !== 200) toasts.put("info", "toast.notAppealed")
  else toasts.put("success", choice === "right" ? "toast.appealed" : "toast.reported")
}
