import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { languages } from "../api/seed/read-seed.mjs"
import { prepareDatabase } from "../scripts/launch/database.mjs"
import { runNode } from "../scripts/launch/program.mjs"
import { credentialsOf } from "../tests/support/plain-client.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import * as deeds from "./lives/deeds.mjs"
import { begin, endLives, handSeconds } from "./lives/life.mjs"
import { fillAccount, merge, newcomers, rename, setUp, signUp } from "./lives/school.mjs"

/**
 * What people do from Home until they have what they came for, on a phone without scripts, in each language: presses, typed
 * characters and pages, which do not depend on the machine, and seconds. `node bench/lives.mjs` prints a table.
 */

/** @typedef {import("./lives/life.mjs").Life} Life */
/** @typedef {import("#contract/words").Language} Language */

const states = await prepareStates()
const empty = mkdtempSync(join(tmpdir(), "tahaddi-empty-"))
/** @type {Record<string, { presses: number, characters: number, pages: number, hand: number, machine: number }>} */
const rows = {}
try {
  for (const language of languages)
    await inSchool(states.newState(), (site) => liveInSchool(site, language))
  const founded = join(empty, "founded")
  await prepareDatabase(founded, "none")
  await inSchool(founded, async (site) => {
    for (const language of languages)
      await tell({ site, language }, "first admin: signs up", signUp)
  })
  for (const { email } of Object.values(newcomers))
    await runNode(["scripts/admin.mjs", email, "--local"], {
      env: { ...process.env, STATE_DIR: founded },
    })
  for (const language of languages)
    for (const kind of /** @type {const} */ (["csv", "xlsx"])) {
      const state = join(empty, `${language}-${kind}`)
      cpSync(founded, state, { recursive: true })
      await inSchool(state, (site) => liveAsAdmin(site, language, kind))
    }
} finally {
  await endLives()
  states.remove()
  rmSync(empty, { recursive: true, force: true, maxRetries: 5 })
}
console.table(rows)

/** @param {string} site @param {Language} language */
async function liveInSchool(site, language) {
  const visit = { site, language }
  const as = (/** @type {"layla" | "omar" | "huda"} */ name) => ({
    ...visit,
    who: credentialsOf(name),
  })
  await tell(visit, "visitor: reads the first hint", (life) => life.press("[value=start]"))
  await tell(visit, "new pupil: signs up and plays a round", async (life) => {
    await life.press("a[href='/signup']")
    await life.choose("[name=grade]", "7")
    await fillAccount(life, "amal@school.example")
    await life.press("form button")
    await deeds.playHints(life)
  })
  await tell(as("layla"), "pupil: plays a round of five hints", deeds.playHints)
  await tell(as("layla"), "pupil: plays a round of offside", deeds.playOffside)
  await tell(as("omar"), "teacher: sends a question of five hints", deeds.writeQuestion)
  await tell(as("omar"), "teacher: has a class of 30", deeds.makeClass)
  await tell(as("omar"), "teacher: sets a chapter as work", deeds.setWork)
  const code = await tell(as("omar"), "teacher: opens a live round", deeds.openRoom)
  await tell(visit, "guest: has a seat in it", (life) => deeds.sitDown(life, code))
  await tell(as("huda"), "admin: approves a question", deeds.approve)
}

/** @param {string} site @param {Language} language @param {"csv" | "xlsx"} kind */
async function liveAsAdmin(site, language, kind) {
  const visit = { site, language, who: newcomers[language] }
  await tell(visit, `admin: makes 12 × 10 × 8 from ${kind}`, (life) => setUp(life, kind))
  if (kind !== "csv") return
  await tell(visit, "admin: corrects the name of a grade", rename)
  await tell(visit, "admin: merges two chapters, and takes it back", merge)
}

/** @param {string} state @param {(site: string) => Promise<unknown>} live */
async function inSchool(state, live) {
  const product = await startProduct(state)
  try {
    await live(product.url)
  } finally {
    await product.stop()
  }
}

/**
 * @template Result
 * @param {Parameters<typeof begin>[0]} visit
 * @param {string} name
 * @param {(life: Life) => Promise<Result>} act
 */
async function tell(visit, name, act) {
  const life = await begin(visit)
  try {
    return await act(life)
  } finally {
    await life.end()
    const { presses, characters, pages, machineMs } = life.count
    rows[`${visit.language} ${name}`] = {
      presses,
      characters,
      pages,
      hand: Math.round(handSeconds(life.count)),
      machine: Math.round(machineMs / 100) / 10,
    }
  }
}
