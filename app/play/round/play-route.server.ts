import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare"
import type { Game } from "#contract/words"
import { loadPlayPage } from "./load-play-page.server"
import { playAction } from "./play-action.server"
import { enter, type PlayServer } from "#app/play/play.server"
import { withListedSource } from "#app/play/sources/sources.server"

export const createPlayRoute = <G extends Game>(part: PlayServer<G>) => ({
  async loader(args: LoaderFunctionArgs) {
    const view = await loadPlayPage(await withListedSource(enter(args, part.game)), part)
    return data(view, { status: view.round || view.end?.isPlayable ? 200 : 404 })
  },
  action: (args: ActionFunctionArgs) => playAction(args, part),
})
