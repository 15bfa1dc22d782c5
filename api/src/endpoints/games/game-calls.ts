import { authoring } from "#contract"
import { wireGames } from "#contract/words"
import { readFiveHints } from "../../games/five-hints"
import type { ApiGame } from "../../games/game"
import { games } from "../../games/games"
import { readOffside } from "../../games/offside"
import type { Implementation } from "../../implement"
import { makeCalls } from "../authoring/make"
import { answerCall } from "./answer"
import { drawCalls } from "./draw"
import { judgeOffside } from "./judge-offside"

const callsOf = (game: ApiGame): readonly Implementation[] => [
  ...drawCalls(game),
  ...(game.answer ? [answerCall(game.answer)] : []),
  ...(game.make ? makeCalls(game.make) : []),
]

type LinesBody = Parameters<typeof readFiveHints>[0] | Parameters<typeof readOffside>[0]

/** Five hints and offside are sent to the same path; `game` tells them apart. */
const makeLines = makeCalls<LinesBody>({
  education: authoring.makeEducationQuestion,
  entertainment: authoring.makeEntertainmentQuestion,
  read: (body) => [body.game === wireGames.offside ? readOffside(body) : readFiveHints(body)],
})

export const gameCalls = [...Object.values(games).flatMap(callsOf), judgeOffside, ...makeLines]
