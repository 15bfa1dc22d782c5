/** The elements of HTML, of now and of before, with the two languages that it takes in; longer than two letters. */
const elements = `abbr acronym address applet area article aside audio base basefont bdi bdo bgsound
  big blink blockquote body button canvas caption center cite code col colgroup data datalist del
  details dfn dialog dir div embed fencedframe fieldset figcaption figure font footer form frame
  frameset head header hgroup html iframe image img input ins isindex kbd keygen label legend link
  listing main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript
  object optgroup option output param picture plaintext portal pre progress ruby samp script search
  section select selectedcontent slot small source span strike strong style sub summary sup svg
  table tbody template textarea tfoot thead time title track var video wbr xmp`.split(/\s+/)

/** Those that are variables of mathematics as well: `a<b`, `h1<h2`, `dx<dt`. */
const shortElements = "a b i p q s u br dd dl dt em h[1-6] hr li ol rb rp rt td th tr tt ul".split(
  " ",
)

const end = String.raw`\s*\/?>`
/** `href=`, `onclick = "`: no variable of one letter, and no equation with spaces. */
const attribute = String.raw`[a-z][\w:-]+(?:=|\s*=\s*["'])`

/** What follows a `<` where a tag begins. */
const beginnings = [
  "[!?]",
  String.raw`\/[a-z]`,
  String.raw`(?:${elements.join("|")})(?:[\s\/>]|$)`,
  `(?:${shortElements.join("|")})${end}`,
  // An element of a page's own: one of its parts is a word, or it is a difference, `a<b-c>d`.
  String.raw`(?=[\w.-]*[a-z]{2})[a-z][\w.]*-[\w.-]*${end}`,
  String.raw`[a-z][\w.:-]*[\s\/]+${attribute}`,
]
const tag = new RegExp(`<(?:${beginnings.join("|")})`, "i")

/** What no reader sees, with the joiners and marks of direction that writing needs. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Whether a tag of HTML begins in it: right behind a `<` stands
 *
 * - `!` or `?` (comments, doctypes, instructions), or `/` and a letter (the end of a tag);
 * - the name of an element of HTML, of SVG or of MathML, and then white space, `/`, `>` or nothing;
 * - the name of one that is a variable as well (`b`, `p`, `h1`) or an element of a page's own
 *   (`my-widget`), and then its end: `>`, `/>`;
 * - any name at all and an attribute with its value: `<x onclick=`.
 *
 * `a<b and b>c`, `x<y>z`, `a<b/c` and `List<String>` are none, and neither is `< b >`: HTML knows no
 * space there. Takes text that is cleaned. It is a rule of what a school's questions are made of and
 * keeps nobody safe: whoever shows a text escapes it.
 */
export const holdsMarkup = (text: string): boolean =>
  text.includes("<") && tag.test(text.replaceAll(unseen, ""))
