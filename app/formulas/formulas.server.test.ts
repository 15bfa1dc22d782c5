import { expect, test } from "vitest"
import { renderFormula, withRuns } from "./formulas.server"

const spoken = (tex: string, language: "en" | "ar") =>
  /alttext="([^"]*)"/.exec(renderFormula(`\\(${tex}\\)`, language) ?? "")?.[1]

const inner = (tex: string) => renderFormula(`\\(${tex}\\)`, "en")?.replace(/<annotation.*/, "")

test("a formula is MathML with its words and its source", () => {
  expect(renderFormula(String.raw`\(x^2 < \frac{1}{2}\)`, "en")).toBe(
    '<math dir="ltr" alttext="x squared is less than 1 over 2"><semantics><mrow><mrow><msup><mi>x</mi><mn>2</mn></msup>' +
      "<mo>&lt;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></mrow>" +
      String.raw`<annotation encoding="application/x-tex"> \(x^2 &lt; \frac{1}{2}\)</annotation></semantics></math>`,
  )
})

test.each([
  [String.raw`\frac{x+1}{2}`, "fraction x plus 1 over 2, end of fraction,"],
  [String.raw`\sqrt{2}`, "square root of 2, end of root,"],
  [String.raw`\sqrt[3]{8}`, "root of order 3 of 8, end of root,"],
  ["10^{-3}", "10 to the power of minus 3"],
  ["v_0", "v sub 0"],
  [String.raw`90^\circ`, "90 degrees"],
  [String.raw`\sum_{i=1}^n i`, "sum from i equals 1 to n of i"],
  [String.raw`\lim_{x\to 0} x`, "limit as x to 0 of x"],
  [String.raw`\text{"a" \& <b>}`, "&quot;a&quot; &amp; &lt;b&gt;"],
])("%s is read as %s", (tex, words) => {
  expect(spoken(tex, "en")).toBe(words)
})

test("what Chromium does not draw is marked for the styles, or shown as it was written", () => {
  expect(inner(String.raw`\sin x`)).toMatch(/<mi mathvariant="normal">sin<\/mi>.*<mi>x<\/mi>/)
  expect(inner(String.raw`\mathbb{R}\alpha\mathrm{m}`)).toMatch(
    /<mi mathvariant="normal">ℝ<.*<mi>α<.*<mi mathvariant="normal">m</,
  )
  expect(inner(String.raw`\overline{AB}`)).toContain('<mrow class="line-top"><mrow><mi>A</mi>')
  expect(inner(String.raw`\underline{x}`)).toContain('"line-bottom">')
  expect(inner(String.raw`\cancel{x} + \overline{y}`)).toBeUndefined()
})

test.each(["[tex]x[/tex]", "\\( x \\)", "[TEX] x [/TEX]"])(
  "%s is a formula of one line",
  (source) => {
    expect(renderFormula(source, "en")).toMatch(/^<math dir="ltr" alttext="x">/)
  },
)

test("a macro is known to its own formula only", () => {
  expect(renderFormula(String.raw`\(\gdef\a{x}\a\)`, "en")).toContain("<mi>x</mi>")
  expect(renderFormula(String.raw`\(\a\)`, "en")).toBeNull()
})

test("a formula of Arabic signs is read in Arabic and from the right", () => {
  const formula = String.raw`\(س^٢ = \frac{١}{٢}\)`
  expect(renderFormula(formula, "ar")).toMatch(/^<math dir="rtl" alttext="س تربيع يساوي ١ على ٢">/)
  expect(renderFormula(String.raw`\(\text{السرعة} = v\)`, "ar")).toContain('dir="ltr"')
})

test.each([
  ["an error", String.raw`\frac{1`],
  ["nothing", "  "],
  ["a macro without end", String.raw`\def\a{\a\a}\a`],
  [
    "a macro that grows",
    String.raw`\def\a{xxxxxxxxxx}\def\b{\a\a\a\a\a\a\a\a\a\a}\def\c{\b\b\b\b\b\b\b\b\b\b}\c\c\c\c\c`,
  ],
  ["an address", String.raw`\href{javascript:alert(1)}{x}`],
  ["a picture", String.raw`\includegraphics{https://example.com/a.png}`],
  ["a class", String.raw`\class{nav}{x}`],
  ["an id", String.raw`\id{main}{x}`],
  ["data", String.raw`\data{a=b}{x}`],
])("%s is shown as it was written", (_, tex) => {
  expect(renderFormula(`\\(${tex}\\)`, "en")).toBeNull()
})

test("no formula brings more into the page than MathML of bounded size", () => {
  const hostile = [
    String.raw`\text{<script>alert(1)</script> style="a" class='b'}`,
    String.raw`\color{red}{x} \colorbox{blue}{y} \style{color:red}{z}`,
    String.raw`\rule{1000em}{1000em}\hspace{999em}\Huge x`,
    String.raw`\begin{array}{|c|c|}\hline 1&2\\\hline\end{array}`,
    String.raw`\text{" onload="alert(1)}`,
    "<img src=x onerror=alert(1)>",
    "{".repeat(290) + "x" + "}".repeat(290),
    String.raw`\sqrt{`.repeat(80) + "x" + "}".repeat(80),
    "x^".repeat(290) + "x",
  ]
  const rendered = hostile
    .flatMap((tex) => [renderFormula(`\\(${tex}\\)`, "en"), renderFormula(`$$${tex}$$`, "ar")])
    .filter((html) => html !== null)
  expect(rendered.length).toBeGreaterThan(5)
  for (const html of rendered)
    for (const [tag, name = ""] of html.matchAll(/<\/?(\w+)[^>]*>/g)) {
      expect(name).toMatch(/^(m(?!ap|ark|ain|e)[a-z]+|semantics|annotation)$/)
      for (const [, attribute, value] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
        if (attribute === "class") expect(value).toMatch(/^line-/)
        expect(attribute).not.toMatch(/^(on\w+|style|id|href|src)$/)
        expect(value).not.toMatch(/(?<![.\d])\d{3,}(?:\.\d+)?em/)
      }
    }
})

test("what a route returns gets the formulas of its texts, and is the same without one", () => {
  const view = {
    round: { question: String.raw`What is \(x^2\)?`, hints: ["$$y$$", "$ 5"] },
    at: null,
  }
  const shown = withRuns(view, "en")
  expect(shown).toEqual({
    ...view,
    runs: {
      [view.round.question]: [
        { css: expect.stringContaining("Noto Sans Math") },
        "What is ",
        { mathml: expect.stringContaining("<msup>"), after: "?" },
        "",
      ],
      $$y$$: [expect.anything(), { mathml: expect.stringContaining("displaystyle") }],
    },
  })
  const arabic = withRuns({ answers: "ب = -5|قيمة \\(x\\)" }, "ar")
  expect(arabic).toMatchObject({
    runs: { "ب = -5": ["ب = ", { ltr: "-5" }], "قيمة \\(x\\)": [{}, "قيمة ", {}] },
  })
  const withStatus = { type: "DataWithResponseInit", data: view, init: { status: 404 } }
  expect(withRuns(withStatus, "en")).toMatchObject({
    data: shown,
    init: { status: 404 },
  })
  for (const other of [{ text: "x^2" }, null, "x", new Response("$$x$$")])
    expect(withRuns(other, "en")).toBe(other)
})

test("a page of formulas without end has those of its beginning", () => {
  const texts = Array.from({ length: 3000 }, (_, at) => `$$x_{${at}}$$`)
  const shown = JSON.stringify(withRuns({ texts }, "en"))
  expect(shown.length).toBeLessThan(450_000)
  expect(shown).toMatch(/"\$\$x_\{0\}\$\$":\[\{"css":"[^"]*"},\{"mathml":"<math/)
})
