import { ownWork, work as calls } from "#contract"
import { call, readOk } from "./api"
import { buildClass, newKey } from "./classes"
import { answerHints, drawHints } from "./rounds"
import { getIds, getRow } from "./sql"
import type { Member } from "./world"

export const terms = {
  title: "Week 3",
  from: "2026-08-31T08:00",
  until: "2026-09-08T08:00",
  takesLate: true,
  earnsPoints: true,
}

/** The time of the tests is the 1st of September. */
export const ended = { from: "2026-08-01T08:00", until: "2026-08-31T08:00" }

type Sent = Partial<typeof terms> & { readonly content?: unknown; readonly key?: string }

export const setFor = (teacher: Member, classIds: readonly number[], sent: Sent) =>
  call(calls.setWork.path, {
    token: teacher.token,
    body: { ...terms, key: newKey(), classIds: classIds.map(String), ...sent },
  })

export async function setWork(teacher: Member, classId: number, sent: Sent): Promise<number> {
  const { works } = await readOk(calls.setWork, setFor(teacher, [classId], sent))
  return Number(works[0]?.workId)
}

export const ofWork = ({ token }: Member, id: number, action: string, body?: unknown) =>
  call(`/api/work/${id}${action && `/${action}`}`, { token, body })

export const showWork = (teacher: Member, id: number) =>
  readOk(calls.showWork, ofWork(teacher, id, ""))

export const questionsIn = (poolId: number) =>
  getIds("SELECT id FROM questions WHERE pool_id = ? ORDER BY id", poolId)

export const choose = (...rounds: readonly (readonly number[])[]) => ({
  kind: "questions",
  rounds,
})

export const ofChapter = (changes: object = {}) => ({
  kind: "chapter",
  subject: "Math",
  chapter: "1",
  game: "five hints",
  language: "en",
  rounds: 3,
  ...changes,
})

export const showOwn = (pupil: Member, id: number) =>
  readOk(ownWork.showOwnWork, ofWork(pupil, id, "own"))

export async function bookOf({ id }: Member, workId: number) {
  const row = await getRow<{
    cells: string
    done: number
    right: number
    finished_at: number | null
  }>(
    "SELECT cells, done, right, finished_at FROM work_cells WHERE work_id = ? AND person_id = ?",
    workId,
    id,
  )
  if (!row) return null
  const { cells, done, right, finished_at } = row
  return { cells: JSON.parse(cells), done, right, isFinished: finished_at !== null }
}

export async function buildWork(sent: Sent) {
  const { id, own, pupils } = await buildClass()
  return { classId: id, teacher: own, pupil: pupils[0], workId: await setWork(own, id, sent) }
}

export async function playAll(pupil: Member, work: number): Promise<readonly string[]> {
  const answers: string[] = []
  while ((await showOwn(pupil, work)).next !== null) {
    const round = await drawHints(pupil, { work })
    answers.push(round.body.correctAnswer)
    await answerHints(pupil, round)
  }
  return answers
}
