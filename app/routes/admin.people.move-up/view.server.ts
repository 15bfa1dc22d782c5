import { readChoice } from "#app/admin/admin-request.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"

export async function viewMove(request: Request, context: AppContext) {
  const { upstream } = context
  const chosen = { from: readChoice(request, "from"), to: readChoice(request, "to") }
  const query = {
    from: chosen.from || undefined,
    to: chosen.to || undefined,
    after: readChoice(request, "after") || undefined,
  }
  const asked = await upstream.admin.previewMove(query)
  const isRefused = asked.status === 400
  const reply = isRefused ? await upstream.admin.previewMove({}) : asked
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const { grades, last, planned } = reply.body
  return {
    chosen,
    isRefused,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    last: last && { ...last, at: getDate(last.at, context.i18n.language) },
    planned: planned && {
      ...planned,
      next: planned.next && `?${new URLSearchParams({ ...chosen, after: planned.next })}`,
    },
  }
}
