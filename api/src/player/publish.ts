import { within } from "../platform"
import { publishStates, type PlayerState } from "../store/published"
import { readPeopleAfter } from "../store/people"
import { createStore } from "../store/store"
import type { WorkerEnv } from "../worker-env"

/** A message of the queue: what others see of a player, or the operator's order to publish all players again. */
export type Published = PlayerState | { readonly rebuildAfter: number }

type Bindings = Pick<WorkerEnv, "DB" | "PLAY"> & {
  readonly JURISDICTION?: string
  readonly PUBLISHED: { readonly send: (message: Published) => Promise<unknown> }
}

const rebuiltAtOnce = 100

/** Stores a batch of messages in D1; one that fails is delivered again. */
export async function publish(messages: readonly Published[], env: Bindings): Promise<void> {
  const store = createStore(env.DB)
  await publishStates(
    store,
    messages.flatMap((message) => ("rebuildAfter" in message ? [] : message)),
  )
  for (const message of messages)
    if ("rebuildAfter" in message) await rebuild(message.rebuildAfter, env)
}

/** Has the next players publish everything again, and orders the ones after them. */
async function rebuild(after: number, env: Bindings): Promise<void> {
  const ids = await readPeopleAfter(createStore(env.DB), after, rebuiltAtOnce)
  const players = within(env.PLAY, env.JURISDICTION)
  await Promise.all(ids.map((id) => players.getByName(String(id)).republish(id)))
  const last = ids.at(-1)
  if (last !== undefined) await env.PUBLISHED.send({ rebuildAfter: last })
}
