import { parseArgs } from "node:util"
import { Failure } from "../launch/failure.mjs"

/** @typedef {import("./record.mjs").Answers} Answers */
/** @typedef {keyof Answers} Name */
/** @typedef {{ pattern: RegExp, meaning: string, question?: string, usual?: string }} Question */
/** @typedef {Readonly<Record<string, string | undefined>>} Given */

const mailAddress = /^[^\s@"]+@[^\s@"]+\.[^\s@".]{2,}$/
/** The end of names that nobody can own: RFC 2606. */
const reserved = /\.(example|test|invalid|localhost)$/
const onAccount = "workers.dev"

/**
 * The answers that a deploy needs. One without `question` is never asked: its default is `usual`.
 * @type {Readonly<Record<Name, Question>>}
 */
const questions = {
  APP_URL: {
    question: `The site's address: https://quiz.school.org, or ${onAccount} for one of the account`,
    pattern: /^(workers\.dev|https:\/\/[a-z0-9.-]+\.([a-z]{2,}|xn--[a-z0-9-]+))$/,
    meaning: `an https address without a path, such as https://quiz.school.org, or ${onAccount}`,
    usual: onAccount,
  },
  MAIL_FROM: {
    question: "The sender of its mails: an address of a domain that the account may send for",
    pattern: mailAddress,
    meaning: "an address of a domain that the account may send mail for",
  },
  CONTACT_TO: {
    question: "Who receives messages of the contact page",
    pattern: mailAddress,
    meaning: "the mail address that receives messages of the contact page",
  },
  JURISDICTION: {
    question: "Where data must stay: eu, fedramp or none; it cannot be changed later",
    pattern: /^(eu|fedramp|none)$/,
    meaning: "eu, fedramp or none",
    usual: "none",
  },
  LOCATION: {
    pattern: /^(near|weur|eeur|apac|oc|wnam|enam)$/,
    meaning: "weur, eeur, apac, oc, wnam, enam, or near for the place of who deploys",
    usual: "near",
  },
  METRICS: { pattern: /^(on|off)$/, meaning: "on or off", usual: "off" },
}

/** @type {readonly Name[]} */
const names = ["APP_URL", "MAIL_FROM", "CONTACT_TO", "JURISDICTION", "LOCATION", "METRICS"]

/** The name of an option: `app-url` for `APP_URL`. @param {string} name */
const optionOf = (name) => name.toLowerCase().replaceAll("_", "-")

/** What the options mean that are no answers. */
const switches = {
  "dry-run": "prints what a deploy would do, without an account",
  all: "deploys all four Workers, also those that have not changed",
  "rotate-secrets": "sets a new session secret",
}

/** What `npm run deploy -- --help` prints. */
export const usage = `Deploys the site: docs/operating.md.

Usage: npm run deploy -- [options]
${[
  ...names.map((name) => [`${optionOf(name)}=…`, `or ${name}: ${questions[name].meaning}`]),
  ...Object.entries(switches),
]
  .map(([option = "", meaning]) => `  --${option.padEnd(16)} ${meaning}`)
  .join("\n")}`

/** The options of `npm run deploy`. @param {readonly string[]} args */
export function readOptions(args) {
  /** @type {Record<string, { type: "string" | "boolean" }>} */
  const options = {}
  for (const name of names) options[optionOf(name)] = { type: "string" }
  for (const name of Object.keys(switches)) options[name] = { type: "boolean" }
  try {
    const { values } = parseArgs({ args: [...args], options })
    /** @type {Given} */
    const given = Object.fromEntries(names.map((name) => [name, textOf(values[optionOf(name)])]))
    return {
      given,
      isDryRun: values["dry-run"] === true,
      isAll: values["all"] === true,
      isRotating: values["rotate-secrets"] === true,
    }
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Failure(`The options of a deploy are ${known.join(", ")}.`)
  }
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === "string" ? value : undefined)

/** @typedef {{ given: Given, env: Given, kept: Given, isEmpty?: boolean }} Sources `isEmpty`: no resource exists yet */

/**
 * An option overrides the environment, which overrides the answer of the last deploy.
 * @param {Sources} sources
 * @param {Name} name
 */
const find = ({ given, env, kept }, name) => given[name] ?? (env[name] || kept[name])

/**
 * All answers. Asks for missing ones if `ask` is given, and otherwise fails with a sentence that names them.
 * @param {Sources} sources
 * @param {((question: string) => Promise<string>) | undefined} ask
 * @returns {Promise<Answers>}
 */
export async function collectAnswers(sources, ask) {
  const answers = { ...noAnswers }
  for (const name of names) {
    const known = find(sources, name)
    answers[name] = known === undefined ? await askFor(name, ask) : checked(name, known)
  }
  const { kept, isEmpty = false } = sources
  if (!isEmpty && kept["JURISDICTION"] && kept["JURISDICTION"] !== answers.JURISDICTION)
    throw new Failure(
      `The data are stored with the jurisdiction ${kept["JURISDICTION"]}, which cannot be changed.`,
    )
  return answers
}

/** The answers known without asking, and the names of those that a deploy would ask for. @param {Sources} sources */
export function knownAnswers(sources) {
  const answers = { ...noAnswers }
  for (const name of names) {
    const known = find(sources, name)
    answers[name] = known === undefined ? (questions[name].usual ?? "") : checked(name, known)
  }
  const open = names.filter((name) => questions[name].question && find(sources, name) === undefined)
  return { answers, open }
}

/** @type {Answers} */
const noAnswers = {
  APP_URL: "",
  MAIL_FROM: "",
  CONTACT_TO: "",
  JURISDICTION: "",
  LOCATION: "",
  METRICS: "",
}

/** @param {Name} name @param {string} value */
function checked(name, value) {
  const complaint = complaintOf(name, value)
  if (!complaint) return inOneForm(value)
  throw new Failure(`${name} ${complaint}, not "${value}".`)
}

/** What is wrong with a value; "" if nothing is. @param {Name} name @param {string} value */
function complaintOf(name, value) {
  const { pattern, meaning } = questions[name]
  if (!pattern.test(inOneForm(value))) return `must be ${meaning}`
  const [ending] = reserved.exec(value) ?? []
  return ending ? `must be at a domain that exists (nobody can own one under ${ending})` : ""
}

/** The site's address as browsers write it: in lower case, an international domain in ASCII. @param {string} value */
const inOneForm = (value) =>
  /^https:\/\/[^/?#@:]+$/i.test(value) && URL.canParse(value) ? new URL(value).origin : value

/** @param {Name} name @param {((question: string) => Promise<string>) | undefined} ask */
async function askFor(name, ask) {
  const { question, meaning, usual = "" } = questions[name]
  if (!question) return usual
  if (!ask) throw new Failure(`Set ${name}, or give --${optionOf(name)}: ${meaning}.`)
  for (;;) {
    const value = (await ask(`${question}${usual && ` [${usual}]`}: `)).trim() || usual
    const complaint = complaintOf(name, value)
    if (!complaint) return inOneForm(value)
    console.log(`It ${complaint}.`)
  }
}
