import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { requireRole } from "#app/session/guards.server"

/** An action that looks at nothing that was sent before it knows that an admin sent it. */
export const forAdmins =
  <Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) =>
  (args: ActionFunctionArgs): Promise<Answer> => {
    requireRole(args.request, args.context, "Admin")
    return act(args)
  }
