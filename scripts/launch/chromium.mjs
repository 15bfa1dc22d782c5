import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { Failure } from "./failure.mjs"
import { runProgram } from "./program.mjs"

/** Debian's packages of Chromium. The headless one comes first: it loads pages in half the time. */
const packages = ["chromium-headless-shell", "chromium"]

const fonts = ["fonts-dejavu-core", "fonts-noto-core"]

/** The browser for tests: `CHROMIUM_PATH`, or Debian's; `undefined` means Playwright's own. */
export function chromiumPath() {
  return process.env["CHROMIUM_PATH"] || packages.map(pathOf).find((path) => existsSync(path))
}

/** @param {string} name */
const pathOf = (name) => `/usr/bin/${name}`

/** Installs Chromium if it is missing, as root on Debian; elsewhere fails with one sentence. */
export async function ensureChromium() {
  if (isThere()) return
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installOnDebian()
  if (isThere()) return
  throw new Failure(
    "There is no Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`.",
  )
}

function isThere() {
  return existsSync(chromiumPath() ?? chromium.executablePath())
}

/** Tries the packages in order, because older Debian releases lack some. */
async function installOnDebian() {
  console.log("Installing Chromium by apt-get…")
  await runProgram("apt-get", ["update", "-qq"])
  for (const name of packages) {
    if (isThere()) return
    await install(name)
  }
}

/** @param {string} name */
const install = (name) =>
  runProgram("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, ...fonts])
