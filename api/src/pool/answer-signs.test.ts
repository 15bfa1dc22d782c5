import { describe, expect, it } from "vitest"
import { toAnswerSigns } from "./answer-signs.mjs"

describe("the signs of an answer", () => {
  it("are those that keyboards lack, each once", () => {
    expect(toAnswerSigns("x² + √2 × y²|2π r")).toEqual(["²", "√", "×", "π"])
    expect(toAnswerSigns("Pelé|pelé")).toEqual(["é"])
    expect(toAnswerSigns("10⁻³ م²")).toEqual(["⁻", "³", "²"])
  })

  it("are none in words, numbers and quotes of either language", () => {
    for (const answer of [
      'It\'s "C#" (50%) \\(x^2\\)|“don’t” – 3−2…',
      "«الحُرّيّة»، ٣٫١٤؟ ٥٠٪ ـ",
      "a\u00a0b\u200fc\u2066d\u2069",
    ])
      expect(toAnswerSigns(answer)).toEqual([])
  })
})
