import { redirect } from "@remix-run/cloudflare"
import { ownWork } from "#contract"
import type { WorkSource } from "#game/sources/work"
import { orNull } from "#app/forms/refusals.server"
import { workPath } from "../addresses"
import type { SourceServer } from "./source-server"

export const workOnServer: SourceServer<WorkSource> = {
  /** If no round of the game is left, or none may be played now, the page of the work says so. */
  draw: ({ work }, { context }, draws) =>
    draws.by(async ({ ofWork }) => {
      const drawn = await ofWork(context.upstream, { params: { workId: work } })
      if (drawn.status === 403 || drawn.status === 404) throw redirect(workPath(work), 303)
      return drawn
    }),
  /**
   * With the title, and as practice if it earns no points: as the round on the page began, or else
   * as the upstream says. One that does not reply changes nothing.
   */
  async find(source, { context }) {
    const open = await context.player.open()
    for (const round of [context.player.settledRound(), ...(open?.inPlay ?? [])]) {
      if (round?.source.category !== "work" || round.source.work !== source.work) continue
      return { source: round.source, isListed: true }
    }
    const params = { workId: source.work }
    const shown = await orNull(context.upstream.call(ownWork.showOwnWork, { params }))
    if (shown?.status !== 200) return { source, isListed: shown?.status !== 404 }
    const { title, earnsPoints } = shown.body
    const { category, work } = source
    const choice = earnsPoints ? {} : ({ practice: "again" } as const)
    return { source: { category, work, title, ...choice }, isListed: true }
  },
}
