import { educationDifficultyQuestion } from "#contract/games/difficulty"
import { educationHintsQuestion } from "#contract/games/five-hints"
import { educationOffsideQuestion } from "#contract/games/offside"
import { buildClass } from "./classes"
import { answerHints } from "./rounds"
import { drawRound, setWork, showOwn } from "./work"
import type { Member } from "./world"

export const drawHints = (pupil: Member, id: number) =>
  drawRound(pupil, id, "five-hints", (body) => educationHintsQuestion.ok.parse(body))
export const drawOffside = (pupil: Member, id: number) =>
  drawRound(pupil, id, "offside", (body) => educationOffsideQuestion.ok.parse(body))
export const drawSet = (pupil: Member, id: number) =>
  drawRound(pupil, id, "difficulty", (body) => educationDifficultyQuestion.ok.parse(body))

/** A class with a pupil of it, and a work of it. */
export async function build(sent: Parameters<typeof setWork>[2]) {
  const { id, own, pupils } = await buildClass()
  return { classId: id, teacher: own, pupil: pupils[0], workId: await setWork(own, id, sent) }
}

/** Plays the rounds of a work that are left, and returns the answers in their order. */
export async function playAll(pupil: Member, id: number): Promise<readonly string[]> {
  const answers: string[] = []
  while ((await showOwn(pupil, id)).next !== null) {
    const round = await drawHints(pupil, id)
    answers.push(round.body.correctAnswer)
    await answerHints(pupil, round)
  }
  return answers
}
