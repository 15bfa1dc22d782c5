import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Failure } from "./failure.mjs"
import { formatted } from "./format.mjs"
import { root } from "./paths.mjs"
import { runWrangler } from "./wrangler.mjs"

/** The types file of each Worker, then its own configuration, then those of the Workers it calls. */
const workers = [
  [
    "server-env.d.ts",
    "wrangler.toml",
    "api/wrangler.toml",
    "mail/wrangler.toml",
    "referee/wrangler.toml",
  ],
  ["api/src/worker-env.d.ts", "api/wrangler.toml", "mail/wrangler.toml"],
  ["mail/src/worker-env.d.ts", "mail/wrangler.toml"],
  ["referee/src/worker-env.d.ts", "referee/wrangler.toml"],
]

/** An empty file, given so that wrangler does not read the variables of `.dev.vars` and `.env` beside a configuration. */
const noVars = "none.env"

const header = "// Made from wrangler.toml by `npm run types:env`.\n"

/**
 * The output of `wrangler types` for each Worker, as a module: four global `Env` interfaces would merge into one.
 * @param {string} [folder] that contains the configurations
 * @returns {Promise<Record<string, string>>} texts by path
 */
export async function envTypes(folder = root) {
  const state = mkdtempSync(join(tmpdir(), "tahaddi-types-"))
  writeFileSync(join(state, noVars), "")
  try {
    const made = workers.map(async ([path = "", ...configs]) => [
      path,
      await typesOf(path, { folder, configs, state }),
    ])
    return Object.fromEntries(await Promise.all(made))
  } finally {
    rmSync(state, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @returns {Promise<string[]>} the paths written */
export async function writeEnvTypes() {
  const texts = await envTypes()
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(root, path), text)
  return Object.keys(texts)
}

/** @param {string} path @param {{ folder: string, configs: readonly string[], state: string }} from */
async function typesOf(path, { folder, configs, state }) {
  // In the folder of the final file, since its imports are relative.
  const draft = join(folder, dirname(path), `.${process.pid}-env.d.ts`)
  const named = configs.flatMap((config) => ["-c", join(folder, config)])
  const noOthers = ["--env-file", join(state, noVars)]
  try {
    await runWrangler(
      ["types", draft, "--include-runtime=false", "--strict-vars=false", ...noOthers, ...named],
      state,
    )
    const [, body] = /interface Env \{\n([\s\S]*?)\n\t\}/.exec(readFileSync(draft, "utf8")) ?? []
    if (!body) throw new Failure(`wrangler types says nothing of ${configs[0]}.`)
    const text = `${header}export interface WorkerEnv {\n${body}\n}\n`
    return await formatted(path, text)
  } finally {
    rmSync(draft, { force: true })
  }
}
