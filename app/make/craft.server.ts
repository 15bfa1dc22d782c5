import type { ComponentType } from "react"
import type { Problem } from "#contract/endpoint"
import type { Asked } from "#game/authoring/near-copy"
import type { Game } from "#game/rounds/place"
import type { Sent } from "#app/forms/define-form.server"
import type { FormView } from "#app/forms/form-model"
import type { Message } from "#app/i18n/keys"
import type { Where, Wrong } from "./locate.server"
import type { Maker } from "./maker.server"
import { loaderOf } from "./load.server"
import { actionOf } from "./act.server"

/** How questions of one game are written. */
export interface Craft<Value, Draft> {
  readonly game: Game
  readonly form: {
    view(begin: Readonly<Record<string, string | readonly string[]>>): FormView
    read(request: Request): Promise<Sent<Value>>
  }
  /** What is chosen before anybody chooses, by field. */
  readonly begin?: Readonly<Record<string, string>>
  /** As far as it is written: for a preview, and for what only the whole tells. */
  draftOf(typed: FormData): Draft
  /** How a pupil will see it. */
  readonly Preview: ComponentType<{ draft: Draft }>
  /** What is wrong though each field is right by itself, by field. */
  wrongWith?(draft: Draft): Wrong
  /** What may be as it is, and may be looked at once more. */
  warningsOf(draft: Draft): readonly Message[]
  /** What is read of it before it is answered: one question, or several of a set. */
  askedOf(draft: Draft): readonly Asked[]
  send(maker: Maker, where: Where, value: Value): Promise<Answer>
}

export type Answer =
  { readonly status: 200 } | { readonly status: 400 | 401 | 403; readonly body: Problem }

/** The loader and the action of a page on which questions of a game are written. */
export const craft = <Value, Draft>(own: Craft<Value, Draft>) => ({
  loader: loaderOf(own),
  action: actionOf(own),
})
