import type { GamePrint } from "../game-print"

/** The stored answer lists the numbers of the true statements: "135". */
export const offsidePrint: GamePrint = {
  boxesOf: (t) => [t("offside.true"), t("offside.false")],
  answerLines: 0,
  answerOf: (answer, t) =>
    t("record.trueOnes", { places: Array.from(answer).join(t("record.between")) }),
}
