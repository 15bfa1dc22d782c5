/** How an answered item of difficulty is shown in the record. */
export const difficultyRecord = { Answer: null, linesTitle: "record.hints" } as const
