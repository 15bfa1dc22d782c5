import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { requireRole } from "#app/session/guards.server"

/** An action that reads its request only after it has made sure that an admin sent it. */
export const forAdmins =
  <Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) =>
  (args: ActionFunctionArgs): Promise<Answer> => {
    requireRole(args.request, args.context, "Admin")
    return act(args)
  }
