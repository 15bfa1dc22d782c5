import { sets } from "../play"
import { everybody, pupilsOnly, row, sectionRow, signedIn } from "../role-row"
import { addOffside, addPool } from "../world"
import type { SchoolGame } from "./school-game"

/** The calls of five hints also store the questions of offside. */
export const offside: SchoolGame = {
  callName: "OffsideGame",
  async fill(place, draws, languages) {
    const pool = await addPool({ ...place, game: "offside" })
    for (const language of languages) await addOffside(pool, draws, language)
    return pool
  },
  rows: [
    row("/api/education/OffsideGame/question", pupilsOnly, { body: sets }),
    sectionRow("/api/Entertainment/OffsideGame/question/{section}", signedIn),
    sectionRow("/api/visitor/OffsideGame/question/{section}", everybody),
    row("/api/education/OffsideGame/judgements", [404, 403, 403, 403, 401, 401, 401], {
      body: { attempt: "question-0-0", judgements: Array(6).fill(true) },
    }),
  ],
}
