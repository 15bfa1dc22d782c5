import { data } from "@remix-run/cloudflare"
import { explainsNothing } from "#game/authoring/hints"
import type { NewestVersion } from "#contract/listed"
import { findSource } from "#app/authoring/left-source"
import type { FieldErrors, FormReply, SentForm } from "#app/forms/submission.server"
import type { Message } from "#app/i18n/keys"
import type { Author } from "./author.server"
import type { GameAuthoring } from "./game-authoring.server"
import type { Example } from "./examples.server"
import type { PlacementOptions } from "./placement/placement"
import type { AnswerVerdict } from "./try-answers/answer-verdict"

export interface AuthoringReply<Draft> {
  readonly form: FormReply
  readonly options: PlacementOptions | null
  readonly warnings: readonly Message[]
  readonly draft: Draft | null
  readonly tried: Readonly<Record<string, readonly AnswerVerdict[]>> | null
  readonly examples: readonly Example<Draft>[] | null
  /** The version to go on from, if the edited one is no longer the newest; `null` otherwise. */
  readonly newest: NewestVersion | null
}

export interface Submission<Value, Draft> {
  readonly authoring: GameAuthoring<Value, Draft>
  readonly author: Author
  readonly sent: SentForm<Value>
  readonly options: PlacementOptions | null
}

interface Outcome {
  readonly status?: number
  readonly isCheck?: boolean
  readonly copies?: readonly Message[]
  readonly tried?: AuthoringReply<unknown>["tried"]
  readonly newest?: AuthoringReply<unknown>["newest"]
}

export function showAuthoringAgain<Value, Draft>(
  { authoring, sent, options }: Submission<Value, Draft>,
  errors: FieldErrors,
  { status = 422, isCheck = false, copies = [], tried = null, newest = null }: Outcome,
) {
  const draft = authoring.draftOf(sent.typed)
  return data<AuthoringReply<Draft>>(
    {
      form: sent.reply({ ...authoring.errorsOf?.(draft), ...errors }),
      options,
      warnings: [...authoring.warningsOf(draft), ...ofTexts(sent.typed), ...copies],
      draft: isCheck ? draft : null,
      tried,
      examples: null,
      newest,
    },
    { status },
  )
}

/** After loading chapters or examples: without the schema's errors. */
function ofTexts(typed: FormData): readonly Message[] {
  const texts = [...typed].map(([name, text]) => ({ name, text: String(text) }))
  const source = texts.map(({ text }) => findSource(text)).find(Boolean)
  return [
    ...(texts.some(({ name, text }) => name.endsWith("summary") && explainsNothing(text))
      ? [{ key: "make.warnings.explanation" } as const]
      : []),
    ...(source ? [{ key: "make.warnings.source", params: { source } } as const] : []),
  ]
}

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
