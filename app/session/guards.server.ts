import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Role } from "#contract/words"
import type { ToastKey, Toasts } from "#app/toast/toast.server"
import { logFault } from "#app/log/log.server"
import type { SavedSubmissions } from "./saved-submissions.server"
import { toReturnPath } from "./return-path.server"
import type { Person } from "./person.server"
import type { Session } from "./session.server"

interface GuardContext {
  readonly session: Session
  readonly toasts: Pick<Toasts, "put">
  readonly savedSubmissions: Pick<SavedSubmissions, "markRedirected">
}

export function requirePerson(request: Request, context: GuardContext, notice?: ToastKey): Person {
  if (context.session.person) return context.session.person
  throw toLogin(request, context, notice)
}

/** A redirect to the login page that leads back here; a session that has ended gets a toast with this notice. */
export function toLogin(
  request: Request,
  { session, toasts, savedSubmissions }: GuardContext,
  notice: ToastKey = "toast.sessionExpired",
): Response {
  savedSubmissions.markRedirected()
  if (session.ended) toasts.put("error", notice)
  return redirect(`/login?redirectTo=${encodeURIComponent(toReturnPath(request))}`, 303)
}

export function requireRole(request: Request, context: GuardContext, ...allowed: Role[]): Person {
  const person = requirePerson(request, context)
  if (allowed.includes(person.role)) return person
  context.toasts.put("error", "toast.notForYou")
  throw redirect("/", 303)
}

export function requireVisitor({ session }: Pick<GuardContext, "session">): void {
  if (session.person) throw redirect("/", 303)
}

type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>

export const forPeople =
  <Answer>(act: Action<Answer>, notice?: ToastKey): Action<Answer> =>
  async (args) => {
    requirePerson(args.request, args.context, notice)
    return act(args)
  }

export const forVisitors =
  <Answer>(act: Action<Answer>): Action<Answer> =>
  async (args) => {
    requireVisitor(args.context)
    return act(args)
  }

interface Dependencies {
  readonly session: Pick<Session, "person" | "confirm">
  readonly upstream: { readonly profile: { readonly isConfirmed: () => Promise<boolean> } }
}

/**
 * Asks the upstream whether a teacher who waits has been confirmed, before each page of such a teacher, so that nobody
 * has to log in again. Never throws: without a reply the teacher waits until the next page.
 */
export async function noteConfirmation({ session, upstream }: Dependencies) {
  if (!session.person?.isWaiting) return
  if (await upstream.profile.isConfirmed().catch(noted)) session.confirm()
}

function noted(error: unknown): false {
  logFault(error)
  return false
}
