import { addLevels, addOffside, addPool, addQuestions } from "./world"

/**
 * Gives a chapter and a section so many questions of hints and of offside, and sets of difficulty, in each of
 * the languages.
 */
export async function fillBothCategories(questions: number, languages = ["en"]): Promise<void> {
  for (const source of [{ chapter: 1 }, { section: 3 }]) {
    const [hints, offside] = [await addPool(source), await addPool({ ...source, game: "offside" })]
    const items = await addPool({ ...source, game: "DifficultyLevel" })
    for (const language of languages) {
      await addQuestions(hints, questions, language)
      await addOffside(offside, questions, language)
      await addLevels(items, [2, 2, 4, 2, 2], language)
    }
  }
}
