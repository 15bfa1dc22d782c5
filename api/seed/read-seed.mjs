import { existsSync, readdirSync, readFileSync } from "node:fs"

/** @import { Language } from "#contract/words" */
/** @import { Curriculum, DifficultySet, HintsItem, OffsideItem, Person, Seed, SeedFile } from "./types" */

const here = new URL("./", import.meta.url)
/** @type {readonly Language[]} */
export const languages = ["en", "ar"]

/** @returns {Seed} */
export function readSeed() {
  /** @type {Curriculum} */
  const curriculum = readJson("curriculum.json")
  /** @type {readonly SeedFile<HintsItem>[]} */
  const hints = readFiles("hints")
  /** @type {readonly SeedFile<OffsideItem>[]} */
  const offside = readFiles("offside")
  /** @type {readonly SeedFile<DifficultySet>[]} */
  const difficulty = readFiles("difficulty")
  return { curriculum, people: readPeople(), hints, offside, difficulty }
}

/** @returns {readonly Person[]} those with a password can log in */
export function readPeople() {
  return readJson("people.json")
}

/** @param {"hints" | "offside" | "difficulty"} game */
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
