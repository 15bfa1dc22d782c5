import type * as z from "zod"
import type { educationalQuestions, entertainmentQuestions } from "#contract/curriculum/admin"
import {
  type Category,
  languages,
  wireGames,
  gameNames,
  type Game,
  type Language,
} from "#contract/words"
import type { AppContext } from "#app/server/context.server"

type Educational = z.output<typeof educationalQuestions.ok>[number]
type Entertainment = z.output<typeof entertainmentQuestions.ok>[number]

export type ListedQuestion = Omit<Entertainment, "section"> &
  Pick<Educational, "gradeName" | "subjectName" | "chapterName"> & {
    readonly section: number | null
  }

const noPlace = { gradeName: "", subjectName: "", chapterName: "" }

/** All waiting questions in the API's order, by one call. `language`: of the names; the page's by default. */
export async function listWaiting(
  { upstream }: AppContext,
  category: Category,
  language?: Language,
): Promise<ListedQuestion[]> {
  if (category === "education") {
    const answer = await upstream.admin.educationalQuestions(language)
    if (answer.status !== 200) throw new Response(null, { status: 503 })
    return answer.body.map((question) => ({ ...question, section: null }))
  }
  const answer = await upstream.admin.entertainmentQuestions()
  if (answer.status !== 200) throw new Response(null, { status: 503 })
  return answer.body.map((question) => ({ ...question, ...noPlace }))
}

export const getListedGame = ({ game }: Pick<ListedQuestion, "game">): Game | null =>
  gameNames.find((known) => wireGames[known].toLowerCase() === game.toLowerCase()) ?? null

export const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

export const getListedLanguage = ({ language, question }: ListedQuestion): Language =>
  languages.find((known) => known === language) ??
  (/\p{Script=Arabic}/u.test(question) ? "ar" : "en")

export const withSection = <Question extends { readonly section?: number | null | undefined }>(
  question: Question,
) => ({ ...question, section: question.section ?? null })
