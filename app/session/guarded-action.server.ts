import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { requirePerson, requireVisitor } from "./guards.server"

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>

/** An action that looks at nothing that was sent before it knows that somebody signed in sent it. */
export const forPeople =
  <Answer>(act: Action<Answer>): Action<Answer> =>
  async (args) => {
    requirePerson(args.request, args.context)
    return act(args)
  }

/** The same for what only visitors need. */
export const forVisitors =
  <Answer>(act: Action<Answer>): Action<Answer> =>
  async (args) => {
    requireVisitor(args.context)
    return act(args)
  }
