import { beforeAll, describe, expect, it } from "vitest"
import { gameNames, type Game } from "#contract/words"
import type { ViewOf } from "#game/games"
import type { Referee } from "#game/referee"
import { openRound } from "#app/play/round/play-route.server"
import { playAction } from "#app/play/round/play-action.server"
import type { Play, PlayServer } from "#app/play/play.server"
import { inSession } from "#app/server/handle-request.server"
import type { Member } from "../contract/support/world"
import { settledGames, type Form } from "./support/games"
import { withReferee } from "./support/player"
import { apiWith } from "./support/playing-api"
import { playOf, type Steps } from "./support/request"
import { begin, buildSettlementSchool, enrolMany, keysOf } from "./support/school"

let players: readonly Member[] = []

beforeAll(async () => {
  await buildSettlementSchool(gameNames)
  players = await enrolMany(gameNames.length)
})

describe.each(gameNames)("a right answer in %s", (game) => {
  it("costs two API calls and at most three referee calls, and the page after it only the check of the session", async () => {
    const player = players[gameNames.indexOf(game)]
    const clock = { now: begin }
    if (!player) throw new Error("nobody is enrolled")
    await withReferee(0, clock, async (referee) => {
      const { calls, steps } = recording(referee)
      const world = { player, clock, api: await apiWith(1, { player, clock }) }
      const key = keysOf([game]).find(({ source }) => source.category === "education")
      if (!key) throw new Error("there is nothing to play")
      const { round: view } = await openRound(
        await playOf(world, key, steps),
        settledGames[game].server,
      )
      if (!view) throw new Error("there is no question")

      calls.length = 0
      const answered = await act(
        await playOf(world, key, steps, { form: rightForm(view.game, view) }),
        game,
      )
      expect(answered.headers.get("Location")).toContain(`round=${view.roundId}`)
      expect(calls).toEqual(settledGames[game].calls)

      calls.length = 0
      const result = await playOf(world, key, steps, { round: view.roundId })
      const after = await inSession({
        method: "GET",
        needs: {},
        createContext: async () => result.context,
        handle: async () =>
          Response.json((await openRound(result, settledGames[game].server)).round),
      })
      expect(await after.response.json()).toMatchObject({
        roundId: view.roundId,
        phase: "answered",
        credit: { state: "credited" },
      })
      expect(calls).toEqual(["isSessionEnded"])
    })
  })
})

const rightForm = <G extends Game>(game: G, view: ViewOf<G>): Form => ({
  round: view.roundId,
  intent: "answer",
  ...settledGames[game].rightForm(view),
})

/** Everything that a POST does between reading the session and the redirect. */
async function act<G extends Game>(play: Play<G>, game: G): Promise<Response> {
  const { request, context } = play
  const part: PlayServer<G> = settledGames[game].server
  const params = { categoryGame: "education" }
  const { response } = await inSession({
    method: "POST",
    needs: { checksSession: true },
    createContext: async () => context,
    handle: async () => {
      const answer = await playAction({ request, params, context }, part)
      if (answer instanceof Response) return answer
      throw new Error("the form came back")
    },
  })
  return response
}

function recording(referee: Referee) {
  const calls: string[] = []
  const recorded: Referee = {
    run(operation) {
      calls.push(operation.type)
      return referee.run(operation)
    },
  }
  const steps: Steps = {
    ofReferee: recorded,
    ofApi: (path, call) => {
      calls.push(/\/(\w+\/\w+)(?:\/\d+)?$/.exec(path)?.[1] ?? path)
      return call()
    },
  }
  return { calls, steps }
}
