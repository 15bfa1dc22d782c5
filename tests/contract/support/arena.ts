import { answerHints, answerSet, drawHints, drawSet } from "./rounds"
import { addPool, buildSchool, type Member } from "./world"

export async function buildArena() {
  await buildSchool()
  await addPool({ chapter: 1 }, 4)
  await addPool({ chapter: 1, game: "offside" }, 4)
  await addPool({ chapter: 1, game: "DifficultyLevel" }, [3, 3, 6, 3, 3])
  await addPool({ chapter: 2 }, 1)
  await addPool({ chapter: 2, game: "offside" }, 1)
  await addPool({ chapter: 2, game: "DifficultyLevel" }, [1, 1, 1, 1, 1])
  await addPool({ section: 3, game: "DifficultyLevel" }, [1, 1, 2, 1, 1])
}

export const winSet = async (player: Member, place?: object) => {
  const set = await drawSet(player, place)
  await answerSet(player, set, (_, at) => at < 2)
  return set
}
export const winHints = async (player: Member, place?: object) => {
  const question = await drawHints(player, place)
  await answerHints(player, question)
  return question
}
