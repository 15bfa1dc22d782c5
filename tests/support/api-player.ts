import { apiAs } from "./plain-client.mjs"
import { password } from "./register-student"
import { wrongAnswer } from "./seeded.mjs"

interface Drawn {
  readonly question: string
  readonly correctAnswer: string
  readonly hints: readonly string[]
}

export async function apiPlayer(api: string, email: string) {
  const { call } = await apiAs(api, { email, password }, "en")

  async function answer(subject: string, chapter: string, isRight: boolean): Promise<string> {
    const selection = { grade: "7", subject, chapter, userID: "" }
    const drawn = await call("education/HintGame/question", selection)
    const { question, correctAnswer, hints }: Drawn = await drawn.json()
    const given = isRight ? (correctAnswer.split("|")[0] ?? "") : wrongAnswer
    const body = { answer: given, correctanswer: correctAnswer, hints: hints.join(",") }
    const judged = await call("education/HintGame/ans", body)
    if ((await judged.json()) !== isRight) throw new Error(`"${given}" was judged otherwise.`)
    return question
  }
  return { answer }
}
