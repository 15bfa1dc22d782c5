import { work as calls } from "#contract"
import { call } from "./api"
import { buildClass, newKey } from "./classes"
import { getRows } from "./sql"
import { addPool, type Member } from "./world"

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
  const { body } = await setFor(teacher, [classId], sent)
  return Number(calls.setWork.ok.parse(body).works[0]?.workId)
}

/** Makes a call of this work, and returns its answer. */
export const ofWork = ({ token }: Member, id: number, action: string, body?: unknown) =>
  call(`/api/work/${id}${action && `/${action}`}`, {
    token,
    ...(body !== undefined && { body }),
  })

export async function showWork(teacher: Member, id: number) {
  return calls.showWork.ok.parse((await ofWork(teacher, id, "")).body)
}

export async function questionsIn(poolId: number): Promise<readonly number[]> {
  const rows = await getRows<{ id: number }>(
    "SELECT id FROM questions WHERE pool_id = ? ORDER BY id",
    poolId,
  )
  return rows.map(({ id }) => id)
}

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

/** A class, and two works of it: questions of the pool of chapter 1 one by one, and three rounds of the chapter. */
export async function buildWork(held = 4) {
  const [questions, made] = [
    await questionsIn(await addPool({ chapter: 1 }, held)),
    await buildClass(),
  ]
  const content = choose(...questions.map((id) => [id]))
  return { ...made, questions, workId: await setWork(made.own, made.id, { content }) }
}
