import { readNewTeachers } from "#app/admin/new-teachers.server"
import { dateLocale } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

const tokenPattern = /^[\w-]{20,100}$/

export async function viewJoining(request: Request, context: AppContext) {
  const { upstream, i18n } = context
  const [list, code, invitations] = await Promise.all([
    readNewTeachers(context),
    orMissing(upstream.admin.schoolCode()),
    orMissing(upstream.admin.invitations()),
  ])
  if (!list) throw new Response(null, { status: 503 })
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "long",
    timeZone: context.timeZone() ?? "UTC",
  })
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
