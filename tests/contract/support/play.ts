import { sets } from "../samples/play"
import { call, laterDraw, type Answer } from "./api"
import type { Member } from "./world"

interface Drawn {
  readonly question: string
  readonly correctAnswer: string
  readonly summary: string
  readonly hints: readonly string[]
}

/** Draws a question of chapter 1 of Math in grade 7, in any language if none is given. */
export async function draw({ token }: Member, language?: string): Promise<Drawn> {
  laterDraw()
  const as = language === undefined ? { token } : { token, language }
  return drawn(await call("/api/education/HintGame/question", { ...as, body: sets }))
}

export async function drawFromSection({ token }: Member, section = 3): Promise<Drawn> {
  laterDraw()
  return drawn(await call(`/api/Entertainment/HintGame/question/${section}`, { token }))
}

function drawn({ status, body, text }: Answer): Drawn {
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body as Drawn
}

/** Submits an answer, by default the right one. */
export const answer = (player: Member, question: Drawn, given = question.correctAnswer) =>
  call("/api/education/HintGame/ans", {
    token: player.token,
    body: {
      answer: given,
      correctanswer: question.correctAnswer,
      hints: question.hints.join(","),
    },
  })

export const addPoints = (player: Member, points: number | string) =>
  call(`/api/Accounts/add/${points}`, { token: player.token })
