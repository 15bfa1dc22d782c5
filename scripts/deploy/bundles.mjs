import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { buildPages } from "../launch/build.mjs"
import { bundleOf, bundleWorkers } from "../launch/bundle.mjs"
import { root } from "../launch/paths.mjs"
import { order } from "./configs.mjs"

/** @typedef {import("./configs.mjs").WorkerName} WorkerName */
/**
 * @typedef {object} Bundle
 * @property {string} file the module that is uploaded
 * @property {string} hash of that module, and of the files that are served beside it
 * @property {string} [assets] the folder of those files
 */
/** @typedef {Readonly<Record<WorkerName, Bundle>>} Bundles */

/**
 * Builds the bundles that `npm start` serves and the tests use; a deploy uploads the same bytes.
 * @param {string} state
 * @returns {Promise<Bundles>}
 */
export async function buildBundles(state) {
  await buildPages()
  await bundleWorkers(order, state)
  const assets = join(root, "build", "client")
  return {
    mail: readBundle(bundleOf("mail")),
    referee: readBundle(bundleOf("referee")),
    api: readBundle(bundleOf("api")),
    app: readBundle(bundleOf("app"), assets),
  }
}

/** @param {string} file @param {string} [assets] @returns {Bundle} */
export function readBundle(file, assets) {
  const hash = createHash("sha256").update(readFileSync(file))
  if (!assets) return { file, hash: hash.digest("hex") }
  const paths = readdirSync(assets, { recursive: true, encoding: "utf8" }).toSorted()
  for (const path of paths.filter((each) => statSync(join(assets, each)).isFile()))
    hash.update(`\n${path}\n`).update(readFileSync(join(assets, path)))
  return { file, hash: hash.digest("hex"), assets }
}

/** For example "1651 KB, 458 KB gzip"; Cloudflare's limit is 10 MB gzip. @param {Bundle} bundle */
export function sizeOf({ file }) {
  const bytes = readFileSync(file)
  return `${kb(bytes.length)}, ${kb(gzipSync(bytes).length)} gzip`
}

/** @param {number} bytes */
const kb = (bytes) => `${Math.round(bytes / 1000)} KB`
