import { sectionSetMade, setMade } from "../../samples/authoring"
import { answeredSet } from "../../samples/play"
import { sets } from "../play"
import { authors, everybody, row, sectionRow, signedIn } from "../role-row"
import { addLevels, addPool } from "../world"
import type { SchoolGame } from "./school-game"

export const difficulty: SchoolGame = {
  callName: "DifficultyGame",
  /** Fills two sets, whatever the number of draws: a drawn set can be drawn again. */
  async fill(place, _, languages) {
    const pool = await addPool({ ...place, game: "DifficultyLevel" })
    for (const language of languages) await addLevels(pool, [2, 2, 4, 2, 2], language)
    return pool
  },
  rows: [
    row("/api/education/DifficultyGame/question", everybody, { body: sets }),
    sectionRow("/api/entertainment/DifficultyGame/question/{section}", signedIn),
    sectionRow("/api/visitor/DifficultyGame/question/{section}", everybody),
    row("/api/education/DifficultyGame/Answer", everybody, { body: answeredSet }),
    row("/api/education/DifficultyGame/makequestion", authors, {
      body: { ...setMade, subject: "Math" },
    }),
    row("/api/entertainment/DifficultyGame/make", signedIn, { body: sectionSetMade }),
  ],
}
