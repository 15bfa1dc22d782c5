import { expect, it } from "vitest"
import { judge } from "../judge"
import { withoutTex } from "./tex"

it.each([
  [String.raw`\(x^2\)`, "x^2"],
  [String.raw`\( x^{10} \)`, "x^10"],
  [String.raw`\(\frac{1}{2}\)`, "1/2"],
  [String.raw`$$\dfrac{x+1}{2}$$`, "(x+1)/2"],
  [String.raw`\(\sqrt{2}\)`, "√2"],
  [String.raw`\(\frac{\sqrt{3}}{2}\)`, "(√3)/2"],
  [String.raw`\(2\pi\)`, "2π"],
  [String.raw`\(3 \times 10^{8}\)`, "3 ×10^8"],
  [String.raw`\(90^\circ\)`, "90°"],
  [String.raw`\(\mathrm{H_2O}\)`, "H2O"],
  [String.raw`[tex]x \le 5[/tex]`, "x ≤5"],
  [String.raw`\(5\%\)`, "5%"],
  ["costs \\$5 [today]", "costs \\$5 [today]"],
  ["[a, b]", "[a, b]"],
])("reads %s as %s", (tex, typed) => expect(withoutTex(tex)).toBe(typed))

it.each([
  [String.raw`\(x^2\)`, "x²"],
  [String.raw`\(x^2\)`, "x^2"],
  [String.raw`\(\frac{1}{2}\)`, "1/2"],
  [String.raw`\(\sqrt{2}\)`, "√2"],
  [String.raw`\(\sqrt{2}\)`, "sqrt(2)"],
  [String.raw`\(2\pi\)`, "2pi"],
  ["2π", "2pi"],
  ["2π", "٢ باي"],
  [String.raw`\(3\times10^8\)`, "3e8"],
  [String.raw`\(x \ge 5\)`, "x >= 5"],
  [String.raw`\(5\)`, "٥"],
  [String.raw`\(\mathrm{CO_2}\)`, "CO2"],
  [String.raw`x^2`, String.raw`\(x^{2}\)`],
])("the answer %s accepts %s", (stored, given) => expect(judge(given, stored)).not.toBeNull())

it.each([
  [String.raw`\(x^2\)`, "x³"],
  [String.raw`\(\frac{1}{2}\)`, "12"],
  [String.raw`\(\frac{1}{2}\)`, "2/1"],
  [String.raw`\(\sqrt{2}\)`, "2"],
  [String.raw`\(-5\)`, "5"],
])("the answer %s refuses %s", (stored, given) => expect(judge(given, stored)).toBeNull())

it("reads the longest formula in no time", () => {
  const deep = `\\(${"\\sqrt{".repeat(60)}2${"}".repeat(60)}\\)`
  expect(withoutTex(deep)).toContain("2")
  expect(withoutTex(`\\(${"{".repeat(300)}\\)`)).toContain("{")
})
