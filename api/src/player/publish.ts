import { rankStates } from "../board/boards"
import { within, type Bindings } from "../platform"
import { publishStates, type PlayerState } from "../store/published"
import { readPeopleAfter } from "../store/people"
import { createStore } from "../store/store"
import type { WorkerEnv } from "../worker-env"

/** A message of the queue: what others see of a player, or the operator's order to publish all players again. */
export type Published = PlayerState | { readonly rebuildAfter: number }

type Sharing = Pick<Bindings, "DB" | "BOARD" | "JURISDICTION"> & {
  readonly PLAY: WorkerEnv["PLAY"]
  readonly PUBLISHED: { readonly send: (message: Published) => Promise<unknown> }
}

const rebuiltAtOnce = 100

/** Stores a batch of messages on the leaderboards and in D1; one that fails is delivered again. */
export async function publish(messages: readonly Published[], env: Sharing): Promise<void> {
  await publishStates(
    { store: createStore(env.DB), rank: (states) => rankStates(env, states) },
    messages.flatMap((message) => ("rebuildAfter" in message ? [] : message)),
  )
  for (const message of messages)
    if ("rebuildAfter" in message) await rebuild(message.rebuildAfter, env)
}

/** Has the next players publish everything again, and orders the ones after them. */
async function rebuild(after: number, env: Sharing): Promise<void> {
  const ids = await readPeopleAfter(createStore(env.DB), after, rebuiltAtOnce)
  const players = within(env.PLAY, env.JURISDICTION)
  await Promise.all(ids.map((id) => players.getByName(String(id)).republish(id)))
  const last = ids.at(-1)
  if (last !== undefined) await env.PUBLISHED.send({ rebuildAfter: last })
}
