import type { AppContext } from "#app/server/context.server"
import { payCredit } from "./pay-credit.server"
import { settledRoundOf } from "./settled-rounds.server"

type Payer = Pick<AppContext, "upstream" | "session" | "capabilities" | "referee">

/** The pages where pupils look for their points, and which ask the upstream as it is. */
const paths = /^\/(?:games(?:\/.*)?|top-10|answered-questions)?$/

const payments = new WeakMap<object, Promise<void>>()

/**
 * Pays the oldest pending credit of a pupil before a page is made, with one call of the upstream at
 * most. All loaders of a request wait for the same payment, so that each shows the points after it.
 */
export function payBeforePage(request: Request, context: Payer): Promise<void> {
  const payment = payments.get(context) ?? pay(request, context)
  payments.set(context, payment)
  return payment
}

async function pay(request: Request, context: Payer): Promise<void> {
  const { person } = context.session
  if (person?.role !== "Student" || !paths.test(new URL(request.url).pathname)) return
  // A result that was settled just now: nothing is pending.
  if (settledRoundOf(request, context)) return
  await payCredit(context, context.referee.of(person.id), { mostCalls: 1 })
}
