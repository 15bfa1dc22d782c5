import { Failure } from "../launch/failure.mjs"
import { failureOf, runStep } from "./account.mjs"

/** @typedef {import("./account.mjs").Wrangler} Wrangler */
/** @typedef {import("./account.mjs").Step} Step */
/** @typedef {import("./record.mjs").Answers} Answers */
/** @typedef {ReturnType<typeof import("./configs.mjs").neededResources>} Needed */

/**
 * @typedef {object} Making
 * @property {Wrangler} wrangler
 * @property {(line: string) => void} say
 * @property {import("./record.mjs").DeployRecord} record
 * @property {Answers} answers
 */

/**
 * Creates what is missing on the account, and stores each id as soon as it is known.
 * @param {Making} making
 * @param {Needed} needed
 */
export async function makeMissing(making, needed) {
  for (const database of needed.databases) await ensureDatabase(making, database)
  for (const { name, step } of storesOf(needed, making.answers)) {
    const { made } = making.record.state
    if (made.includes(name)) continue
    await makeOnce(making, step)
    making.record.save({ made: [...made, name] })
  }
}

/** The commands that create buckets and queues. @param {Needed} needed @param {Answers} answers */
export const storesOf = ({ buckets, queues }, answers) => [
  ...buckets.map((name) => ({
    name,
    step: {
      args: ["r2", "bucket", "create", name, ...placeOf(answers)],
      doing: `make the bucket ${name}`,
      permission: "Workers R2 Storage: Edit",
    },
  })),
  ...queues.map((name) => ({
    name,
    step: {
      args: ["queues", "create", name],
      doing: `make the queue ${name}`,
      permission: "Queues: Edit",
    },
  })),
]

/** A jurisdiction excludes a location hint. @param {Answers} answers */
export function placeOf({ JURISDICTION, LOCATION }) {
  if (JURISDICTION !== "none") return ["--jurisdiction", JURISDICTION]
  return LOCATION === "near" ? [] : ["--location", LOCATION]
}

/** @param {Making} making @param {Needed["databases"][number]} database */
async function ensureDatabase({ wrangler, say, record, answers }, { name, id }) {
  const { databases } = record.state
  const known = id ?? databases[name] ?? (await findDatabase(wrangler, name))
  if (known && known === databases[name]) return
  if (!known) say(`Making the database ${name}`)
  const found = known ?? (await makeDatabase(wrangler, name, answers))
  record.save({ databases: { ...databases, [name]: found } })
}

/** @param {Wrangler} wrangler @param {string} name */
async function findDatabase(wrangler, name) {
  const listed = await runStep(wrangler, {
    args: ["d1", "list", "--json"],
    doing: "list the databases",
    permission: "D1: Edit",
  })
  /** @type {{ name: string, uuid: string }[]} */
  const databases = JSON.parse(listed)
  return databases.find((database) => database.name === name)?.uuid
}

/** @param {Wrangler} wrangler @param {string} name @param {Answers} answers */
async function makeDatabase(wrangler, name, answers) {
  const said = await runStep(wrangler, {
    args: ["d1", "create", name, ...placeOf(answers)],
    doing: `make the database ${name}`,
    permission: "D1: Edit",
  })
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(said)?.[0]
  if (!id) throw new Failure(`wrangler made the database ${name}, but names no id:\n${said}`)
  return id
}

const exists = /\[code: (10004|11009)\]|already (exists|taken|own)/i

/**
 * An existing resource is left unchanged: an earlier deploy or a person has created it.
 * @param {Making} making
 * @param {Step} step
 */
async function makeOnce({ wrangler, say }, step) {
  const outcome = await wrangler(step.args)
  if (outcome.code === 0) return say(step.doing.replace("make", "Made"))
  if (!exists.test(outcome.stderr + outcome.stdout)) throw failureOf(outcome, step)
}
