import { data } from "@remix-run/cloudflare"
import { givenAnswerMax } from "#contract/limits"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import { type Play, toTable } from "./play.server"
import type { PlayReply } from "./reply"

/** What a form of a play page sent: the button, the round, and the fields of the game. */
export interface Sent {
  readonly intent: string
  readonly roundId: string
  readonly typed: Readonly<Record<string, string>>
}

/** Reads the form of a play page; clients that do not name the round mean the one at the table. */
export async function readSent(play: Play, names: readonly string[]): Promise<Sent> {
  const fields = await readFields(play.request, ["intent", "round", ...names], {
    maxOf: (name) => (names.includes(name) ? givenAnswerMax : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "").replaceAll("\0", "")
  return {
    intent: text("intent"),
    roundId: fields.has("round")
      ? text("round")
      : ((await play.referee.look(play.table))?.roundId ?? ""),
    typed: Object.fromEntries(names.map((name) => [name, text(name)])),
  }
}

/** The page as it was, with what was typed and why. */
export const again = (error: Message, { typed }: Sent, status: number) =>
  data<PlayReply>({ error, typed }, { status })

export const notUnderstood = (sent: Sent) => again({ key: "errors.play.intent" }, sent, 400)

/** Turns away an answer that no field takes. */
export const tooLong = (sent: Sent) =>
  again({ key: "errors.play.answerLong", params: { max: givenAnswerMax } }, sent, 422)

export const isTooLong = (answer: string) => answer.length > givenAnswerMax

/** Clears the answered round from the table; the next visit of the table draws another. */
export async function next(play: Play, { roundId }: Sent) {
  await play.referee.finish(roundId)
  return toTable(play)
}

/** Does what may fail upstream; then the page comes back with what was typed, and trying again is safe. */
export async function orNotSaved<T>(sent: Sent, act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    if (isUnavailable(error)) return again({ key: "errors.play.notSaved" }, sent, 503)
    throw error
  }
}
