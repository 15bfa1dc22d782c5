import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"
import type { AppContext } from "#app/server/context.server"
import { idPattern } from "#contract/limits"

export function requireTeacher(request: Request, context: AppContext): Person {
  const person = requireRole(request, context, "Teacher")
  if (!person.isWaiting) return person
  context.toasts.put("error", "toast.notForYou")
  throw redirect("/", 303)
}

export const forTeachers =
  <Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) =>
  (args: ActionFunctionArgs): Promise<Answer> => {
    requireTeacher(args.request, args.context)
    return act(args)
  }

export function openClass(request: Request, context: AppContext, classId = "") {
  requireTeacher(request, context)
  if (!idPattern.test(classId)) throw new Response(null, { status: 404 })
  return context.upstream.classes.of(classId)
}

export async function readOwnClass(request: Request, context: AppContext, classId = "") {
  const calls = openClass(request, context, classId)
  const answer = await calls.show()
  if (answer.status !== 200) throw new Response(null, { status: answer.status === 404 ? 404 : 403 })
  context.session.setHasClasses(true)
  return { calls, shown: answer.body }
}
