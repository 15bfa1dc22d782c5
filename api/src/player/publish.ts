import { within, type Bindings, type GradesChanged } from "../http/platform"
import { readMovedAfter } from "../store/curriculum/grade-moves"
import { readExisting, readPeopleAfter } from "../store/accounts/people"
import { createStore } from "../db/store"
import type { WorkerEnv } from "../worker-env"
import { publishStates } from "./topics/publish-states"
import type { LessonMessage } from "../store/play/lessons"
import type { PlayerState } from "./topics/topic"

/**
 * A message of the queue: what others see of a player, or a command to publish all players after an id again, or those
 * whose grade was changed, or what was played in a live round.
 */
export type PublishedMessage =
  | PlayerState
  | { readonly rebuildAfter: number }
  | GradesChanged
  | LessonMessage

type Sharing = Pick<Bindings, "DB" | "BOARD" | "JURISDICTION"> & {
  readonly PLAY: WorkerEnv["PLAY"]
  readonly PUBLISHED: { readonly send: (message: PublishedMessage) => Promise<unknown> }
}

const rebuiltAtOnce = 100

/**
 * Stores a batch of messages on the leaderboards and in D1; if it throws, the queue delivers the messages again. A
 * message may wait for days: those of people who were erased meanwhile are dropped.
 */
export async function publish(messages: readonly PublishedMessage[], env: Sharing): Promise<void> {
  const store = createStore(env.DB)
  const states = messages.flatMap((message) => ("personId" in message ? message : []))
  const people = states.map(({ personId }) => personId)
  const existing = people.length > 0 ? await readExisting(store, people) : new Set()
  await publishStates(
    { store, bindings: env },
    states.filter(({ personId }) => existing.has(personId)),
  )
  for (const message of messages)
    if ("rebuildAfter" in message) await rebuild(message.rebuildAfter, env)
    else if ("gradesAfter" in message) await takeGrades(message.gradesAfter, env)
    else if ("revealed" in message || "lesson" in message) await teach(message, env)
}

async function rebuild(after: number, env: Sharing): Promise<void> {
  const ids = await readPeopleAfter(createStore(env.DB), after, rebuiltAtOnce)
  const players = within(env.PLAY, env.JURISDICTION)
  await Promise.all(ids.map((id) => players.getByName(String(id)).republish(id)))
  const last = ids.at(-1)
  if (last !== undefined) await env.PUBLISHED.send({ rebuildAfter: last })
}

async function takeGrades(after: number, env: Sharing): Promise<void> {
  const events = await readMovedAfter(createStore(env.DB), after, rebuiltAtOnce)
  const players = within(env.PLAY, env.JURISDICTION)
  await Promise.all(
    events.map(
      ({ personId }) => personId && players.getByName(String(personId)).takeChange(personId),
    ),
  )
  const last = events.at(-1)
  if (last) await env.PUBLISHED.send({ gradesAfter: last.id })
}

async function teach(message: LessonMessage, env: Sharing): Promise<void> {
  const people = "people" in message ? message.people : [message.lesson]
  const existing = await readExisting(createStore(env.DB), people)
  const players = within(env.PLAY, env.JURISDICTION)
  await Promise.all([...existing].map((id) => players.getByName(String(id)).learn(id, message)))
}
