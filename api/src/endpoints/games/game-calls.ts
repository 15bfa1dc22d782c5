import { authoring } from "#contract"
import { wireGames, type WireGame } from "#contract/words"
import { difficulty, difficultyAnswer, readItems } from "../../games/difficulty"
import { fiveHints, fiveHintsAnswer, readFiveHints } from "../../games/five-hints"
import { offside, readOffside } from "../../games/offside"
import type { Implementation } from "../../implement"
import { makeCalls } from "../authoring/make"
import { answerCall } from "./answer"
import { drawCalls } from "./draw"
import { judgeOffside } from "./judge-offside"

const callsOf: Readonly<Record<WireGame, readonly Implementation[]>> = {
  [wireGames["five-hints"]]: [...drawCalls(fiveHints), answerCall(fiveHintsAnswer)],
  [wireGames.offside]: [...drawCalls(offside), judgeOffside],
  [wireGames.difficulty]: [
    ...drawCalls(difficulty),
    answerCall(difficultyAnswer),
    ...makeCalls({
      education: authoring.makeEducationDifficulty,
      entertainment: authoring.makeEntertainmentDifficulty,
      read: readItems,
    }),
  ],
}

type LinesBody = Parameters<typeof readFiveHints>[0] | Parameters<typeof readOffside>[0]

/** Five hints and offside are sent to the same path; `game` tells them apart. */
const makeLines = makeCalls<LinesBody>({
  education: authoring.makeEducationQuestion,
  entertainment: authoring.makeEntertainmentQuestion,
  read: (body) => [body.game === wireGames.offside ? readOffside(body) : readFiveHints(body)],
})

export const gameCalls = [...Object.values(callsOf).flat(), ...makeLines]
