import { expect, it } from "vitest"
import { type GiftFormat, toPlainText } from "./markup.server"

const read = (text: string, format: GiftFormat = "moodle") => toPlainText(text, format)

it.each([
  ["a paragraph", "[html]<p>Which gas is it?</p>", "Which gas is it?"],
  [
    "a paragraph with attributes",
    String.raw`[html]<p dir\="rtl" style\="text-align\: right;">ما هذا؟</p>`,
    "ما هذا؟",
  ],
  ["two paragraphs", "[html]<p>One.</p><p>Two?</p>", "One.\nTwo?"],
  ["a line break", "[html]One,<br />two", "One,\ntwo"],
  ["emphasis", "[html]<b>Who</b> <i>was</i> <u>it</u>?", "Who was it?"],
  ["what Moodle's buttons write", "[html]<strong>Who</strong> <em>was</em> it?", "Who was it?"],
  ["emphasis inside emphasis", "[html]<b>Who <i>was</i></b> it?", "Who was it?"],
  ["a power", "[html]Solve x<sup>2</sup> + 1", "Solve x² + 1"],
  ["an exponent with a sign", "[html]10<sup>-3</sup> m", "10⁻³ m"],
  ["an index", "[html]H<sub>2</sub>SO<sub>4</sub>", "H₂SO₄"],
  ["an index of letters", "[html]v<sub>max</sub>", "vₘₐₓ"],
  [
    "what editors wrap texts in",
    String.raw`[html]<div><span lang\="EN-US" style\="font-size\: 1rem;">Who?</span><o\:p></o\:p></div>`,
    "Who?",
  ],
  ["an ordinal", "[html]the 19<sup>th</sup> century", "the 19ᵗʰ century"],
  ["a power in Arabic digits", "[html]س<sup>٢</sup>", "س²"],
  ["a power that Unicode lacks", "[html]x<sup>AB</sup>", "x\\(^{AB}\\)"],
  ["an index that Unicode lacks", "[html]V<sub>C</sub>", "V\\(_{C}\\)"],
  ["lines of HTML, which are one", "[html]One\n  two", "One two"],
  ["stars and underlines in HTML", "[html]3*4 and a_b", "3*4 and a_b"],
  ["entities", "[html]5 &lt; 7&nbsp;cm &amp; more", "5 < 7 cm & more"],
  ["entities without a mark", "Is 5 &gt; 3?", "Is 5 > 3?"],
  ["numbers of characters", String.raw`It&\#39;s &\#x3c0;`, "It's π"],
  ["an entity twice encoded, once decoded", "[html]&amp;lt;", "&lt;"],
  ["an unknown entity", "[html]R&D; &unknown;", "R&D; &unknown;"],
  [
    "names of letters and signs",
    "&Delta;t &ge; 20&deg;C &rarr; &frac12; &eacute;",
    "Δt ≥ 20°C → ½ é",
  ],
  ["a tag without a mark", "Which <b>planet</b>?", "Which planet?"],
  ["a tag that is not closed, without a mark", "What does <b> do?", "What does <b> do?"],
  ["a comparison", "a<b and c>d", "a<b and c>d"],
  ["a mark of plain text", "[plain]<b> is &lt;b&gt;", "<b> is &lt;b&gt;"],
  ["a mark in capitals", "[HTML]<p>x</p>", "x"],
  ["Markdown without signs", "[markdown]One\ntwo &amp; three", "One two & three"],
  ["lines of code", "Prints?\nif x:\n    y()", "Prints?\nif x:\n    y()"],
  [
    "formulas",
    String.raw`\(x^2 \= 4\) and $$\\frac\{1\}\{2\}$$`,
    String.raw`\(x^2 = 4\) and $$\frac{1}{2}$$`,
  ],
])("unwraps %s", (_, text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ["a picture", String.raw`[html]<p>Who?<img src\="a.png" alt\="" /></p>`],
  ["a link", String.raw`[html]<a href\="https\://example.org">Who?</a>`],
  ["a list", "[html]<ul><li>one</li></ul>"],
  ["a table", "[html]<table><tr><td>1</td></tr></table>"],
  ["preformatted text", "[html]<pre>x</pre>"],
  ["a script", "[html]<script>x</script>"],
  ["a style", String.raw`[html]<span style\="color\: red">red</span>`],
  ["a comment", "[html]a<!-- b -->c"],
  ["tags that cross", "[html]<b>a<i>b</b>c</i>"],
  ["a tag that is not closed", "[html]<b>a"],
  ["a tag that is not opened", "[html]a</b>"],
  ["emphasis of Markdown", "[markdown]*Who*?"],
])("refuses %s", (_, text) => {
  expect(read(text)).toBeNull()
})

it("takes the format of the question where a text has none of its own", () => {
  expect(read("<p>Cairo</p>\n", "html")).toBe("Cairo")
  expect(read("<p>Cairo</p>", "plain")).toBe("<p>Cairo</p>")
  expect(read("[plain]<p>", "html")).toBe("<p>")
})
