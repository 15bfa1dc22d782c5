import type { QuestionStory } from "#contract/questions/versions"
import { languages, wireGames } from "#contract/words"
import type { Author, QuestionLinks } from "./author.server"

const purposes = ["edit", "copy", "twin"] as const

/** The earlier question that an address names, or all questions of a set: "edit=12.13.14". */
export interface Earlier {
  readonly purpose: (typeof purposes)[number]
  readonly ids: readonly string[]
}

export function readEarlier({ searchParams }: URL): Earlier | null {
  for (const purpose of purposes) {
    const ids = searchParams.get(purpose) ?? ""
    if (/^\d{1,15}(?:\.\d{1,15}){0,5}$/.test(ids)) return { purpose, ids: ids.split(".") }
  }
  return null
}

export const queryOfEarlier = ({ purpose, ids }: Earlier) => ({ [purpose]: ids.join(".") })

export function toQuestionLinks(earlier: Earlier | null): QuestionLinks {
  const ids = earlier?.ids.map(Number) ?? []
  if (earlier?.purpose === "edit") return { replaces: ids }
  return earlier?.purpose === "twin" ? { twinOf: ids } : {}
}

type FieldTexts = Readonly<Record<string, string | readonly string[]>>

export async function fieldsOfEarlier(
  { context: { upstream }, game }: Author,
  { purpose, ids }: Earlier,
): Promise<FieldTexts> {
  const reply = await upstream.authoring.story(ids[0] ?? "")
  const [first, ...others] = reply.status === 200 ? reply.body.questions : []
  if (!first || first.game !== wireGames[game]) throw new Response(null, { status: 404 })
  const language =
    purpose === "twin" ? languages.find((each) => each !== first.language) : first.language
  return {
    ...(others.length > 0
      ? Object.assign(
          {},
          ...[first, ...others].map((each, index) => toFields(each, `questions[${index}].`)),
        )
      : toFields(first, "")),
    grade: first.gradeId ?? "",
    subject: first.subjectName,
    chapter: String(first.chapterNumber ?? ""),
    section: String(first.section ?? ""),
    ...(language ? { language } : {}),
  }
}

type Question = Pick<
  QuestionStory["questions"][number],
  "question" | "answer" | "exact" | "wrongAnswers" | "summary" | "difficultyLevel" | "hints"
>

export const toFields = (question: Question, prefix: string): FieldTexts => ({
  [`${prefix}question`]: question.question,
  [`${prefix}answer`]: question.answer,
  [`${prefix}exact`]: question.exact ? "on" : "",
  [`${prefix}wrongAnswers`]: question.wrongAnswers.join(" | "),
  [`${prefix}summary`]: question.summary,
  [`${prefix}difficultyLevel`]: String(question.difficultyLevel ?? ""),
  correct: [...question.answer],
  ...Object.fromEntries(question.hints.map((hint, index) => [`hints[${index}]`, hint])),
})
