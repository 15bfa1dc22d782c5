import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { Failure } from "./failure.mjs"
import { runProgram } from "./program.mjs"

const debian = "/usr/bin/chromium"

/** The browser to test with: `CHROMIUM_PATH`, Debian's, or none, which means Playwright's own. */
export function chromiumPath() {
  return process.env["CHROMIUM_PATH"] || (existsSync(debian) ? debian : undefined)
}

/** Fails in one sentence where there is no browser; as root on Debian it installs one. */
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

async function installOnDebian() {
  console.log("Installing Chromium by apt-get…")
  const fonts = ["fonts-dejavu-core", "fonts-noto-core"]
  await runProgram("apt-get", ["update", "-qq"])
  await runProgram("apt-get", [
    "install",
    "-y",
    "-qq",
    "--no-install-recommends",
    "chromium",
    ...fonts,
  ])
}
