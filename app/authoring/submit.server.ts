import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { NewestVersion } from "#contract/listed"
import { languages, wireGames } from "#contract/words"
import type { FieldErrors, SentForm } from "#app/forms/submission.server"
import { orNull } from "#app/forms/refusals.server"
import type { Message } from "#app/i18n/keys"
import { makePath } from "./addresses"
import { readAids, requireAuthor, type Author } from "./author.server"
import { toQuestionLinks, queryOfEarlier, readEarlier } from "./earlier-question.server"
import { readDraftId, removeSentDraft } from "./kept-draft.server"
import type { GameAuthoring } from "./game-authoring.server"
import { findExamples } from "./examples.server"
import { findOptions } from "./placement/find-options.server"
import {
  type PlacementResult,
  toChoice,
  toPersistentFields,
  resolvePlacement,
  type QuestionPlacement,
} from "./placement/resolve-placement.server"
import { errorsOfRefusal, newestOf, sendQuestion } from "./send-question.server"
import { toAnswer, withAlternative } from "./try-answers/answer-verdict"
import { notTried, tryAnswers, withProposals } from "./try-answers/try-answers.server"
import { type Submission, showAuthoringAgain, withoutErrors } from "./authoring-reply.server"

/**
 * Sends a valid question and redirects. Otherwise shows the page again, with newly loaded options or with
 * errors and a preview, and with an error status, because nothing was stored.
 */
export const submitQuestion =
  <Value, Draft>(authoring: GameAuthoring<Value, Draft>) =>
  async (args: ActionFunctionArgs) => {
    const earlier = readEarlier(new URL(args.request.url))
    const author = { ...requireAuthor(args, authoring.game), links: toQuestionLinks(earlier) }
    const sent = withAdded(authoring, await authoring.form.read(args.request))
    const persistent = toPersistentFields((name) => sent.typed.get(name))
    const choice = toChoice(persistent)
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
        const found = await findExamples(authoring.draftOf, author, sent.typed)
        return withoutErrors(submission, found)
      }
      case "add":
      case "check":
        return check(submission, resolved)
      case "try":
        return check(submission, resolved, true)
      default: {
        const failure = await send(submission, resolved)
        if (failure) return showAuthoringAgain(submission, failure.errors, failure)
        const draftId = readDraftId(new URL(args.request.url))
        await removeSentDraft(author, draftId)
        const query = new URLSearchParams({
          ...persistent,
          ...(draftId ? { draft: draftId } : {}),
          ...(earlier ? queryOfEarlier(earlier) : {}),
          sent: "1",
        })
        return redirect(`${makePath(author.category, authoring.game)}?${query}`, 303)
      }
    }
  }

function withAdded<Value, Draft>(
  { form }: GameAuthoring<Value, Draft>,
  sent: SentForm<Value>,
): SentForm<Value> {
  const [, tries = "", text] = /^add (\S*tries) (.+)$/.exec(String(sent.typed.get("intent"))) ?? []
  const name = toAnswer(tries)
  const answer = sent.typed.get(name)
  if (text === undefined || typeof answer !== "string") return sent
  const typed = new FormData()
  for (const [key, value] of sent.typed) typed.append(key, value)
  typed.set(name, withAlternative(answer, text))
  return form.readFields(typed)
}

async function check<Value, Draft>(
  submission: Submission<Value, Draft>,
  resolved: PlacementResult,
  isTry = false,
) {
  const { authoring, author, sent } = submission
  const { typed } = sent
  const answers = authoring.typedAnswersOf?.(authoring.draftOf(typed))
  const canTry = answers !== undefined && (await readAids(author.context)).canTryAnswers
  const { error } = sent.reply()
  const [copies, outcome] = await Promise.all([
    warnOfNearCopies(authoring, { author, typed }, resolved),
    isTry && canTry ? tryAnswers(answers, { author, typed, error, resolved }) : notTried,
  ])
  return showAuthoringAgain(
    submission,
    { ...errorsIn(resolved), ...outcome.errors },
    {
      isCheck: true,
      copies,
      status: outcome.isUnavailable ? 503 : 422,
      tried: canTry ? withProposals(outcome.tried, answers) : null,
    },
  )
}

const unavailable = { errors: { "": [{ key: "errors.unavailable" }] }, status: 503 } as const

interface Failure {
  readonly errors: FieldErrors
  readonly status?: number
  readonly newest?: NewestVersion | null
}

async function send<Value, Draft>(
  { authoring, author, sent, options }: Submission<Value, Draft>,
  resolved: PlacementResult,
): Promise<Failure | null> {
  if (hasTooMany(sent.unknownFields)) return { errors: { "": [{ key: "errors.make.tooMany" }] } }
  if (options?.isPartial) return unavailable
  const isConsistent =
    Object.keys(authoring.errorsOf?.(authoring.draftOf(sent.typed)) ?? {}).length === 0
  if ("errors" in resolved || sent.value === null || !isConsistent)
    return { errors: errorsIn(resolved) }
  const reply = await orNull(
    sendQuestion(author, authoring.calls, resolved.placement, authoring.questionOf(sent.value)),
  )
  if (reply === null) return unavailable
  return reply.status === 200
    ? null
    : { errors: errorsOfRefusal(reply), newest: newestOf(reply.body) }
}

const errorsIn = (resolved: PlacementResult): FieldErrors =>
  "errors" in resolved ? resolved.errors : {}

const unknownFieldsMax = 50

/** Whether there are unknown list items, such as a sixth hint, or too many fields: only a part would be stored. */
const hasTooMany = (unknownFields: readonly string[]) =>
  unknownFields.length > unknownFieldsMax || unknownFields.some((name) => /^\w+\[\d+\]/.test(name))

type Authoring = Author["context"]["upstream"]["authoring"]
type Search = Omit<Parameters<Authoring["findEntertainmentNearCopies"]>[0], "section">

/**
 * Warnings about approved questions that are nearly the same. A failed lookup only loses the warnings:
 * there are none if the placement is incomplete, or if the API lacks the call, refuses it or does not
 * reply; see decision 18.
 */
async function warnOfNearCopies<Value, Draft>(
  authoring: GameAuthoring<Value, Draft>,
  { author, typed }: { readonly author: Author; readonly typed: FormData },
  resolved: PlacementResult,
): Promise<readonly Message[]> {
  if (!("placement" in resolved)) return []
  const questions = authoring.questionsOf(authoring.draftOf(typed))
  const language = languages.find((each) => each === typed.get("language"))
  const reply = await orNull(
    search(author.context.upstream.authoring, resolved.placement, {
      game: wireGames[authoring.game],
      questions: questions.map(({ question, lines }) => ({ question, hints: [...lines] })),
      ...(language ? { language } : {}),
    }),
  )
  const copies = reply?.status === 200 ? reply.body.slice(0, questions.length) : []
  return copies.flatMap((question, index) =>
    question === null ? [] : [getWarning(question, questions.length === 1 ? null : index + 1)],
  )
}

const search = (authoring: Authoring, placement: QuestionPlacement, wanted: Search) =>
  "section" in placement
    ? authoring.findEntertainmentNearCopies({ ...placement, ...wanted })
    : authoring.findEducationNearCopies({ ...placement, ...wanted })

/** The text of the copy is "" if the API does not show it to the caller. */
function getWarning(question: string, number: number | null): Message {
  if (question === "")
    return number === null
      ? { key: "make.warnings.hiddenCopy" }
      : { key: "make.warnings.hiddenItemCopy", params: { number } }
  return number === null
    ? { key: "make.warnings.copy", params: { question } }
    : { key: "make.warnings.itemCopy", params: { number, question } }
}
