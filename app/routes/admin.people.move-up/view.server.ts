import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { planMax, idPattern } from "#contract/limits"
import { readChoice, forAdmins } from "#app/admin/admin-request.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { readFields } from "#app/forms/read-fields.server"

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

/** If a move is refused, the page shows again who would move now. */
export const changeGrades = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readFields(request, ["intent", "plan", "move"])
  const isMove = fields.get("intent") === "move"
  const reply = await send(fields, context)
  if (reply.status !== 200) {
    context.toasts.put("error", isMove ? "toast.notMoved" : "toast.notMovedBack")
    const { pathname, search } = new URL(request.url)
    return redirect(isMove ? pathname + search : pathname, 303)
  }
  const key = isMove ? "moveUp.done" : "moveUp.undone"
  const sentence = context.i18n.t(key, { count: reply.body.pupils })
  context.toasts.put("success", "toast.sentence", sentence)
  return redirect("/admin/people/move-up", 303)
})

function send(fields: FormData, { upstream }: AppContext) {
  const [plan, move] = [fields.get("plan"), fields.get("move")]
  if (fields.get("intent") === "move" && typeof plan === "string" && plan.length <= planMax)
    return upstream.admin.moveUp(plan)
  if (fields.get("intent") === "undo" && typeof move === "string" && idPattern.test(move))
    return upstream.admin.undoMoveUp(Number(move))
  throw new Response("There is no such button.\n", { status: 400 })
}
