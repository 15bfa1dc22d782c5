import { hintsWorth } from "../../game/five-hints/worth.mjs"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../launch/paths.mjs"

/**
 * The image that social networks show beside a link: the name, the description, and five hint cards.
 * @param {string} svg
 * @param {"en" | "ar"} language
 */
export function drawSocial(svg, language) {
  const file = join(root, "public", "assets", "locales", language, "translation.json")
  const { site, home } = JSON.parse(readFileSync(file, "utf8"))
  const [name, promise] = site.title.split(": ")
  const cards = [1, 2, 3, 4, 5]
    .map(hintsWorth)
    .map((worth) => `<li>${worth}</li>`)
    .join("")
  return `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><style>${style}</style>
    <header>${svg}<h1>${name}</h1></header>
    <p>${promise}</p>
    <ul>${cards}</ul>
    <footer>${home.title}</footer></html>`
}

const style = `
  body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 70px 90px;
    background: #091b14; color: #f4f8f3; border-block-end: 14px solid #5cdc92;
    font-family: "Noto Sans", "Noto Sans Arabic", "DejaVu Sans", sans-serif }
  header { display: flex; align-items: center; gap: 32px }
  svg { width: 130px }
  h1 { margin: 0; font-size: 104px; line-height: 1.2 }
  p { margin: 26px 0 0; font-size: 54px; color: #c3d5cb }
  ul { display: flex; gap: 18px; margin: 52px 0 0; padding: 0; list-style: none }
  li { display: grid; place-items: center; width: 96px; height: 116px; border: 4px solid #52806a;
    border-radius: 16px; font-size: 42px; font-weight: 700; color: #c3d5cb }
  li:first-child { background: #ffd54a; border-color: #ffd54a; color: #261b00 }
  footer { position: absolute; inset-block-end: 70px; inset-inline-end: 90px; font-size: 34px;
    color: #5cdc92; font-weight: 700 }
`
