import { readFileSync } from "node:fs"
import { Failure } from "../launch/failure.mjs"
import { workers } from "../launch/paths.mjs"

/** @typedef {Readonly<Record<"app" | "api" | "mail", string>>} Configs the texts of wrangler.toml */

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const siteAddress = /^https:\/\/[^/\s]+$/

/**
 * Fails with one sentence while an address is still the example of the repository: mail would not be
 * delivered, or its links would not work.
 * @param {Configs} [configs]
 */
export function checkAddresses(configs = readConfigs()) {
  const wanted = /** @type {const} */ ([
    ["mail", "MAIL_FROM", mailAddress, "an address of a domain that your account may send from"],
    [
      "app",
      "CONTACT_TO",
      mailAddress,
      "the address that reads what is written on the contact page",
    ],
    ["app", "APP_URL", siteAddress, "where the site is, such as https://tahaddi.example.org"],
    ["api", "APP_URL", siteAddress, "where the site is, such as https://tahaddi.example.org"],
  ])
  for (const [worker, name, pattern, meaning] of wanted) {
    const value = variable(configs[worker], name)
    if (pattern.test(value) && !value.endsWith(".example")) continue
    const file = worker === "app" ? "wrangler.toml" : `${worker}/wrangler.toml`
    throw new Failure(`Set ${name} in ${file} to ${meaning}; it is "${value}".`)
  }
}

/** @returns {Configs} */
function readConfigs() {
  const { app, api, mail } = workers
  return { app: read(app.config), api: read(api.config), mail: read(mail.config) }
}

const read = (/** @type {string} */ file) => readFileSync(file, "utf8")

/** @param {string} config @param {string} name */
const variable = (config, name) => new RegExp(`^${name} = "(.*)"$`, "m").exec(config)?.[1] ?? ""
