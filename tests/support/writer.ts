import { credentialsOf } from "./people"

export const fiveHints = (question: string) => ({
  question,
  hints: [
    "It is a set",
    "It has no members",
    "It is in every set",
    "Its size is 0",
    "A ring with a bar",
  ],
  answer: "The empty one",
  summary: `Why "${question}" has this answer.`,
  game: "five hints",
})

/** The first, third and fifth statements are true. */
export const offside = (question: string) => ({
  question,
  hints: ["2 is prime", "9 is prime", "3 is prime", "8 is prime", "7 is prime", "6 is prime"],
  answer: "135",
  summary: `Why "${question}" has these.`,
  game: "offside",
})

export const difficulty = (question: string) => ({
  game: "DifficultyLevel",
  questions: [0, 1, 2, 3, 4, 4].map((difficultyLevel, place) => ({
    question: `${question} ${place + 1}`,
    answer: `Answer ${place + 1}`,
    summary: `Because of ${place + 1}.`,
    difficultyLevel,
  })),
})

type Question = ReturnType<typeof fiveHints> | ReturnType<typeof difficulty>

/** A teacher of Math, by default Omar, who writes questions with API calls. */
export async function writer(api: string, credentials = credentialsOf("omar")) {
  const { token } = await logIn(api, credentials)

  async function write(path: string, body: object) {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` }
    const answer = await fetch(`${api}/api/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return {
    forSchool: (question: Question, chapter = "Sets", grade = 7) =>
      write(`education/${callOf(question)}/makequestion`, {
        ...question,
        userId: "",
        grade,
        chapter,
      }),
    forFun: (question: Question, section: number) =>
      write(
        `entertainment/${question.game === "DifficultyLevel" ? "DifficultyGame/make" : "HintGame/makequestion"}`,
        { ...question, section },
      ),
  }
}

const callOf = ({ game }: Question) => (game === "DifficultyLevel" ? "DifficultyGame" : "HintGame")

/** Huda, who decides with API calls while another user looks at the list. */
export async function otherAdmin(api: string) {
  const { token } = await logIn(api, credentialsOf("huda"))
  const call = (path: string) =>
    fetch(`${api}/api/Admin/${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return {
    decide: async (verb: "approve" | "reject", id: string) => (await call(`${verb}/${id}`)).status,
    waiting: async (): Promise<{ questionID: string | number; question: string }[]> =>
      (await call("educational-questions")).json(),
  }
}

async function logIn(api: string, credentials: object): Promise<{ token: string }> {
  const answer = await fetch(`${api}/api/Accounts/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  })
  return answer.json()
}
