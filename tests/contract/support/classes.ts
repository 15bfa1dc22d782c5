import { classes, classMembers } from "#contract"
import { call, readOk } from "./api"
import { enrol, type Member } from "./world"

export const aClass = {
  name: "7A",
  grade: "7",
  subjects: ["Math"],
  timeZone: "Africa/Cairo",
} as const

let keys = 0
export const newKey = () => `key ${(keys += 1)}`

export const ofClass = ({ token }: Member, id: number, action: string, body?: unknown) =>
  call(`/api/classes/${id}${action && `/${action}`}`, { token, body })

export async function makeClass({ token }: Member, changes: object = {}): Promise<number> {
  const body = { ...aClass, key: newKey(), ...changes }
  const made = await readOk(classes.makeClass, call(classes.makeClass.path, { token, body }))
  return Number(made.classId)
}

export const showClass = (teacher: Member, id: number) =>
  readOk(classes.showClass, ofClass(teacher, id, ""))

export const join = async ({ token }: Member, code: string) =>
  call(classMembers.joinClass.path, { token, body: { code } })

export const inviteTeacher = async (from: Member, id: number): Promise<string> =>
  (await readOk(classes.inviteTeacherOfClass, ofClass(from, id, "invite-teacher", {}))).link

export const joinAsTeacher = async ({ token }: Member, link: string) =>
  call(classMembers.joinAsTeacher.path, { token, body: { link } })

/** A class with two teachers, a former one and one of none; pupils: one inside, one who left, one who was taken out. */
export async function buildClass() {
  const [own, second] = [await enrol("Teacher"), await enrol("Teacher")]
  const [gone, other] = [await enrol("Teacher"), await enrol("Teacher")]
  const id = await makeClass(own)
  for (const each of [second, gone]) await joinAsTeacher(each, await inviteTeacher(own, id))
  await ofClass(gone, id, "leave", {})
  const pupils = [await enrol(), await enrol(), await enrol()] as const
  const code = (await showClass(own, id)).code ?? ""
  for (const each of pupils) await join(each, code)
  await call(`/api/my-classes/${id}/leave`, { token: pupils[1].token, body: {} })
  await ofClass(own, id, "take-out", { personID: pupils[2].id })
  return { id, code, own, second, gone, other, pupils }
}

export const namesOf = (people: readonly { readonly personID: string }[]) =>
  people.map(({ personID }) => Number(personID)).toSorted()
