import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { type Category, categories } from "#contract/words"
import type { FieldErrors } from "#app/forms/submission.server"
import type { FormProps, FormView } from "#app/forms/form-model"
import { orNull } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import type { AppContext } from "#app/server/context.server"
import { makePath } from "./addresses"
import { mayReadApproved, mayTeach, readAids, requireAuthor } from "./author.server"
import { fieldsOfDraft, readDraftId } from "./kept-draft.server"
import { fieldsOfEarlier, readEarlier } from "./earlier-question.server"
import type { GameAuthoring } from "./game-authoring.server"
import { findOptions } from "./placement/find-options.server"
import type { PlacementOptions, PlacementChoice } from "./placement/placement"
import { toChoice, toPersistentFields } from "./placement/resolve-placement.server"
import type { QuestionBody } from "./send-question.server"
import { submitQuestion } from "./submit.server"

export interface AuthoringView {
  readonly title: string
  readonly category: Category
  readonly categories: readonly Category[]
  readonly isSent: boolean
  readonly nextPath: string
  readonly subject: string
  readonly options: PlacementOptions | null
  readonly form: FormProps["view"]
  readonly draftKey: string
  readonly hasExamples: boolean
  readonly isDraft: boolean
  /** An edit of a question that was taken out of play is reviewed, whoever wrote it. */
  readonly isEdit: boolean
}

export const authoringRoute = <Value, Draft>(authoring: GameAuthoring<Value, Draft>) => ({
  loader: (args: LoaderFunctionArgs) => viewForm(authoring, args),
  action: submitQuestion(authoring),
  check: (typed: FormData) => checkQuestion(authoring, typed),
})

export interface CheckedQuestion {
  readonly body: QuestionBody | null
  readonly errors: FieldErrors
}

function checkQuestion<Value, Draft>(
  { form, draftOf, errorsOf, questionOf }: GameAuthoring<Value, Draft>,
  typed: FormData,
): CheckedQuestion {
  const sent = form.readFields(typed)
  const found = { ...errorsOf?.(draftOf(sent.typed)), ...sent.reply().error }
  const errors = Object.fromEntries(
    Object.entries(found).map(([name, messages]) => [name, messages ?? []]),
  )
  const isGood = sent.value !== null && Object.keys(errors).length === 0
  return { body: isGood && sent.value !== null ? questionOf(sent.value) : null, errors }
}

const must = { required: true }
const required = { grade: must, subject: must, chapter: must, section: must }

const withoutExact = (constraints: FormView["constraints"], canBeExact: boolean) =>
  Object.fromEntries(
    Object.entries(constraints).filter(([name]) => canBeExact || !/\bexact$/.test(name)),
  )

async function viewForm<Value, Draft>(
  { game, form, defaults = {} }: GameAuthoring<Value, Draft>,
  args: LoaderFunctionArgs,
): Promise<AuthoringView> {
  const author = requireAuthor(args, game)
  const { context, person, category } = author
  const url = new URL(args.request.url)
  const { searchParams } = url
  const isSent = searchParams.has("sent")
  const earlier = readEarlier(url)
  const persistent = toPersistentFields((name) => searchParams.get(name))
  const draftId = readDraftId(url)
  const isBegun = !isSent && !context.isSubmission
  const begun = {
    ...(isBegun && earlier ? await fieldsOfEarlier(author, earlier) : {}),
    ...(isBegun && draftId ? await fieldsOfDraft(author, draftId) : {}),
  }
  const saved = (await context.savedSubmissions.take()) ?? persistent
  const typed = { ...defaults, ...begun, ...saved }
  const choice = toChoice(typed)
  const options = category === "education" ? await findOptions(context, person, choice) : null
  if (!context.isSubmission && isUnknownSubject(choice, options))
    await redirectToOwnName(args, choice)
  const path = makePath(category, game)
  const { constraints, ...view } = form.view(typed)
  const { canBeExact } = await readAids(context)
  return {
    title: context.i18n.t(earlier ? `make.again.${earlier.purpose}` : `make.title.${game}`),
    category,
    categories: mayTeach(person) ? categories : ["entertainment"],
    isSent,
    nextPath: `${path}?${new URLSearchParams(persistent)}`,
    subject: options
      ? await ownSubject(context, options.single, choice.grade || options.grades[0]?.value)
      : "",
    options,
    form: { ...view, constraints: { ...withoutExact(constraints, canBeExact), ...required } },
    hasExamples: await mayReadApproved(context, person),
    draftKey: `draft ${path} ${person.id}${earlier ? ` ${earlier.ids.join(".")}` : ""}${draftId ? ` draft ${draftId}` : ""}`,
    isDraft: draftId !== null,
    isEdit: earlier?.purpose === "edit",
  }
}

async function ownSubject(context: AppContext, subject: string, grade: string | undefined) {
  if (!subject || !grade) return subject
  const found = await orNull(new Curriculum(context, grade).findSubject(subject))
  return found?.name ?? subject
}

const isUnknownSubject = ({ grade, subject }: PlacementChoice, options: PlacementOptions | null) =>
  grade !== "" &&
  subject !== "" &&
  options?.subjects?.some(({ value }) => value === subject) === false

async function redirectToOwnName(
  { request, context }: LoaderFunctionArgs,
  { grade, subject }: PlacementChoice,
): Promise<void> {
  const isInAddress = new URL(request.url).searchParams.get("subject")?.trim() === subject
  const found = isInAddress && (await orNull(new Curriculum(context, grade).findSubject(subject)))
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
}
