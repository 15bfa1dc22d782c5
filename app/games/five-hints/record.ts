/** How an answered question of five hints is shown in the record. */
export const fiveHintsRecord = { Answer: null, linesTitle: "record.hints" } as const
