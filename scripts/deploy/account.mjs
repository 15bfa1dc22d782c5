import { Failure } from "../launch/failure.mjs"

/** @typedef {{ code: number, stdout: string, stderr: string }} Outcome */
/** @typedef {(args: readonly string[]) => Promise<Outcome>} Wrangler */
/**
 * @typedef {object} Step
 * @property {readonly string[]} args of wrangler
 * @property {string} doing "make the database tahaddi"
 * @property {string} permission that a token needs for it
 */

/** Sentences for errors of Cloudflare whose own message does not say what to do. */
const sentences = /** @type {const} */ ([
  [
    /\[code: 10042\]/,
    "R2 is not switched on for this account: open R2 in the dashboard once, then run this again.",
  ],
  [
    /\[code: 10089\]/,
    "Analytics Engine is not switched on for this account: open it in the dashboard once, or give --metrics off.",
  ],
  [
    /\[code: 10063\]|register a workers\.dev subdomain/,
    "The account has no workers.dev subdomain yet: open Workers in the dashboard once, or give an --app-url of your own.",
  ],
])
const noRights = /\[code: (10000|10001|9106|9109)\]|Authentication error|Unauthorized|Forbidden/

/**
 * Runs wrangler and returns its output. Fails with one sentence if the account does not allow the step.
 * @param {Wrangler} wrangler
 * @param {Step} step
 */
export async function runStep(wrangler, step) {
  const outcome = await wrangler(step.args)
  if (outcome.code !== 0) throw failureOf(outcome, step)
  return outcome.stdout
}

/** @param {Outcome} outcome @param {Step} step */
export function failureOf({ stdout, stderr }, { doing, permission }) {
  const said = `${stderr}\n${stdout}`
  const known = sentences.find(([pattern]) => pattern.test(said))
  if (known) return new Failure(known[1])
  if (noRights.test(said))
    return new Failure(`This login may not ${doing}: it needs the permission "${permission}".`)
  return new Failure(`wrangler could not ${doing}:\n${(stderr || stdout).trim()}`)
}

/**
 * The id of the account to deploy to. Fails if nobody is logged in, and if there are several accounts
 * and none is chosen.
 * @param {Wrangler} wrangler
 * @param {string | undefined} chosen
 */
export async function chooseAccount(wrangler, chosen) {
  const { code, stdout } = await wrangler(["whoami", "--json"])
  if (code !== 0)
    throw new Failure("Nobody is logged in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.")
  if (chosen) return chosen
  /** @type {{ accounts?: { id: string, name: string }[] }} */
  const { accounts = [] } = JSON.parse(stdout)
  const [only, ...others] = accounts
  if (only && others.length === 0) return only.id
  const named = accounts.map(({ id, name }) => `${id} (${name})`).join(", ")
  throw new Failure(
    `Set CLOUDFLARE_ACCOUNT_ID to the account to deploy to${named && `: ${named}`}.`,
  )
}
