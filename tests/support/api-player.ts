import { educationHintsQuestion } from "../../contract/games/five-hints"
import { apiAs } from "./plain-client.mjs"
import { password } from "./register-student"
import { wrongAnswer } from "./seeded.mjs"

export async function apiPlayer(api: string, email: string) {
  const { call } = await apiAs(api, { email, password }, "en")

  async function answer(subject: string, chapter: string, isRight: boolean): Promise<string> {
    const selection = { grade: "7", subject, chapter, userID: "" }
    const drawn = await (await call("education/HintGame/question", selection)).json()
    const { question, correctAnswer, hints } = educationHintsQuestion.ok.parse(drawn)
    const given = isRight ? (correctAnswer.split("|")[0] ?? "") : wrongAnswer
    const body = { answer: given, correctanswer: correctAnswer, hints: hints.join(",") }
    const judged = await call("education/HintGame/ans", body)
    if ((await judged.json()) !== isRight) throw new Error(`"${given}" was judged otherwise.`)
    return question
  }
  return { answer }
}
