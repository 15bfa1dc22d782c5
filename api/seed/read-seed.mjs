import { existsSync, readdirSync, readFileSync } from "node:fs"
import { gameNames } from "./games/games.mjs"

/** @import { Game, Language } from "#contract/words" */
/** @import { Curriculum, Person, Seed } from "./types" */

const here = new URL("./", import.meta.url)
/** @type {readonly Language[]} */
export const languages = ["en", "ar"]

/** @returns {Seed} */
export function readSeed() {
  /** @type {Curriculum} */
  const curriculum = readJson("curriculum.json")
  return { curriculum, people: readPeople(), games: readGames() }
}

/** @returns {Seed["games"]} */
function readGames() {
  /** @type {any} what the files hold */
  const files = Object.fromEntries(gameNames.map((game) => [game, readFiles(game)]))
  return files
}

/** @returns {readonly Person[]} those with a password can log in */
export function readPeople() {
  return readJson("people.json")
}

/** @param {Game} game */
function readFiles(game) {
  return languages.flatMap((language) => {
    const folder = new URL(`${game}/${language}/`, here)
    const files = existsSync(folder) ? readdirSync(folder) : []
    return files
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .map((file) => {
        const name = `${game}/${language}/${file}`
        return { name, language, items: readJson(name) }
      })
  })
}

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, here), "utf8"))
}
