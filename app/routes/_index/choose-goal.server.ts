import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { dailyGoals } from "#contract/limits"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { requireRole } from "#app/session/guards.server"

export async function chooseGoal({ request, context }: ActionFunctionArgs) {
  requireRole(request, context, "Student")
  const { toasts, upstream } = context
  const sent = (await readFields(request, ["goal"])).get("goal")
  const goal = dailyGoals.find((each) => String(each) === sent)
  if (!goal) throw new Response("goal is 3, 5 or 10.\n", { status: 400 })
  const reply = await orNull(upstream.progress.chooseDailyGoal({ goal }))
  if (reply?.status === 200) toasts.put("success", "toast.goalSet", String(goal))
  else toasts.put("error", "toast.goalNotSet")
  return redirect("/", 303)
}
