import { replaceFormulas } from "./formulas"

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
