import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { stylesByUse } from "../../app/ui/used-styles.server"
import { brotli } from "../support/built"

const client = fileURLToPath(new URL("../../build/client", import.meta.url))
/** Every file that a browser can request, by its path from the site's root. */
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({
    path: file.slice(client.length).split(sep).join("/"),
    text: readFileSync(file, "utf8"),
  }))
const scripts = files.filter(({ path }) => path.endsWith(".js"))

/** Strings of library or server modules that occur in nothing that browsers need. */
const foreign: Readonly<Record<string, RegExp>> = {
  zod: /ZodError|unrecognized_keys|invalid_union/,
  "the session's secrets": /SESSION_SECRETS/,
  "set-cookie-parser": /splitCookiesString|decodeValues/,
  "Remix's server": /createCookieSessionStorage|createRequestHandler/,
  "the upstream's client": /api\/Accounts|HintGame|Authorization/,
  i18next: /formatSeparator|missingInterpolationHandler/,
  temml: /includegraphics|operatorname/,
  "the judge of answers": /normalize\("NFKC"\)/,
}

test.each(Object.keys(foreign))("no client chunk contains %s", (name) => {
  const pattern = foreign[name] ?? /^$/
  expect(scripts.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
})

test("the client build holds no source maps and no fonts", () => {
  const unwanted = files.filter(({ path }) => /\.(map|woff2?|ttf|otf|eot)$/.test(path))
  expect(unwanted.map(({ path }) => path)).toEqual([])
})

test("of the styles as they are built a page that uses all of them gets every rule", () => {
  const css = files.find(({ path }) => path.endsWith(".css"))?.text.trimEnd() ?? ""
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g)
  const classes = Array.from(names, ([, name = ""]) => name.replace(/\\(.)/g, "$1"))
  expect(classes.length).toBeGreaterThan(500)
  expect(stylesByUse(css)(`<p class="${classes.join(" ")}">`)).toBe(css)
})

test("licenses are in a file, and not in the scripts", () => {
  expect(scripts.filter(({ text }) => text.includes("@license"))).toEqual([])
  const file = files.find(({ path }) => path.endsWith("licenses.txt"))
  for (const name of [
    "react",
    "react-dom",
    "@remix-run/react",
    "react-i18next",
    "@conform-to/react",
  ])
    expect(file?.text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n`, "m"))
})

test("the heaviest scripts are listed", () => {
  const weighed = scripts.map(({ path, text }) => ({ path, bytes: brotli(text) }))
  for (const { path, bytes } of weighed
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 10))
    console.log(`${String(bytes).padStart(7)}  ${path}`)
  expect(weighed.length).toBeGreaterThan(0)
})
