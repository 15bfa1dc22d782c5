import { data } from "@remix-run/cloudflare"
import { givenAnswerMax } from "#contract/limits"
import { readFields } from "#app/forms/read-fields.server"
import type { Message } from "#app/i18n/keys"
import type { RefusedForm } from "#app/play/play-view"

export interface SentRound {
  readonly intent: string
  /** `null` if the client names no round; then it means the round of the page. */
  readonly roundId: string | null
  readonly typed: Readonly<Record<string, string>>
}

export async function readSent(request: Request, names: readonly string[]): Promise<SentRound> {
  const fields = await readFields(request, ["intent", "round", ...names], {
    maxOf: (name) => (names.includes(name) ? givenAnswerMax : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "").replaceAll("\0", "")
  return {
    intent: text("intent"),
    roundId: fields.has("round") ? text("round") : null,
    typed: Object.fromEntries(names.map((name) => [name, text(name)])),
  }
}

export const showFormAgain = (error: Message, { typed }: SentRound, status: number) =>
  data<RefusedForm>({ error, typed }, { status })

export interface FormRefusal {
  readonly refusal: Message
}

export const refuseTooLong = (answers: readonly string[]): FormRefusal | null =>
  answers.some((answer) => answer.length > givenAnswerMax)
    ? { refusal: { key: "errors.play.answerLong", params: { max: givenAnswerMax } } }
    : null
