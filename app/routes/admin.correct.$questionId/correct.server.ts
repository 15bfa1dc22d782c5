import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { type Category, type Game, categories } from "#contract/words"
import { isAnswerItself } from "#game/answers/judge"
import { serverGames } from "#app/games/games.server"
import type { TranslationKey } from "#app/i18n/keys"
import { type Listed, getListedGame } from "#app/review/question/listed.server"
import { toAnchor } from "#app/review/list/review"
import { findWaiting } from "#app/review/list/waiting-questions.server"
import type { AppContext } from "#app/server/context.server"
import { hashText } from "#app/session/sha-256.server"

export interface Found {
  readonly question: Listed
  readonly game: Game
  readonly category: Category
}

export async function findCorrectable(context: AppContext, id: string): Promise<Found> {
  const found = await findWaiting(context, categories, id)
  const game = found && getListedGame(found.question)
  if (found && game) return { ...found, game }
  throw new Response(null, { status: 404 })
}

/** A hash of the texts that a form began with, so that it does not overwrite another admin's correction unseen. */
export const seenOf = ({ question, hints, answer, exact, summary }: Listed): Promise<string> =>
  hashText(JSON.stringify([question, hints, answer, exact, summary]), 8)

export function correct(args: ActionFunctionArgs, found: Found) {
  const { form, bodyOf } = serverGames[found.game].correction
  return form.action((sent) => save(sent, args.context, found, bodyOf(sent.value, found.question)))(
    args,
  )
}

type Corrected = { readonly seen?: string | undefined } & Parameters<
  AppContext["upstream"]["admin"]["correct"]
>[1]

async function save<Reply>(
  form: { reject(key: TranslationKey, status?: number): Reply },
  { upstream, toasts, i18n: { t } }: AppContext,
  { question, category }: Found,
  { seen, ...body }: Corrected,
) {
  const id = question.questionID
  if (seen && seen !== (await seenOf(question))) return form.reject("errors.correct.changed", 409)
  const exact = "exact" in body && body.exact
  if (question.wrongAnswers.some((wrong) => isAnswerItself(wrong, body.answer, exact)))
    return form.reject("errors.correct.neverRight")
  const reply = await upstream.admin.correct(id, body)
  if (reply.status === 400) return form.reject("errors.make.refused")
  if (reply.status === 200) toasts.put("success", "toast.corrected")
  else toasts.put("warning", "toast.sentence", t("review.done.before", { count: 1 }))
  return redirect(`/admin/${listOf[category]}?question=${id}#${toAnchor(id)}`, 303)
}

const listOf = {
  education: "educational-questions",
  entertainment: "entertainment-questions",
} as const
