import { password } from "./register-student"
import { wrongAnswer } from "./seeded.mjs"

interface Drawn {
  readonly question: string
  readonly correctAnswer: string
  readonly hints: readonly string[]
}

/** A pupil of grade 7 who plays by API calls, which fills a long record quickly. */
export async function apiPlayer(api: string, email: string) {
  const login = await post("Accounts/login", { email, password }, {})
  const { token }: { token: string } = await login.json()
  const bearer = { Authorization: `Bearer ${token}` }

  /** Answers a five-hints question of a chapter, and returns it. */
  async function answer(subject: string, chapter: string, isRight: boolean): Promise<string> {
    const selection = { grade: "7", subject, chapter, userID: "" }
    const drawn = await post("education/HintGame/question", selection, bearer)
    const { question, correctAnswer, hints }: Drawn = await drawn.json()
    const given = isRight ? (correctAnswer.split("|")[0] ?? "") : wrongAnswer
    const body = { answer: given, correctanswer: correctAnswer, hints: hints.join(",") }
    const judged = await post("education/HintGame/ans", body, bearer)
    if ((await judged.json()) !== isRight) throw new Error(`"${given}" was judged otherwise.`)
    return question
  }

  function post(path: string, body: object, headers: Readonly<Record<string, string>>) {
    return fetch(`${api}/api/${path}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", "Accept-Language": "en" },
      body: JSON.stringify(body),
    })
  }
  return { answer }
}
