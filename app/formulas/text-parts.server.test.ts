import { expect, test } from "vitest"
import { toParts } from "./text-parts.server"

/** The runs, with formulas in ⟪⟫ and what is read from the left in ‹›. */
const marked = (text: string) =>
  toParts(text)
    .map(([kind, run]) => (kind === "plain" ? run : kind === "ltr" ? `‹${run}›` : `⟪${run}⟫`))
    .join("")

test.each([
  [String.raw`Is \(x^2\) even?`, String.raw`Is ⟪\(x^2\)⟫ even?`],
  ["$$x$$ and $$y$$", "⟪$$x$$⟫ and ⟪$$y$$⟫"],
  [String.raw`\[\frac{1}{2}\]`, String.raw`⟪\[\frac{1}{2}\]⟫`],
  [String.raw`\(f(x)\) of (x)`, String.raw`⟪\(f(x)\)⟫ of (x)`],
  [String.raw`\(a \\ b\)`, String.raw`⟪\(a \\ b\)⟫`],
  [String.raw`\(\text{a \(b\)}\)`, String.raw`⟪\(\text{a \(b\)⟫}\)`],
  [String.raw`$$\$5 + \$6$$`, String.raw`⟪$$\$5 + \$6$$⟫`],
  [String.raw`\$$5 and $$6`, String.raw`\$$5 and $$6`],
  [String.raw`\\(x\\)`, String.raw`\\(x\\)`],
  ["[tex]x^2[/tex] and [TEX] y [/TEX]", "⟪[tex]x^2[/tex]⟫ and ⟪[TEX] y [/TEX]⟫"],
  ["It costs $5, or $$", "It costs $5, or $$"],
  [String.raw`An open \(x^2`, String.raw`An open \(x^2`],
  [String.raw`\(\) and $$$$`, String.raw`\(\) and $$$$`],
  [String.raw`ما ناتج \(\sqrt{4}\)؟`, String.raw`ما ناتج ⟪\(\sqrt{4}\)⟫؟`],
])("finds the formulas of %s", (text, runs) => {
  expect(marked(text)).toBe(runs)
})

test.each([
  ["ما حل |x| = 3 إذا", "ما حل ‹|x| = 3› إذا"],
  ["الجواب -5 فقط", "الجواب ‹-5› فقط"],
  ["الجواب -٥ فقط", "الجواب ‹-٥› فقط"],
  ["س = -5", "س = ‹-5›"],
  ["الدالة f(x) = x² + 1 زوجية", "الدالة ‹f(x) = x² + 1› زوجية"],
  ["احسب 5 - 3 = 2.", "احسب ‹5 - 3 = 2›."],
  ["لغة C++ ولغة C#، ثم R", "لغة ‹C++› ولغة ‹C#›، ثم R"],
  ["المجال [0, 5) هنا", "المجال ‹[0, 5)› هنا"],
  ["أيون Na+ في الماء", "أيون ‹Na+› في الماء"],
  ["النقطة (3, -4) تقع", "النقطة ‹(3, -4)› تقع"],
  ["الصوديوم (Na) فلز", "الصوديوم ‹(Na)› فلز"],
  ["DNA هو حمض نووي", "‹DNA› هو حمض نووي"],
  ["القيمة \u200f-3 هي", "القيمة \u200f‹-3› هي"],
  ["القيمة +5 هي", "القيمة ‹+5› هي"],
  ["طوله 20 cm تقريبًا", "طوله ‹20 cm› تقريبًا"],
  ["قيمة 7 mod 3", "قيمة ‹7 mod 3›"],
  ["أيون Cl- أو i--", "أيون ‹Cl-› أو ‹i--›"],
  ["المتجه <3, 4> هنا", "المتجه ‹<3, 4>› هنا"],
  ["ترجم: How are you today?", "ترجم: ‹How are you today?›"],
  ['أكمل: "I ___ to school."', 'أكمل: ‹"I ___ to school."›'],
  ["الهاتف +966 50 123 4567", "الهاتف ‹+966 50 123 4567›"],
  ["(Na صوديوم)", "(‹Na› صوديوم)"],
  ["ماذا يطبع؟ x = 5\n-٣ ثم f(x)", "ماذا يطبع؟ ‹x = 5›\n‹-٣› ثم ‹f(x)›"],
])("isolates what is read from the left in %s", (text, runs) => {
  expect(marked(text)).toBe(runs)
})

test.each([
  ["Let A = {1, 2, 3} and B = {3, 4}. Which?", "Let ‹A = {1, 2, 3}› and ‹B = {3, 4}.› Which?"],
  ["For {1, 2} ∪ {3} I am", "For ‹{1, 2} ∪ {3}› I am"],
  ["2x + 3 = 7, so?", "‹2x + 3 = 7,› so?"],
  ["of ({a, b}) or {", "of ‹({a, b})› or {"],
])("keeps sets and equations of %s on one line", (text, runs) => {
  expect(marked(text)).toBe(runs)
})

test("lines without Arabic signs are set from the left together", () => {
  const code = "\nx = 5\nif x > 3:\n\n    print(x)\n"
  expect(toParts(`ماذا يطبع؟${code}اختر.`)).toEqual([
    ["plain", "ماذا يطبع؟"],
    ["lines", code],
    ["plain", "اختر."],
  ])
  expect(toParts(String.raw`ما \(x\)؟` + `${code}see \\(y\\)\nand z`)).toEqual([
    ["plain", "ما "],
    ["formula", String.raw`\(x\)`],
    ["plain", "؟"],
    ["lines", code],
    ["plain", "see "],
    ["formula", String.raw`\(y\)`],
    ["lines", "\nand z"],
  ])
  expect(toParts(`What?${code}`)).toEqual([["plain", `What?${code}`]])
  expect(toParts("احسب:\n٥ + ٣ = ٨")).toEqual([["plain", "احسب:\n٥ + ٣ = ٨"]])
})

test.each([
  "س + 3 = 5",
  "٥ + ٣ = ٨",
  "بين ١٩١٤-١٩١٨",
  "بين 1914-1918",
  "في عام 1969، هبط Apollo 11 على القمر.",
  "النسبة 3:4",
  "جا 30° = 1/2",
  "ه\u200d = 2.7",
  "السنوات 1914 1918 1939",
  "كلمة apple تعني؟",
  "Translate: قلم",
  "|x| + 3 and -5",
  "One - or more - words",
  "What?\nx = {}",
  "",
])("leaves %s as it is", (text) => {
  expect(marked(text)).toBe(text)
})

test("every text comes back whole, also one of a megabyte", () => {
  for (const piece of [
    "\\(",
    "$$",
    "$$a",
    "\\[\\",
    "|",
    "(",
    "-٥",
    "ب|x",
    "x (",
    "ب -",
    "{ب(",
    "ب\n",
    "\n",
    "ب\n x",
  ]) {
    const text = piece.repeat(1_000_000 / piece.length)
    for (const each of [text, text.slice(0, 5000)])
      expect(
        toParts(each)
          .map(([, run]) => run)
          .join(""),
      ).toBe(each)
  }
})
