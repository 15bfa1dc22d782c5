import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { prepareDatabase } from "../scripts/launch/database.mjs"
import { cookiesOf, tokenOf } from "../tests/support/plain-client.mjs"
import { readyPeople } from "../tests/support/ready-people.mjs"
import { startApi, startProduct } from "../tests/support/servers.mjs"
import { hostileFiles, hostileCalls, manyQuestions } from "./largest-inputs.mjs"

/**
 * The time and the bytes of the reply for the largest and nastiest of what a registered person can send: files for an
 * import, texts in addresses and headers, pictures, calls of the API; and the files of 3,000 questions. What may take a
 * second or 200 KB at most is marked if it takes more. `bench/hostile-forms.mjs` does the same for every form.
 */
const msMax = 1000
const bytesMax = 200_000

/** @typedef {{ what: string, status: number, ms: number, bytes: number, over: string }} Measured */

const state = mkdtempSync(join(tmpdir(), "tahaddi-largest-"))
/** @type {Measured[]} */
const sent = []
try {
  await prepareDatabase(state, "demo", [...readyPeople(), ...manyQuestions()])
  const product = await startProduct(state)
  try {
    await files(product.url)
    await addresses(product.url)
    console.table(sent.splice(0))
    await exportsOf(product.url)
  } finally {
    await product.stop()
  }
  console.log("Files of 3,000 questions in 30 chapters, which may have more bytes:")
  console.table(sent.splice(0))
  const api = await startApi(state)
  try {
    await calls(api.url)
  } finally {
    await api.stop()
  }
  console.log("Calls of the API:")
  console.table(sent.splice(0))
} finally {
  rmSync(state, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * @param {string} what @param {string} url @param {RequestInit} init
 * @param {number} [mayHave] the most bytes of the reply
 */
async function measure(what, url, init, mayHave = bytesMax) {
  const startedAt = performance.now()
  const { status, bytes } = await fetch(url, { redirect: "manual", ...init })
    .then(async (answer) => ({
      status: answer.status,
      bytes: (await answer.arrayBuffer()).byteLength,
    }))
    // The connection was reset.
    .catch(() => ({ status: 0, bytes: 0 }))
  const ms = Math.round(performance.now() - startedAt)
  const over = [ms > msMax ? "time" : "", bytes > mayHave ? "bytes" : ""].filter(Boolean).join(", ")
  sent.push({ what, status, ms, bytes, over })
}

/** @param {string} url */
async function files(url) {
  const cookie = await cookiesOf(url, "omar")
  for (const [what, { text, name, intent = "check" }] of Object.entries(hostileFiles())) {
    const body = new FormData()
    if (typeof text === "string" && name === "") body.append("text", text)
    else body.append("file", new File([text], name))
    body.append("intent", intent)
    const headers = { Cookie: cookie }
    await measure(`import: ${what}`, `${url}/my-questions/import`, {
      method: "POST",
      headers,
      body,
    })
  }
  const huda = await cookiesOf(url, "huda")
  const picture = new Uint8Array(5 * 1024 * 1024)
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  for (const [what, name] of [
    ["a picture of 5 MB", "a.png"],
    ["a picture with accents in its name", `${"\u0301\u0323".repeat(4000)}.png`],
  ]) {
    const body = new FormData()
    body.append("name", "Largest")
    body.append("image", new File([picture], String(name)))
    const init = { method: "POST", headers: { Cookie: huda }, body }
    await measure(String(what), `${url}/admin/add-subject`, init)
  }
}

/** @param {string} url */
async function addresses(url) {
  const cookies = {
    omar: await cookiesOf(url, "omar"),
    huda: await cookiesOf(url, "huda"),
    layla: await cookiesOf(url, "layla"),
  }
  const accents = encodeURIComponent("\u0301\u0323".repeat(240))
  /** @type {readonly [string, keyof typeof cookies][]} */
  const pages = [
    [`/my-questions?search=${accents}`, "omar"],
    [`/admin/educational-questions?search=${accents}&size=50`, "huda"],
    [`/admin/history?person=${accents}`, "huda"],
    [`/answered-questions?subject=${accents}`, "layla"],
    [`/games/education/offside?subject=${accents}`, "layla"],
    [`/print?from=chapter&grade=7&subject=${accents}`, "omar"],
  ]
  for (const [path, who] of pages)
    await measure(path.slice(0, 44), url + path, { headers: { Cookie: cookies[who] } })
  await measure("headers of 12 KB", `${url}/`, {
    headers: {
      Cookie: `${cookies.layla}; i18next=${"é".repeat(1)}${"x".repeat(6000)}`,
      "Accept-Language": "ar-x;q=0.1,".repeat(500),
    },
  })
}

/** @param {string} url */
async function exportsOf(url) {
  const [omar, huda] = [await cookiesOf(url, "omar"), await cookiesOf(url, "huda")]
  for (const format of ["csv", "gift"]) {
    const own = `/my-questions/export?game=five-hints&format=${format}`
    const subject = `${own}&grade=12&subject=Math`
    for (const [path, cookie] of /** @type {const} */ ([
      [own, omar],
      [subject, huda],
    ]))
      await measure(path, url + path, { headers: { Cookie: cookie } }, Infinity)
  }
}

/** @param {string} url */
async function calls(url) {
  for (const [what, { path, who, body }] of Object.entries(hostileCalls())) {
    const token = await tokenOf(url, who)
    await measure(what, url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  }
}
