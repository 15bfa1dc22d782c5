import type { AppContext } from "#app/server/context.server"
import { payClaim } from "./pay-credit.server"
import { settledRoundOf } from "./settled-rounds.server"

type Payer = Pick<AppContext, "upstream" | "session" | "capabilities" | "referee">

/** The pages where pupils look for their points, and which ask the upstream as it is. */
const paths = /^\/(?:games(?:\/.*)?|top-10|answered-questions)?$/

const payments = new WeakMap<object, Promise<void>>()

/**
 * Pays the oldest pending credit of a pupil before a page is made, with one call of the upstream at
 * most, and takes over the total that another device of theirs has been credited since this session began. All loaders of a request wait for the same payment, so that each shows the points after it.
 */
export function payBeforePage(request: Request, context: Payer): Promise<void> {
  const payment = payments.get(context) ?? pay(request, context)
  payments.set(context, payment)
  return payment
}

async function pay(request: Request, context: Payer): Promise<void> {
  const { person, mark } = context.session
  if (person?.role !== "Student" || !paths.test(new URL(request.url).pathname)) return
  // A result that was settled just now: nothing is pending.
  if (settledRoundOf(request, context)) return
  const referee = context.referee.of(person.id)
  const { claim, total } = await referee.claimWithTotal(mark?.signedInAt ?? 0)
  if (total !== null) context.session.raisePoints(total)
  if (claim) await payClaim(context, referee, claim, { mostCalls: 1 })
}
