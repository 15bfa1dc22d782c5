import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { planMax } from "#contract/limits"
import { forAdmins } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { AppContext } from "#app/server/context.server"

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
  if (fields.get("intent") === "undo" && typeof move === "string" && /^[1-9]\d{0,8}$/.test(move))
    return upstream.admin.undoMoveUp(Number(move))
  throw new Response("There is no such button.\n", { status: 400 })
}
