import { runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { createApp } from "../../../api/src/http/app"
import { platformDependencies } from "../../../api/src/http/dependencies"
import { seededRandom } from "../../support/dice.mjs"
import { emptyObject } from "../../contract/support/players"
import type { Member } from "../../contract/support/world"

export type PlayingApi = Awaited<ReturnType<typeof apiWith>>
export type HeldAnswer = Awaited<ReturnType<PlayingApi["end"]>>[number]

interface Playing {
  readonly player: Member
  readonly clock: { readonly now: number }
  readonly lane?: number
}

/** The players of a lane share the object, emptied for each, as they share that of the referee. */
export async function apiWith(seed: number, { player: { id }, clock, lane = 0 }: Playing) {
  const random = seededRandom(seed).bytes
  const dependencies = { ...platformDependencies, now: () => clock.now, random }
  const stub = env.PLAY.getByName(`lane-${lane}`)
  await emptyObject(stub)
  await runInDurableObject(stub, async (player) => {
    player.dependencies = dependencies
    await player.open(id)
  })
  const app = createApp(dependencies)
  const bindings = { ...env, PLAY: { getByName: () => stub } }
  return {
    fetch: async (request: Request) => app.fetch(request, bindings),
    end: () =>
      runInDurableObject(stub, async (player, { storage }) => {
        await player.publish()
        await storage.deleteAlarm()
        const rows = storage.sql.exec<{ questionId: number; is_right: number }>(
          "SELECT question_id AS questionId, is_right FROM answers WHERE subject_id IS NOT NULL ORDER BY id",
        )
        return Array.from(rows, ({ questionId, is_right }) => {
          return { questionId, isRight: is_right === 1 }
        })
      }),
  }
}
