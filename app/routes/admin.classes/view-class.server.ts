import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { idPattern, lengths } from "#contract/limits"
import { forAdmins, readChoice } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

export async function viewClass(request: Request, context: AppContext) {
  const classId = new URL(request.url).searchParams.get("class")
  if (classId === null) return null
  if (!idPattern.test(classId)) throw new Response(null, { status: 404 })
  const search = readChoice(request, "teacher").slice(0, lengths.word.max)
  const [answer, found] = await Promise.all([
    context.upstream.classes.showToAdmin(classId),
    search ? findTeachers(context, search) : nobody,
  ])
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { teachers } = answer.body
  const isAlone = (personID: string) => teachers.length === 1 && teachers[0]?.personID === personID
  return {
    ...answer.body,
    classId,
    search,
    found: found.people.filter(({ personID }) => !isAlone(personID)),
    hasMore: found.hasMore,
  }
}

const nobody = { people: [], hasMore: false }

async function findTeachers({ upstream }: AppContext, search: string) {
  const reply = await orNull(upstream.people.find({ search, group: "Teacher" }))
  if (reply?.status !== 200) return nobody
  const people = reply.body.people.flatMap(({ personID, name, email, isWaiting }) =>
    isWaiting ? [] : { personID, name, email },
  )
  return { people, hasMore: reply.body.next !== null }
}

export const handOver = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const { search, searchParams } = new URL(request.url)
  const classId = searchParams.get("class") ?? ""
  const fields = await readFields(request, ["personID", "name"])
  const personID = String(fields.get("personID"))
  if (!idPattern.test(classId) || !idPattern.test(personID))
    throw new Response(null, { status: 404 })
  const reply = await orNull(context.upstream.classes.handOver(classId, Number(personID)))
  if (reply?.status === 404) throw new Response(null, { status: 404 })
  if (reply?.status === 200)
    context.toasts.put("success", "toast.classHanded", String(fields.get("name")))
  else context.toasts.put("error", reply ? "toast.classNotSaved" : "toast.notSent")
  return redirect(`/admin/classes${reply?.status === 200 ? `?class=${classId}` : search}`, 303)
})
