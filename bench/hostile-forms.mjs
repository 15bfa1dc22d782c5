import { loadSource } from "../scripts/launch/load-source.mjs"
import { cookiesOf } from "../tests/support/plain-client.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"

/**
 * The longest time and the largest reply of every form with hostile values: ten kinds of characters, each at the
 * field's limit, one over it, and as many as the body may hold, in one field and in all fields.
 * `node bench/hostile-forms.mjs` prints two tables; `MORE_BYTES` tries larger bodies for the forms
 * that take questions, and `ONLY` selects forms by a part of their paths.
 */
const moreBytes = Number(process.env["MORE_BYTES"] ?? 0)
const only = process.env["ONLY"] ?? ""

/** @typedef {import("../tests/support/all-forms").SiteForm} SiteForm */
/** @typedef {{ path: string, what: string, ms: number, bytes: number, status: number }} Measured */

/** @type {typeof import("../tests/support/all-forms")} */
const { allForms, filledBy, hostileLetters } = await loadSource("tests/support/all-forms.ts")
const states = await prepareStates()
const product = await startProduct(states.newState())
/** @type {Measured[]} */
const all = []
try {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  const forms = allForms.filter(({ path }) => path.includes(only))
  for (const { as } of forms)
    if (!cookies.has(as)) cookies.set(as, await cookiesOf(product.url, as))
  for (const form of forms)
    for (const [what, letters] of Object.entries(hostileLetters))
      for (const [size, fields] of Object.entries(filledBy(form, letters, moreBytes)))
        all.push(await post(form, `${what}, ${size}`, fields, cookies.get(form.as) ?? ""))
} finally {
  await product.stop()
  states.remove()
}

const top = (/** @type {"ms" | "bytes"} */ by) =>
  all.toSorted((one, other) => other[by] - one[by]).slice(0, 10)
console.log(`${all.length} requests; the slowest ten:`)
console.table(top("ms"))
console.log("The largest ten replies:")
console.table(top("bytes"))
/** @type {Record<string, number>} */
const statuses = {}
for (const { status } of all) statuses[status] = (statuses[status] ?? 0) + 1
console.table(statuses)

/**
 * @param {SiteForm} form @param {string} what
 * @param {Readonly<Record<string, string>>} fields @param {string} cookie
 * @returns {Promise<Measured>}
 */
async function post(form, what, fields, cookie) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...form.with })) body.append(name, value)
  const sent = new Response(body)
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const path = form.with?.["intent"] ? `${form.path} ${form.with["intent"]}` : form.path
  const startedAt = performance.now()
  const { status, reply } = await fetch(product.url + form.path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": sent.headers.get("Content-Type") ?? "", Cookie: cookie },
    body: bytes,
  })
    .then(async (answer) => ({ status: answer.status, reply: await answer.arrayBuffer() }))
    // The connection was reset, which is reported as status 0.
    .catch(() => ({ status: 0, reply: new ArrayBuffer(0) }))
  const ms = Math.round(performance.now() - startedAt)
  return { path, what, ms, bytes: reply.byteLength, status }
}
