import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { drawIcon } from "./icons/icon-page.mjs"
import { drawSocial } from "./icons/social-page.mjs"
import { chromiumPath, ensureChromium } from "./launch/chromium.mjs"
import { runCommand } from "./launch/failure.mjs"
import { root } from "./launch/paths.mjs"

const folder = join(root, "public", "icons")
const icon = readFileSync(join(root, "public", "icon.svg"), "utf8")
/** The icon's share of the width: it fits the circle of 80 % that every phone's mask shows. */
const safe = 0.72

/** The icons that have to be PNG files, rendered from public/icon.svg. They are committed: run this after a change. */
const pictures = [
  { file: "192.png", width: 192, height: 192, html: drawIcon(icon) },
  { file: "512.png", width: 512, height: 512, html: drawIcon(icon) },
  { file: "maskable.png", width: 512, height: 512, html: drawIcon(icon, safe) },
  { file: "apple-touch.png", width: 180, height: 180, html: drawIcon(icon, 0.86) },
  { file: "social-en.png", width: 1200, height: 630, html: drawSocial(icon, "en") },
  { file: "social-ar.png", width: 1200, height: 630, html: drawSocial(icon, "ar") },
]

await runCommand(async () => {
  await ensureChromium()
  const executablePath = chromiumPath()
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : []
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  mkdirSync(folder, { recursive: true })
  for (const { file, width, height, html } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(html)
    const png = await page.screenshot({ omitBackground: true })
    writeFileSync(join(folder, file), png)
    console.log(`${file}: ${width} × ${height}, ${png.length} bytes`)
  }
  await browser.close()
})
