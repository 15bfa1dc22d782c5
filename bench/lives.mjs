import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { prepareDatabase } from "../scripts/launch/database.mjs"
import { runNode } from "../scripts/launch/program.mjs"
import { credentialsOf } from "../tests/support/plain-client.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import * as deeds from "./lives/deeds.mjs"
import { begin, endLives } from "./lives/life.mjs"
import { fillAccount, newcomer, rename, setUp, signUp } from "./lives/school.mjs"

/**
 * What people do from Home until they have what they came for: presses, typed characters and pages, on a phone in English
 * without scripts. Choosing from a list and choosing a file are two presses, pasting is one. `node bench/lives.mjs` prints
 * a table; counts do not depend on the machine.
 */

/** @typedef {import("./lives/life.mjs").Life} Life */

const states = await prepareStates()
const empty = mkdtempSync(join(tmpdir(), "tahaddi-empty-"))
/** @type {Record<string, { presses: number, keys: number, pages: number }>} */
const rows = {}
try {
  await inSchool(states.newState(), async (site) => {
    const [layla, omar, huda] = [
      credentialsOf("layla"),
      credentialsOf("omar"),
      credentialsOf("huda"),
    ]
    await tell(site, "visitor: reads the first hint", (life) => life.press("[value=start]"))
    await tell(site, "new pupil: signs up and plays a round", async (life) => {
      await life.press("a[href='/signup']")
      await life.choose("[name=grade]", "7")
      await fillAccount(life, "amal@school.example")
      await life.press("form button")
      await deeds.playHints(life)
    })
    await tell(site, "pupil: plays a round of five hints", deeds.playHints, layla)
    await tell(site, "pupil: plays a round of offside", deeds.playOffside, layla)
    await tell(site, "teacher: sends a question of five hints", deeds.writeQuestion, omar)
    await tell(site, "teacher: has a class of 30", deeds.makeClass, omar)
    await tell(site, "teacher: sets a chapter as work", deeds.setWork, omar)
    const code = await tell(site, "teacher: opens a live round", deeds.openRoom, omar)
    await tell(site, "guest: has a seat in it", (life) => deeds.sitDown(life, code))
    await tell(site, "admin: approves a question", deeds.approve, huda)
  })
  await prepareDatabase(empty, "none")
  await inSchool(empty, (site) => tell(site, "first admin: signs up", signUp))
  const env = { ...process.env, STATE_DIR: empty }
  await runNode(["scripts/admin.mjs", newcomer.email, "--local"], { env })
  await inSchool(empty, async (site) => {
    await tell(site, "admin: makes 12 grades × 10 subjects × 8 chapters", setUp, newcomer)
    await tell(site, "admin: corrects the name of a grade", rename, newcomer)
  })
} finally {
  await endLives()
  states.remove()
  rmSync(empty, { recursive: true, force: true, maxRetries: 5 })
}
console.table(rows)

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
 * @param {string} site
 * @param {string} name
 * @param {(life: Life) => Promise<Result>} act
 * @param {import("./lives/life.mjs").Credentials} [who]
 */
async function tell(site, name, act, who) {
  const life = await begin(site, who)
  try {
    return await act(life)
  } finally {
    rows[name] = life.count
    await life.end()
  }
}
