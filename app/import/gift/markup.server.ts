import { holdsMarkup } from "#contract/text"
import { withPlainDigits } from "#app/import/sheet/headers.server"
import { decodeEntities } from "./entities.server"
import { unescaped } from "./gift-text.server"

/** How a text is to be read. `moodle`, which is meant if nothing is said, is HTML whose line breaks count. */
export type GiftFormat = (typeof formats)[number]

const formats = ["moodle", "html", "plain", "markdown"] as const
const mark = /^\s*\[(html|moodle|plain|markdown)\]/i

/** The format that stands before a text, or else the one of its question. */
export const toFormat = (text: string, otherwise: GiftFormat): GiftFormat => {
  const [, name] = mark.exec(text) ?? []
  return formats.find((format) => format === name?.toLowerCase()) ?? otherwise
}

/** A text of a file as plain text; `null` if it has markup that plain text cannot express. */
export function toPlainText(text: string, otherwise: GiftFormat): string | null {
  const format = toFormat(text, otherwise)
  const bare = unescaped(text.replace(mark, ""))
  if (format === "plain") return bare
  if (format === "moodle") return withoutTags(bare) ?? decodeEntities(bare)
  const flowing = bare.replace(/\s+/g, " ")
  if (format === "markdown") return /[<*_`]/.test(flowing) ? null : decodeEntities(flowing)
  return (
    withoutTags(flowing)
      ?.replace(/ *\n\s*/g, "\n")
      .replace(/ {2,}/g, " ") ?? null
  )
}

/** A tag with well-formed attributes, so that `a<b and c>d` is none. */
const tag =
  /<(\/?)([a-z][a-z\d]*)(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/gi

const inline = new Set(["b", "i", "u", "strong", "em", "sub", "sup"])
const breaks = new Set(["p", "br"])

interface Opened {
  readonly name: string
  readonly text: string
}

/**
 * Unwraps paragraphs, line breaks and emphasis; indices become signs of Unicode, or else a formula. `null` for any
 * other tag, and if tags are not closed in order.
 */
function withoutTags(text: string): string | null {
  const open: Opened[] = []
  let [from, here] = [0, ""]
  for (const { 0: all, 1: slash, 2: name = "", index } of text.matchAll(tag)) {
    const between = text.slice(from, index)
    if (holdsMarkup(between)) return null
    from = index + all.length
    here += decodeEntities(between)
    const known = name.toLowerCase()
    if (breaks.has(known)) here += "\n"
    else if (!inline.has(known)) return null
    else if (!slash) {
      open.push({ name: known, text: here })
      here = ""
    } else {
      const opened = open.pop()
      const inner = toScript(known, here)
      if (opened?.name !== known || inner === null) return null
      here = opened.text + inner
    }
  }
  const rest = text.slice(from)
  if (open.length > 0 || holdsMarkup(rest)) return null
  return (here + decodeEntities(rest)).replace(/\n{2,}/g, "\n").trim()
}

const raised = new Map(
  signs("0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"),
)
const lowered = new Map(
  signs("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"),
)

function signs(from: string, to: string) {
  const written = [...to]
  return [...from].map((sign, at) => [sign, written[at] ?? ""] as const)
}

/** The text of a `sup` or `sub` in Unicode, or else as a formula; `null` if it is none. Other tags leave a text as it is. */
function toScript(name: string, text: string): string | null {
  if (name !== "sup" && name !== "sub") return text
  const known = name === "sup" ? raised : lowered
  const inner = withPlainDigits(text.trim())
  const written = [...inner].map((sign) => known.get(sign))
  if (!written.includes(undefined)) return written.join("")
  if (/[\\{}$\n]/.test(inner)) return null
  const body = /^[\d\w+−=()-]+$/.test(inner) ? inner : `\\text{${inner}}`
  return `\\(${name === "sup" ? "^" : "_"}{${body}}\\)`
}
