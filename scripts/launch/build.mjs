import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { root } from "./paths.mjs"
import { runNode } from "./program.mjs"

const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js")
const stamp = join(root, "build", "sources.txt")
const sources =
  "app contract game public package-lock.json tsconfig.json remix.config.js vite.config.ts scripts/data-as-json.mjs scripts/no-react-dom.mjs scripts/vite-licenses.mjs scripts/vite-script-hashes.mjs scripts/vite-stand-ins.mjs tailwind.config.ts postcss.config.js"

/** Builds the pages for production, unless the sources have not changed since the last build. */
export async function buildPages() {
  const now = fingerprint(sources.split(" ").map((name) => join(root, name)))
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
  console.log("Building the pages…")
  rmSync(stamp, { force: true })
  const { code, said } = await runNode([remix, "vite:build"], {
    env: { ...process.env, NODE_ENV: "production" },
  })
  if (code !== 0) throw new Failure(`The build failed:\n${said}`)
  mkdirSync(join(root, "build"), { recursive: true })
  writeFileSync(stamp, now)
}

/**
 * A text that changes when a file's name, size or time changes.
 * @param {readonly string[]} paths files and folders; those that are missing count as empty
 */
export function fingerprint(paths) {
  const hash = createHash("sha256")
  for (const path of paths.flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest("hex")
}

/**
 * All files under a path, without the temporary files that wrangler writes into `.wrangler`.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== ".wrangler")
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : join(path, entry.name),
    )
    .toSorted()
}
