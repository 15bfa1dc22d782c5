import { existsSync, readdirSync, readFileSync } from "node:fs"
import { gameNames } from "./games.mjs"

/**
 * @import { Language } from "#contract/words"
 * @import { Curriculum, Person, Seed } from "./types"
 */

const here = new URL("./", import.meta.url)
/** @type {readonly Language[]} */
export const languages = ["en", "ar"]

/** @returns {Seed} */
export function readSeed() {
  /** @type {Curriculum} */
  const curriculum = readJson("curriculum.json")
  return { curriculum, people: readPeople(), games: readGames(""), waiting: readGames("waiting/") }
}

/** @param {"" | "waiting/"} folder @returns {any} what the files hold */
const readGames = (folder) =>
  Object.fromEntries(gameNames.map((game) => [game, readFiles(`${folder}${game}`)]))

/** @returns {readonly Person[]} those with a password can log in */
export function readPeople() {
  return readJson("people.json")
}

/** @param {string} folder of a game */
function readFiles(folder) {
  return languages.flatMap((language) => {
    const path = new URL(`${folder}/${language}/`, here)
    const files = existsSync(path) ? readdirSync(path) : []
    return files
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .map((file) => {
        const name = `${folder}/${language}/${file}`
        return { name, language, items: readJson(name) }
      })
  })
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, here), "utf8"))
}
