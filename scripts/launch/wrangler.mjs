import { spawn } from "node:child_process"
import { join } from "node:path"
import { Failure } from "./failure.mjs"
import { ofLaunch } from "./own-commands.mjs"
import { root } from "./paths.mjs"
import { endFirst } from "./program.mjs"
import { isEndingNow } from "./signals.mjs"
import { ensureWritable } from "./state-folder.mjs"

const entry = join(root, "node_modules", "wrangler", "wrangler-dist", "cli.js")

/**
 * Starts wrangler itself, not its launcher, so that a signal reaches the process that has to clean up.
 * @param {readonly string[]} args
 * @param {string} state
 * @param {import("node:child_process").StdioOptions} stdio
 * @param {Readonly<Record<string, string>>} [more] environment of this call
 */
export function spawnWrangler(args, state, stdio, more = {}) {
  ensureWritable(join(state, "registry"))
  const child = spawn(process.execPath, ["--no-warnings", entry, ...args], {
    cwd: root,
    stdio,
    env: { ...quietEnvironment(state), ...more },
  })
  endFirst(child)
  return child
}

/**
 * The environment in which wrangler has no prompts, banners or network calls, and keeps its files in the state.
 * @param {string} state
 * @returns {NodeJS.ProcessEnv}
 */
function quietEnvironment(state) {
  return {
    ...process.env,
    ...ofLaunch,
    NODE_ENV: "production",
    CI: "true",
    NO_COLOR: "1",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_CI_DISABLE_CONFIG_WATCHING: "true",
    WRANGLER_LOG_PATH: join(state, "logs"),
    WRANGLER_REGISTRY_PATH: join(state, "registry"),
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    X_LOCAL_EXPLORER: "false",
  }
}

/**
 * Runs wrangler to its end; a failure contains its output.
 * @param {readonly string[]} args
 * @param {string} state
 * @returns {Promise<string>} standard output
 */
export async function runWrangler(args, state) {
  const { code, stdout, stderr } = await wranglerOutcome(args, state)
  if (code === 0) return stdout
  throw new Failure(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${stderr || stdout}`)
}

/**
 * @param {readonly string[]} args
 * @param {string} state
 * @param {Readonly<Record<string, string>>} [env] added to that of this process
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export function wranglerOutcome(args, state, env) {
  return new Promise((settle, fail) => {
    const child = spawnWrangler(args, state, ["ignore", "pipe", "pipe"], env)
    let stdout = ""
    let stderr = ""
    child.stdout?.on("data", (chunk) => (stdout += chunk))
    child.stderr?.on("data", (chunk) => (stderr += chunk))
    child.once("error", fail)
    child.once("close", (code) => isEndingNow() || settle({ code: code ?? 1, stdout, stderr }))
  })
}
