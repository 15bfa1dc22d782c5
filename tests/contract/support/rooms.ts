import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Dependencies } from "../../../api/src/http/dependencies"
import type { Bindings } from "../../../api/src/http/platform"
import { publish } from "../../../api/src/player/publish"
import type { LessonMessage } from "../../../api/src/store/play/lessons"
import { emptyObject, objectOf } from "./players"

const opened = new Set<string>()
export const lessons: LessonMessage[] = []
/** While it is down rooms cannot judge, so they stay in that phase. */
export const roomDatabase = { isDown: false }
const downDatabase = {
  get: () => {
    throw new Error("The database is down.")
  },
}

export const roomsWith = ({ now }: Pick<Dependencies, "now">): Bindings["ROOM"] => ({
  getByName: (name) => {
    opened.add(name)
    const stub = env.ROOM.getByName(name)
    return {
      fetch: async (...request: Parameters<Fetcher["fetch"]>) => {
        await runInDurableObject(stub, (room) => {
          room.clock = now
          room.patienceMs = 60_000
          room.bindings = { DB: env.DB, PUBLISHED: { send: async (sent) => lessons.push(sent) } }
          if (roomDatabase.isDown) Object.defineProperty(room.bindings, "DB", downDatabase)
        })
        return stub.fetch(...request)
      },
    }
  },
})

/** Delivers what rooms have sent, and waits until D1 has what it changed. An object that was erased is empty. */
export async function deliverLessons(): Promise<readonly LessonMessage[]> {
  const sent = lessons.splice(0)
  await publish(sent, { ...env, PLAY: { getByName: objectOf } as typeof env.PLAY })
  const people = sent.flatMap((each) => ("lesson" in each ? each.lesson : each.people))
  for (const id of new Set(people))
    await runInDurableObject(objectOf(String(id)), async (player, { storage }) => {
      const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'player'")
      if (tables.toArray().length > 0) await player.publish()
    })
  return sent
}

export async function forgetRooms(): Promise<void> {
  lessons.length = 0
  for (const name of opened) await emptyObject(env.ROOM.getByName(name))
  opened.clear()
}
