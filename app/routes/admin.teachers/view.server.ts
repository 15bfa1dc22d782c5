import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { readNewTeachers } from "#app/admin/new-teachers.server"
import { dateForm } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { idPattern } from "#contract/limits"

const tokenPattern = /^[\w-]{20,100}$/

export async function viewJoining(request: Request, context: AppContext) {
  const { upstream, i18n } = context
  const [list, code, invitations] = await Promise.all([
    readNewTeachers(context),
    orMissing(upstream.admin.schoolCode()),
    orMissing(upstream.admin.invitations()),
  ])
  if (!list) throw new Response(null, { status: 503 })
  const date = dateForm(i18n.language, { timeZone: context.timeZone() ?? "UTC" })
  return {
    list,
    code: code?.status === 200 ? code.body : null,
    invitations:
      invitations?.status === 200
        ? invitations.body.invitations.map(({ expiresAt, ...each }) => ({
            ...each,
            until: date.format(new Date(expiresAt)),
          }))
        : null,
    link: toLink(request, context),
  }
}

/** The link of the invitation that was just made: its token is in the address, since it is not stored. */
function toLink({ url }: Request, { origin }: AppContext): string {
  const address = new URL(url)
  const token = address.searchParams.get("made") ?? ""
  if (!tokenPattern.test(token)) return ""
  return `${origin ?? address.origin}/signup?${new URLSearchParams({ invitation: token })}`
}

export const changeJoining = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readFields(request, ["intent", "personID", "id"])
  const act = buttons.find(({ intent }) => intent === fields.get("intent"))
  if (!act) throw new Response("There is no such button.\n", { status: 400 })
  const reply = await orNull<{ readonly status: number }>(
    act.send(context, (name) => idIn(fields, name)),
  )
  if (reply?.status === 200) context.toasts.put("success", act.toast)
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
  if (typeof id === "string" && idPattern.test(id)) return Number(id)
  throw new Response(null, { status: 400 })
}
