import { data } from "@remix-run/cloudflare"
import type { NewestVersion } from "#contract/listed"
import type { FieldErrors, FormReply, SentForm } from "#app/forms/submission.server"
import type { Message } from "#app/i18n/keys"
import type { Author } from "./author.server"
import type { GameAuthoring } from "./game-authoring.server"
import type { Example } from "./examples.server"
import type { PlacementOptions } from "./placement/placement"
import type { AnswerVerdict } from "./try-answers/answer-verdict"

/** The reply that shows the form again: its errors, and everything that was typed. */
export interface AuthoringReply<Draft> {
  readonly form: FormReply
  /** `null` for entertainment. */
  readonly options: PlacementOptions | null
  /** Possible mistakes; they do not prevent sending. */
  readonly warnings: readonly Message[]
  /** After a check, the question for its preview; otherwise `null`. */
  readonly draft: Draft | null
  /** The verdicts on tried answers, by field; `null` where none can be tried. */
  readonly tried: Readonly<Record<string, readonly AnswerVerdict[]>> | null
  /** The approved questions that were requested; `null` if none were. */
  readonly examples: readonly Example<Draft>[] | null
  /** The version to go on from, where the edited one is no longer the newest; `null` otherwise. */
  readonly newest: NewestVersion | null
}

/** A submitted form with its author, and the options for the page that shows it again. */
export interface Submission<Value, Draft> {
  readonly authoring: GameAuthoring<Value, Draft>
  readonly author: Author
  readonly sent: SentForm<Value>
  readonly options: PlacementOptions | null
}

interface Outcome {
  readonly status?: number
  readonly isCheck?: boolean
  /** Warnings about approved questions that are nearly the same. */
  readonly copies?: readonly Message[]
  readonly tried?: AuthoringReply<unknown>["tried"]
  readonly newest?: AuthoringReply<unknown>["newest"]
}

/** Shows the page again with the errors of its fields, and after a check with the preview. */
export function again<Value, Draft>(
  { authoring, sent, options }: Submission<Value, Draft>,
  errors: FieldErrors,
  { status = 422, isCheck = false, copies = [], tried = null, newest = null }: Outcome,
) {
  const draft = authoring.draftOf(sent.typed)
  return data<AuthoringReply<Draft>>(
    {
      form: sent.reply({ ...authoring.errorsOf?.(draft), ...errors }),
      options,
      warnings: [...authoring.warningsOf(draft), ...copies],
      draft: isCheck ? draft : null,
      tried,
      examples: null,
      newest,
    },
    { status },
  )
}

/** Shows the page again after loading chapters or examples, without the schema's errors. */
export const withoutErrors = <Value, Draft>(
  { sent, options }: Submission<Value, Draft>,
  {
    examples = null,
    errors = {},
  }: { examples?: readonly Example<Draft>[] | null; errors?: FieldErrors } = {},
) =>
  data<AuthoringReply<Draft>>(
    {
      form: {
        ...sent.reply(),
        error: Object.fromEntries(Object.entries(errors).map(([name, all]) => [name, [...all]])),
      },
      options,
      warnings: [],
      draft: null,
      tried: null,
      examples,
      newest: null,
    },
    { status: 422 },
  )
