import { redirect } from "@remix-run/cloudflare"
import type { Role } from "#contract/words"
import type { AppContext } from "#app/context.server"
import { pathOf } from "./path.server"
import type { Person } from "./person.server"

type Guarded = Pick<AppContext, "session" | "toasts" | "keptForms">

/** The signed-in person; a visitor is sent to log in and comes back after it. */
export function requirePerson(request: Request, context: Guarded): Person {
  if (context.session.person) return context.session.person
  throw toLogin(request, context)
}

/** The way to log in and back; says so where a session was there and is over. */
export function toLogin(request: Request, { session, toasts, keptForms }: Guarded): Response {
  keptForms.turnAway()
  if (session.ended) toasts.put("warning", "toast.sessionExpired")
  return redirect(`/login?redirectTo=${encodeURIComponent(pathOf(request))}`, 303)
}

/** The person, if of one of these roles; others go home with a word why. */
export function requireRole(request: Request, context: Guarded, ...allowed: Role[]): Person {
  const person = requirePerson(request, context)
  if (allowed.includes(person.role)) return person
  context.toasts.put("error", "toast.notForYou")
  throw redirect("/", 303)
}

/** For pages that only visitors need. */
export function requireVisitor({ session }: Guarded): void {
  if (session.person) throw redirect("/", 303)
}
