import { readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureChromium } from "./launch/chromium.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { checkEnvironment } from "./launch/node-version.mjs"
import { root } from "./launch/paths.mjs"
import { runNode } from "./launch/program.mjs"
import { isAskingForHelp } from "./launch/usage.mjs"
import { temporaryFolder } from "./suites/temporary-folder.mjs"

const folder = join(root, "gallery")

const usage = `Photographs every page in every state, at five widths, and film strips of what moves, in both languages and
themes, into the folder gallery, with an index.

Usage: npm run gallery -- [arguments of playwright test]
  npm run gallery -- pupils --project=ar`

await runCommand(async () => {
  if (isAskingForHelp(process.argv)) return console.log(usage)
  checkEnvironment()
  await ensureChromium()
  process.env["TMPDIR"] ??= temporaryFolder()
  const chosen = process.argv.slice(2)
  if (chosen.length === 0) rmSync(folder, { recursive: true, force: true })
  const program = join(root, "node_modules", "@playwright", "test", "cli.js")
  const config = `--config=${join(root, "tests", "gallery", "playwright.config.ts")}`
  const env = { ...process.env, TAHADDI_GALLERY: folder }
  const { code } = await runNode([program, "test", config, ...chosen], { env, show: true })
  writeFileSync(join(folder, "index.html"), indexOf(readStates()))
  console.log(`${join(folder, "index.html")} shows all of them.`)
  if (code !== 0) throw new Failure("Some states could not be photographed.")
})

/** @typedef {{ name: string, pictures: readonly string[] }} State */

/** @returns {State[]} */
function readStates() {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, pictures: readdirSync(join(folder, name)).toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/**
 * One page with a row for each state; check boxes at the top filter the pictures without a script.
 * @param {readonly State[]} states
 */
function indexOf(states) {
  const groups = [
    ["en", "ar", "ar-plain"],
    ["320", "360", "768", "1280", "1920"],
    ["dark", "light"],
  ]
  const boxes = groups.map((group) =>
    group.map((each) => `<label><input type="checkbox" id="${each}" checked> ${each}</label>`),
  )
  const hide = groups
    .flat()
    .map((each) => `body:has(#${cssId(each)}:not(:checked)) [data-is~="${each}"]{display:none}`)
  const rows = states.map(
    ({ name, pictures }) =>
      `<h2 id="state-${name}">${name}</h2><div>${pictures.map((file) => figure(name, file)).join("")}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Gallery of Tahaddi</title>
<style>body{font:14px system-ui;margin:16px;background:#888}div{display:flex;gap:12px;overflow-x:auto;align-items:start}
figure{margin:0}img{height:480px;display:block}nav{position:sticky;top:0;background:#ccc;padding:8px}${hide.join("")}</style>
<nav>${boxes.map((group) => `<p>${group.join(" ")}</p>`).join("")}</nav>
${rows.join("\n")}
`
}

/** CSS needs an escape for an id that begins with a digit. @param {string} id */
function cssId(id) {
  return id.replace(/^\d/, (digit) => `\\3${digit} `)
}

/** @param {string} state @param {string} file */
function figure(state, file) {
  const [, language, width, theme] = /^([a-z-]+)-(\d+)-(\w+)\.png$/.exec(file) ?? []
  const caption = `${language} ${width} ${theme}`
  return `<figure data-is="${caption}"><a href="${state}/${file}"><img loading="lazy" alt="${state}: ${caption}" src="${state}/${file}"></a>${caption}</figure>`
}
