import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { AppContext } from "#app/server/context.server"

export const changeJoining = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readFields(request, ["intent", "personID", "id"])
  const act = buttons.find(({ intent }) => intent === fields.get("intent"))
  if (!act) throw new Response("There is no such button.\n", { status: 400 })
  const { status } = await act.send(context, (name) => idIn(fields, name))
  if (status === 200) context.toasts.put("success", act.toast)
  else context.toasts.put("error", "toast.notSent")
  return redirect("/admin/teachers", 303)
})

type Id = (name: string) => number

const buttons = [
  {
    intent: "confirm",
    toast: "toast.teacherConfirmed",
    send: ({ upstream }: AppContext, id: Id) => upstream.admin.confirmTeacher(id("personID")),
  },
  {
    intent: "renew",
    toast: "toast.codeMade",
    send: ({ upstream }: AppContext) => upstream.admin.changeSchoolCode("renew"),
  },
  {
    intent: "close",
    toast: "toast.codeClosed",
    send: ({ upstream }: AppContext) => upstream.admin.changeSchoolCode("close"),
  },
  {
    intent: "withdraw",
    toast: "toast.invitationWithdrawn",
    send: ({ upstream }: AppContext, id: Id) => upstream.admin.withdrawInvitation(id("id")),
  },
] as const

function idIn(fields: FormData, name: string): number {
  const id = fields.get(name)
  if (typeof id === "string" && /^[1-9]\d{0,8}$/.test(id)) return Number(id)
  throw new Response(null, { status: 400 })
}
