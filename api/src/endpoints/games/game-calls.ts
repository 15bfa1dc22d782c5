import { authoring } from "#contract"
import type { ApiGame } from "../../games/game"
import { games } from "../../games/games"
import type { MadeFields } from "../../games/make-calls"
import type { Implementation } from "../../http/implement"
import { makeCalls } from "../authoring/make"
import { answerCall } from "./answer"
import { drawCalls } from "./draw"
import { judgeOffside } from "./judge-offside"

const callsOf = (game: ApiGame): readonly Implementation[] => [
  ...drawCalls(game),
  ...(game.answer ? [answerCall(game.answer)] : []),
  ...(game.make ? makeCalls(game.make, game.read) : []),
]

/** Five hints and offside have the same path; the field `game` says which of them a question is for. */
const makeLines = makeCalls<MadeFields>(
  {
    education: authoring.makeEducationQuestion,
    entertainment: authoring.makeEntertainmentQuestion,
  },
  (made) => games[made.game].read(made),
)

export const gameCalls = [...Object.values(games).flatMap(callsOf), judgeOffside, ...makeLines]
