import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { lengths } from "#contract/limits"
import { cleanProse } from "#contract/text"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { requirePerson } from "#app/session/guards.server"
import { orMissing } from "#app/upstream/errors.server"

export async function changeOwnQuestion({ request, params, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const id = params["questionId"] ?? ""
  const fields = await readFields(request, ["intent", "reason"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const isRetiring = fields.get("intent") === "retire"
  if (!/^\d{1,15}$/.test(id)) throw new Response(null, { status: 404 })
  const reason = cleanProse(String(fields.get("reason") ?? ""))
  const { requestRetirement, withdraw } = upstream.authoring
  const reply = await orNull(orMissing(isRetiring ? requestRetirement(id, reason) : withdraw(id)))
  if (reply === undefined || reply?.status === 404 || reply?.status === 405)
    throw new Response(null, { status: 404 })
  if (!reply) toasts.put("error", "toast.notSent")
  else if (reply.status === 200)
    toasts.put("success", isRetiring ? "toast.retirementRequested" : "toast.withdrawn")
  else toasts.put("warning", isRetiring ? "toast.notDecided" : "toast.notWithdrawn")
  return redirect(`/my-questions/${id}`, 303)
}
