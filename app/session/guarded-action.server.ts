import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { requirePerson, requireVisitor } from "./guards.server"

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>

/** An action that reads its request only after it has made sure that a signed-in person sent it. */
export const forPeople =
  <Answer>(act: Action<Answer>): Action<Answer> =>
  async (args) => {
    requirePerson(args.request, args.context)
    return act(args)
  }

/** The same for pages that only visitors need. */
export const forVisitors =
  <Answer>(act: Action<Answer>): Action<Answer> =>
  async (args) => {
    requireVisitor(args.context)
    return act(args)
  }
