import { call, laterDraw, type Answer } from "./api"
import { answerHints } from "./rounds"
import type { Member } from "./world"
import { sets } from "../samples/play"

interface Options {
  readonly game?: string
  readonly language?: string
  readonly chapter?: number
  /** More fields of the body, beside the selection. */
  readonly body?: object
  readonly query?: string
}

/** Draws from a chapter of Math, in the language of the interface. */
export const ask = ({ token }: Member, options: Options = {}): Promise<Answer> => {
  const { game = "HintGame", language = "en", chapter = 1, body = {}, query = "" } = options
  laterDraw()
  const path = `/api/education/${game}/question${query}`
  return call(path, { token, language, body: { ...sets, chapter, ...body } })
}

interface Hints {
  readonly question: string
  readonly correctAnswer: string
  readonly hints: readonly string[]
}

export const draw = async (player: Member, options?: Options): Promise<Hints> => {
  const { status, body, text } = await ask(player, options)
  if (status !== 200) throw new Error(text)
  return body as Hints
}

/** Plays to the end; returns the answers in order, and the reply that ended it. */
export async function playOut(player: Member, options: Options = {}, given?: string) {
  const answers: string[] = []
  for (;;) {
    const { status, body } = await ask(player, options)
    if (status !== 200) return { answers, status, end: body }
    const question = body as Hints
    answers.push(question.correctAnswer)
    await answerHints(player, { body: question, name: "" }, given)
    if (answers.length > 100) throw new Error("It does not end.")
  }
}
