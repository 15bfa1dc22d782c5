import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { AppContext } from "#app/server/context.server"
import type { ToastKey } from "#app/toast/toast.server"
import { idPattern } from "#contract/limits"

interface Act {
  readonly send: (
    context: AppContext,
    personId: string,
    fields: FormData,
  ) => Promise<{ readonly status: number }>
  readonly toast: ToastKey
  readonly refused?: ToastKey
}

export const actOnPerson = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const personId = params["personId"] ?? ""
  const fields = await readFields(request, ["intent", "grade", "first", "subjects"], {
    lists: ["subjects"],
  })
  const intent = String(fields.get("intent"))
  const button = Object.hasOwn(buttons, intent) ? buttons[intent] : undefined
  if (!button) throw new Response("There is no such button.\n", { status: 400 })
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  const { status } = await button.send(context, personId, fields)
  if (status === 404) throw new Response(null, { status: 404 })
  if (status === 200) context.toasts.put("success", button.toast)
  else context.toasts.put("error", button.refused ?? "toast.notSent")
  return redirect(`/admin/people/${personId}`, 303)
})

const buttons: Readonly<Record<string, Act>> = {
  confirm: {
    toast: "toast.teacherConfirmed",
    send: ({ upstream }, personId) => upstream.admin.confirmTeacher(Number(personId)),
  },
  grade: {
    toast: "toast.gradeChanged",
    send: ({ upstream }, personId, fields) =>
      upstream.people.changeGrade(personId, String(fields.get("grade") ?? "")),
  },
  subjects: {
    toast: "toast.subjectsChanged",
    refused: "toast.subjectsNotChanged",
    send: ({ upstream }, personId, fields) =>
      upstream.admin.changeSubjects({ personID: Number(personId), subjects: subjectsIn(fields) }),
  },
  reset: {
    toast: "toast.profileReset",
    send: ({ upstream }, personId) => upstream.people.resetProfile(personId),
  },
  block: { toast: "toast.blocked", refused: "toast.notBlocked", send: blockAtOnce },
  unblock: {
    toast: "toast.unblocked",
    send: ({ upstream }, personId) => upstream.people.block(personId, false),
  },
}

function subjectsIn(fields: FormData): string[] {
  const first = fields.get("first")
  const ticked = fields.getAll("subjects").map(String)
  return ticked.toSorted((one, other) => Number(other === first) - Number(one === first))
}

/** The upstream ends the tokens, and the referee the sessions, of pages as well as of forms. */
async function blockAtOnce({ upstream, endedSessions }: AppContext, personId: string) {
  const reply = await upstream.people.block(personId, true)
  if (reply.status === 200) await endedSessions.endAllSessions(personId)
  return reply
}
