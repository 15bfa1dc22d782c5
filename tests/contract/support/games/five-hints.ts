import { hintsMade, sectionHintsMade } from "../../samples/authoring"
import { rightAnswer } from "../../samples/play"
import { sets } from "../play"
import { authors, everybody, row, sectionRow, signedIn } from "../role-row"
import { addPool, addQuestions } from "../world"
import type { SchoolGame } from "./school-game"

export const fiveHints: SchoolGame = {
  callName: "HintGame",
  async fill(place, draws, languages) {
    const pool = await addPool(place)
    for (const language of languages) await addQuestions(pool, draws, language)
    return pool
  },
  rows: [
    row("/api/education/HintGame/question", everybody, { body: sets }),
    sectionRow("/api/Entertainment/HintGame/question/{section}", signedIn),
    sectionRow("/api/visitor/HintGame/question/{section}", everybody),
    row("/api/education/HintGame/ans", everybody, { body: rightAnswer }),
    row("/api/education/HintGame/makequestion", authors, {
      body: { ...hintsMade, subject: "Math" },
    }),
    row("/api/entertainment/HintGame/makequestion", signedIn, { body: sectionHintsMade }),
  ],
}
