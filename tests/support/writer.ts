import type { output } from "zod"
import type { educationalQuestions } from "../../contract/curriculum/admin"
import { corrected } from "../contract/samples/authoring"
import { apiAs, credentialsOf } from "./plain-client.mjs"

export const fiveHints = (question: string) => {
  return { ...corrected, question, summary: `Why "${question}" has this answer.` }
}

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

type Question = (ReturnType<typeof fiveHints> | ReturnType<typeof difficulty>) & {
  exact?: boolean
}

const isSet = ({ game }: Question) => game === "DifficultyLevel"

export async function writer(api: string, credentials = credentialsOf("omar")) {
  const { call } = await apiAs(api, credentials)

  async function write(path: string, body: object) {
    const { status } = await call(path, body)
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
  return {
    forSchool: (question: Question, chapter = "Sets", grade = 7) => {
      const path = `education/${isSet(question) ? "Difficulty" : "Hint"}Game/makequestion`
      return write(path, { ...question, userId: "", grade, chapter })
    },
    forFun: (question: Question, section: number) => {
      const path = isSet(question) ? "DifficultyGame/make" : "HintGame/makequestion"
      return write(`entertainment/${path}`, { ...question, section })
    },
  }
}

type Waiting = output<typeof educationalQuestions.ok>[number]

export async function otherAdmin(api: string) {
  const { call } = await apiAs(api, credentialsOf("huda"), "en")
  return {
    decide: async (verb: "approve" | "reject", id: string) =>
      (await call(`Admin/${verb}/${id}`)).status,
    waiting: async (category = "educational"): Promise<Waiting[]> =>
      (await call(`Admin/${category}-questions`)).json(),
  }
}
