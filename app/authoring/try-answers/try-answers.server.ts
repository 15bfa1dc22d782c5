import { lengths } from "#contract/limits"
import { languages, rightReasons, wrongReasons } from "#contract/words"
import type { FieldErrors, FormReply } from "#app/forms/submission.server"
import { orNull } from "#app/forms/refusals.server"
import type { Author } from "#app/authoring/author.server"
import type { PlacementResult } from "#app/authoring/placement/resolve-placement.server"
import { isAnswerItself, reasonFor } from "#game/answers/judge"
import { proposalsFor } from "#game/answers/proposals"
import { reasonKey } from "#app/play/round/reason-key"
import { type AnswerVerdict, getTries, tryIntent } from "./answer-verdict"
import { splitTypedLines, getMistake } from "./typed-tries.server"

export interface TypedAnswer {
  /** The prefix of its fields' names; `answer`, `wrongAnswers` and `tries` follow it. */
  readonly prefix: string
  readonly question: string
  readonly answer: string
  readonly exact: boolean
  readonly wrongAnswers: readonly string[]
}

type VerdictsByField = Readonly<Record<string, readonly AnswerVerdict[]>>

export interface TriesOutcome {
  readonly tried: VerdictsByField
  readonly errors: FieldErrors
  readonly isUnavailable: boolean
}

interface Request {
  readonly author: Pick<Author, "category" | "context">
  readonly typed: FormData
  readonly error: FormReply["error"]
  readonly resolved: PlacementResult
}

/** Has the API judge all answers to try. An empty field is an error only if its button was pressed. */
export async function tryAnswers(
  answers: readonly TypedAnswer[],
  request: Request,
): Promise<TriesOutcome> {
  const outcomes = await Promise.all(answers.map((answer) => tryOne(answer, request)))
  return {
    tried: Object.assign({}, ...outcomes.map(({ tried }) => tried)),
    errors: Object.assign({}, ...outcomes.map(({ errors }) => errors)),
    isUnavailable: outcomes.some(({ isUnavailable }) => isUnavailable),
  }
}

async function tryOne(answer: TypedAnswer, { author, typed, error, resolved }: Request) {
  const name = getTries(answer.prefix)
  const texts = splitTypedLines(String(typed.get(name) ?? ""))
  const isPressed = typed.get("intent") === tryIntent(answer.prefix)
  if ((texts.length === 0 && !isPressed) || error?.[name]) return notTried
  const mistake = getMistake(texts, answer.prefix, error)
  if (mistake) return { ...notTried, errors: { [name]: [mistake] } }
  const reply = await orNull(judge(author, resolved, toBody(answer, texts, typed)))
  if (reply?.status !== 200 || reply.body.length !== texts.length)
    return {
      ...notTried,
      errors: { [name]: [{ key: "errors.make.tryFailed" } as const] },
      isUnavailable: reply === null || reply.status === 200,
    }
  return { ...notTried, tried: { [name]: reply.body.map(triedAs(texts)) } }
}

export function withProposals(
  tried: VerdictsByField,
  answers: readonly TypedAnswer[],
): VerdictsByField {
  const all = answers.map(({ prefix, ...answer }): [string, readonly AnswerVerdict[]] => {
    const own = tried[getTries(prefix)] ?? []
    const isNew = (text: string) => !own.some((each) => each.text === text)
    return [getTries(prefix), [...own, ...refusedProposals(answer).filter(isNew).map(proposedAs)]]
  })
  return Object.fromEntries(all.filter(([, verdicts]) => verdicts.length > 0))
}

/** The app's own judge has no vocabulary, but none of the proposals is misspelt. */
const refusedProposals = ({ question, answer, exact, wrongAnswers }: Omit<TypedAnswer, "prefix">) =>
  (exact ? [] : proposalsFor(question, answer)).filter(
    (text) =>
      text.length <= lengths.answer.max &&
      reasonFor(text, answer, { question }) === null &&
      !wrongAnswers.some((wrong) => isAnswerItself(text, wrong)),
  )

const proposedAs = (text: string): AnswerVerdict => ({
  text,
  isRight: false,
  reason: null,
  isProposed: true,
})

export const notTried: TriesOutcome = { tried: {}, errors: {}, isUnavailable: false }

type Authoring = Author["context"]["upstream"]["authoring"]
type Body = Omit<Parameters<Authoring["tryEntertainmentAnswers"]>[0], "section">

function toBody(
  { question, answer, exact, wrongAnswers }: TypedAnswer,
  texts: readonly string[],
  typed: FormData,
) {
  const language = languages.find((each) => each === typed.get("language"))
  return {
    ...(question ? { question } : {}),
    answer,
    tries: [...texts],
    ...(exact && { exact }),
    ...(wrongAnswers.length > 0 ? { wrongAnswers: [...wrongAnswers] } : {}),
    ...(language ? { language } : {}),
  }
}

/** Without a complete placement, the API does not know the other answers of the subject or section. */
function judge({ category, context }: Request["author"], resolved: PlacementResult, body: Body) {
  const { authoring } = context.upstream
  const placement = "placement" in resolved ? resolved.placement : null
  if (category === "entertainment")
    return authoring.tryEntertainmentAnswers({
      ...body,
      ...(placement && "section" in placement ? placement : {}),
    })
  if (!placement || "section" in placement) return authoring.tryEducationAnswers(body)
  const { grade, subject } = placement
  return authoring.tryEducationAnswers({ ...body, grade, ...(subject ? { subject } : {}) })
}

const triedAs =
  (texts: readonly string[]) =>
  ({ right, reason }: { right: boolean; reason: string }, index: number): AnswerVerdict => {
    const reasons = right ? rightReasons : wrongReasons
    const known = reasons.find((each) => each === reason)
    return { text: texts[index] ?? "", isRight: right, reason: reasonKey(right, known) }
  }
