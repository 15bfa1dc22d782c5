import type { ApprovedQuestion } from "#contract/questions/approved"
import { type Game, languages, wireGames } from "#contract/words"
import { games } from "#game/games"
import { orNull } from "#app/forms/refusals.server"
import type { FieldErrors } from "#app/forms/submission.server"
import type { Author } from "./author.server"
import { toFields } from "./earlier-question.server"

export interface Example<Draft> {
  readonly id: string
  readonly title: string
  readonly draft: Draft
}

type Found<Draft> =
  | { readonly examples: readonly Example<Draft>[] }
  | { readonly errors: FieldErrors }

export async function findExamples<Draft>(
  draftOf: (typed: FormData) => Draft,
  author: Author,
  typed: FormData,
): Promise<Found<Draft>> {
  const source = author.category === "education" ? "grade" : "section"
  if (!textIn(typed, source)) return { errors: { [source]: [{ key: "errors.make.choose" }] } }
  const reply = await orNull(ask(author, typed))
  if (reply === null) return { errors: { "": [{ key: "errors.unavailable" }] } }
  if (reply.status === 400) return { errors: { [source]: [{ key: `errors.make.${source}` }] } }
  const questions = reply.status === 200 ? reply.body.questions : []
  return {
    examples: questions.map((question) => ({
      id: question.questionID,
      title: question.question,
      draft: draftOf(toForm(question, author.game)),
    })),
  }
}

function ask({ category, context, game }: Author, typed: FormData) {
  const { authoring } = context.upstream
  const chosen = languages.find((each) => each === typed.get("language"))
  const language = chosen ?? context.i18n.language
  const wanted = { game: wireGames[game], language }
  return category === "education"
    ? authoring.educationExamples({
        ...wanted,
        grade: textIn(typed, "grade"),
        subject: textIn(typed, "subject") || undefined,
      })
    : authoring.entertainmentExamples({ ...wanted, section: textIn(typed, "section") })
}

const textIn = (typed: FormData, name: string): string =>
  String(typed.get(name) ?? "").slice(0, 200)

function toForm(question: ApprovedQuestion, game: Game): FormData {
  const form = new FormData()
  const prefix = games[game].isSet ? "questions[0]." : ""
  for (const [name, values] of Object.entries(toFields(question, prefix)))
    for (const value of [values].flat()) form.append(name, value)
  return form
}
