import type { Change, GameModule } from "../rounds/game-module"
import { questionKey } from "../rounds/round-key"
import {
  begin,
  judgeStatements,
  leftBy,
  storedRound,
  type Judgement,
  type OffsideMaterial,
  type OffsideRound,
} from "./round"
import { viewOffside, type OffsideView } from "./view"
import { offsideWorth } from "./worth.mjs"

export interface OffsideAction {
  readonly type: "judge"
  readonly roundId: string | null
  readonly judgements: readonly Judgement[]
  readonly needsAll?: boolean
}

export interface Offside {
  readonly material: OffsideMaterial
  readonly round: OffsideRound
  readonly action: OffsideAction
  readonly submission: never
  readonly view: OffsideView
}

export const offside: GameModule<Offside> = {
  begin,
  apply,
  view: viewOffside,
  isSet: false,
  points: { most: offsideWorth(0) },
  questionKeys: ({ material }) => [questionKey(material.question, material.information)],
  judgements: ({ account, said }) =>
    account?.isReported ? null : said.map((word) => word === true),
  stored: storedRound,
}

function apply(
  round: OffsideRound,
  { judgements, needsAll = false }: OffsideAction,
): Change<OffsideRound, never> {
  const missing = needsAll && !round.account ? leftBy(round, judgements) : 0
  if (missing > 0) return { state: "incomplete", missing }
  return { state: "settled", round: judgeStatements(round, judgements) }
}
