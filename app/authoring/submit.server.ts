import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import type { FieldErrors, FormReply, Sent } from "#app/forms/define-form.server"
import { orNull } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import { makePath } from "./addresses"
import { type Author, requireAuthor } from "./author.server"
import { linksOf, queryOfEarlier, readEarlier } from "./earlier-question.server"
import type { GameAuthoring } from "./game-authoring.server"
import { type Example, findExamples } from "./examples.server"
import { findNearCopies } from "./near-copies.server"
import { findOptions } from "./placement/find-options.server"
import type { PlacementOptions } from "./placement/placement"
import {
  type Resolved,
  choiceOf,
  persistentFieldsOf,
  resolvePlacement,
} from "./placement/resolve-placement.server"
import { errorsOfRefusal, sendQuestion } from "./send-question.server"
import type { AnswerVerdict } from "./try-answers/answer-verdict"
import { notTried, tryAnswers } from "./try-answers/try-answers.server"

/** Why the form came back, with all that was typed. */
export interface AuthoringReply<Draft> {
  readonly form: FormReply
  /** `null` for entertainment. */
  readonly options: PlacementOptions | null
  /** What may be a mistake; it does not prevent sending. */
  readonly warnings: readonly Message[]
  /** After a check: the question for its preview. */
  readonly draft: Draft | null
  /** The answers that were tried, by their field; `null` where none can be tried. */
  readonly tried: Readonly<Record<string, readonly AnswerVerdict[]>> | null
  /** Approved questions that were asked for; `null` where none were. */
  readonly examples: readonly Example<Draft>[] | null
}

/**
 * Sends a valid question and redirects. Otherwise the page is shown again, with newly loaded options or
 * with errors and a preview: 4xx, because nothing was stored.
 */
export const submitQuestion =
  <Value, Draft>(authoring: GameAuthoring<Value, Draft>) =>
  async (args: ActionFunctionArgs) => {
    const earlier = readEarlier(new URL(args.request.url))
    const author = { ...requireAuthor(args, authoring.game), links: linksOf(earlier) }
    const sent = await authoring.form.read(args.request)
    const persistent = persistentFieldsOf((name) => sent.typed.get(name))
    const choice = choiceOf(persistent)
    const options =
      author.category === "education"
        ? await findOptions(author.context, author.person, choice)
        : null
    const submission = { authoring, author, sent, options }
    const resolved = resolvePlacement(author.person, choice, options)
    switch (String(sent.typed.get("intent")).split(" ")[0]) {
      case "chapters":
        return withoutErrors(submission)
      case "examples": {
        const found = await findExamples(authoring, author, sent.typed)
        return withoutErrors(submission, found)
      }
      case "check":
        return check(submission, resolved)
      case "try":
        return check(submission, resolved, true)
      default: {
        const failure = await send(submission, resolved)
        if (failure) return again(submission, failure.errors, failure)
        const query = new URLSearchParams({
          ...persistent,
          ...(earlier ? queryOfEarlier(earlier) : {}),
          sent: "1",
        })
        return redirect(`${makePath(author.category, authoring.game)}?${query}`, 303)
      }
    }
  }

/** The page again with the preview, and where they can be tried with what counts of the answers typed there. */
async function check<Value, Draft>(
  submission: Submission<Value, Draft>,
  resolved: Resolved,
  isTry = false,
) {
  const { authoring, author, sent } = submission
  const { typed } = sent
  const answers = authoring.typedAnswersOf?.(authoring.draftOf(typed))
  const canTry = answers !== undefined && (await author.context.capabilities.has("try-answers"))
  const { error } = sent.reply()
  const [copies, outcome] = await Promise.all([
    findNearCopies(authoring, { author, typed }, resolved),
    isTry && canTry ? tryAnswers(answers, { author, typed, error, resolved }) : notTried,
  ])
  return again(
    submission,
    { ...errorsIn(resolved), ...outcome.errors },
    {
      isCheck: true,
      copies,
      status: outcome.isUnavailable ? 503 : 422,
      tried: canTry ? outcome.tried : null,
    },
  )
}

interface Submission<Value, Draft> {
  readonly authoring: GameAuthoring<Value, Draft>
  readonly author: Author
  readonly sent: Sent<Value>
  readonly options: PlacementOptions | null
}

const unavailable = { errors: { "": [{ key: "errors.unavailable" }] }, status: 503 } as const

/** Why the question was not sent; `null` where it was. */
async function send<Value, Draft>(
  { authoring, author, sent, options }: Submission<Value, Draft>,
  resolved: Resolved,
): Promise<{ readonly errors: FieldErrors; readonly status?: number } | null> {
  if (hasTooMany(sent.unknownFields)) return { errors: { "": [{ key: "errors.make.tooMany" }] } }
  if (options?.isPartial) return unavailable
  const isConsistent =
    Object.keys(authoring.errorsOf?.(authoring.draftOf(sent.typed)) ?? {}).length === 0
  if ("errors" in resolved || sent.value === null || !isConsistent)
    return { errors: errorsIn(resolved) }
  const reply = await orNull(
    sendQuestion(author, resolved.placement, authoring.questionOf(sent.value)),
  )
  if (reply === null) return unavailable
  return reply.status === 200 ? null : { errors: errorsOfRefusal(reply) }
}

interface Outcome {
  readonly status?: number
  readonly isCheck?: boolean
  /** Warnings of approved questions that are nearly the same. */
  readonly copies?: readonly Message[]
  readonly tried?: AuthoringReply<unknown>["tried"]
}

function again<Value, Draft>(
  { authoring, sent, options }: Submission<Value, Draft>,
  errors: FieldErrors,
  { status = 422, isCheck = false, copies = [], tried = null }: Outcome,
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
    },
    { status },
  )
}

/** Nothing is validated when the chapters are loaded, or examples. */
const withoutErrors = <Value, Draft>(
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
    },
    { status: 422 },
  )

const errorsIn = (resolved: Resolved): FieldErrors => ("errors" in resolved ? resolved.errors : {})

const unknownFieldsMax = 50

/** Refuses a sixth hint, and fields in great number: the form would store only a part of what was meant. */
const hasTooMany = (unknownFields: readonly string[]) =>
  unknownFields.length > unknownFieldsMax || unknownFields.some((name) => /^\w+\[\d+\]/.test(name))
