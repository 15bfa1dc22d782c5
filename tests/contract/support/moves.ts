import { env } from "cloudflare:workers"
import { movingUp } from "#contract"
import { publish, type PublishedMessage } from "../../../api/src/player/publish"
import { call, readOk, sentGrades } from "./api"
import { forgetBoards } from "./boards"
import { emptyDatabase } from "./empty-database"
import { forgetPlayers } from "./players"
import { buildSchool, enrol, type Member } from "./world"
import { one, run } from "./sql"

export async function beginMoves(): Promise<Member> {
  await forgetPlayers()
  await forgetBoards()
  await emptyDatabase()
  await buildSchool()
  await run("INSERT INTO grades (id) VALUES (9)")
  await run("INSERT INTO grade_names VALUES (9, 'en', 'Grade 9'), (9, 'ar', 'الصف التاسع')")
  sentGrades.length = 0
  return enrol("Admin", "Huda")
}

export const put = ({ id }: Member, grade: number) =>
  run(`UPDATE people SET grade_id = ${grade} WHERE id = ${id}`)
export const gradeOf = ({ id }: Member) => one(`SELECT grade_id AS n FROM people WHERE id = ${id}`)
export const gradesOf = (pupils: readonly Member[]) => Promise.all(pupils.map(gradeOf))

export async function threePupils() {
  const pupils = [await enrol(), await enrol(), await enrol()] as const
  await put(pupils[1], 8)
  await put(pupils[2], 9)
  return pupils
}

export const addPupils = (count: number, grades: number) =>
  run(`WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${count})
    INSERT INTO people (name, email, role, grade_id, password_hash, created_at)
    SELECT 'Pupil ' || value, value || '@school.example', 'Student', 7 + value % ${grades}, '!', 0 FROM n`)

export const previewed = ({ token }: Member, query = "from=all", language = "en") =>
  readOk(movingUp.preview, call(`${movingUp.preview.path}?${query}`, { token, language }))
export const planOf = async (admin: Member, query?: string) =>
  (await previewed(admin, query)).planned?.plan ?? ""
export const lastMove = async (admin: Member) => (await previewed(admin, "")).last

export const send = ({ token }: Member, plan: string, by = call) =>
  by(movingUp.moveUp.path, { token, body: { plan } })

export async function deliverAll(messages: readonly PublishedMessage[] = sentGrades.splice(0)) {
  const sent: PublishedMessage[] = [...messages]
  let delivered = 0
  for (let message = sent.shift(); message; message = sent.shift()) {
    const PUBLISHED = { send: async (next: PublishedMessage) => void sent.push(next) }
    await publish([message], { ...env, PUBLISHED })
    delivered += 1
  }
  return delivered
}
