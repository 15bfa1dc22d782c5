import { counts } from "./limits"
import { normalised } from "./normalised"
import { replaceFormulas } from "./formulas"

/** Invisible characters without a function, which come with pasted text. */
const unseen =
  /(?!\n)\p{Cc}|[\xad\u180e\u200b\u202a-\u202c\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu
const lineBreaks = /\r\n|[\n\v\f\r\x85\u2028\u2029]/g
const seen = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text has direction overrides, which show its letters in another order than the stored one. */
export const turnsAround = (text: string): boolean => /[\u202d\u202e]/.test(text)

/**
 * Text as it is stored: composed (NFC), without invisible characters, with `\n` for each line break. Joiners of letters
 * and emoji stay, and so do direction marks. Empty if nothing of it is visible.
 */
export function cleanProse(text: string): string {
  const kept = text.replaceAll(lineBreaks, "\n").replaceAll("\t", " ").replaceAll(unseen, "")
  return seen.test(kept) ? normalised(kept, "NFC").trim() : ""
}

/** The text of a question: prose of few lines, because they are shown as written. What is beyond is on the last one. */
export function cleanQuestion(text: string): string {
  const typed = cleanProse(text)
    .split("\n")
    .map((line) => line.trimEnd())
  const lines = typed.filter((line, at) => line !== "" || typed[at - 1] !== "")
  const last = counts.questionLines - 1
  return [...lines.slice(0, last), lines.slice(last).join(" ")].join("\n").trimEnd()
}

export const cleanLine = (text: string): string => cleanProse(text).replace(/\s*\n\s*/g, " ")

/** Signs without a shape of their own, but for joiners inside Arabic words and inside emoji. */
const shapeless =
  /(?!(?<=[\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{EMod}\ufe0f])(?:\ufe0f|[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])))[\u2800\p{Default_Ignorable_Code_Point}]/gu

export const cleanName = (text: string): string => cleanLine(text).replaceAll(shapeless, "").trim()

/** Whether a cleaned name has a letter, and no letter with a pile of marks. */
export const isName = (name: string): boolean => /(?!ـ)\p{L}/u.test(name) && !/\p{M}{3}/u.test(name)

/** The names of current and obsolete HTML elements, and of `svg` and `math`, except the short ones below. */
const elements = `abbr acronym address applet area article aside audio base basefont bdi bdo bgsound
  big blink blockquote body button canvas caption center cite code col colgroup data datalist del
  details dfn dialog dir div embed fencedframe fieldset figcaption figure font footer form frame
  frameset head header hgroup html iframe image img input ins isindex kbd keygen label legend link
  listing main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript
  object optgroup option output param picture plaintext portal pre progress ruby samp script search
  section select selectedcontent slot small source span strike strong style sub summary sup svg
  table tbody template textarea tfoot thead time title track var video wbr xmp`.split(/\s+/)

/** Names of elements that are also variables in mathematics: `a<b`, `h1<h2`, `dx<dt`. */
const shortElements = "a b i p q s u br dd dl dt em h[1-6] hr li ol rb rp rt td th tr tt ul".split(
  " ",
)

const end = String.raw`\s*\/?>`
/** An attribute with its value, `href=` or `onclick = "`; no variable of one letter, no equation with spaces. */
const attribute = String.raw`[a-z][\w:-]+(?:=|\s*=\s*["'])`

const beginnings = [
  "[!?]",
  String.raw`\/[a-z]`,
  String.raw`(?:${elements.join("|")})(?:[\s\/>]|$)`,
  `(?:${shortElements.join("|")})${end}`,
  // A custom element. One of its parts has two letters in a row; otherwise it is a difference, `a<b-c>d`.
  String.raw`(?=[\w.-]*[a-z]{2})[a-z][\w.]*-[\w.-]*${end}`,
  String.raw`[a-z][\w.:-]*[\s\/]+${attribute}`,
]
const tag = new RegExp(`<(?:${beginnings.join("|")})`, "i")

/** In a formula, a variable before a `>` is one. */
const compared = new RegExp(`<(?=(?:${shortElements.join("|")})${end})`, "gi")
const withComparisons = (formula: string) => formula.replace(compared, "< ")

/** Invisible characters, including the joiners and direction marks that some scripts need. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Whether an HTML tag begins in a text: a `<`, and directly after it
 *
 * - `!` or `?` (comments, doctypes, instructions), or `/` and a letter (an end tag);
 * - the name of an HTML element, `svg` or `math`, and then white space, `/`, `>` or the end of the text;
 * - the name of an element that is also a variable (`b`, `p`, `h1`), or of a custom element (`my-widget`), and then `>`
 *   or `/>`;
 * - any name, and an attribute with its value: `<x onclick=`.
 *
 * In a formula, the name of a variable is no tag: `\(a<b>c\)`. `a<b and b>c`, `x<y>z`, `a<b/c`, `List<String>` and `< b >` are not tags: HTML allows no space after the `<`. Takes
 * cleaned text. This is a rule for the content of questions and no protection: whoever shows a text escapes it.
 */
export const holdsMarkup = (text: string): boolean =>
  text.includes("<") && tag.test(replaceFormulas(text.replaceAll(ignorable, ""), withComparisons))
