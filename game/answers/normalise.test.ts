import { expect, it } from "vitest"
import { normalise } from "./normalise"
import { keyOfGiven } from "./words"

it.each([
  ["The  Lord of the Rings!", "lord of rings"],
  ["أَلْمَانِيَا", "مانيا"],
  ["الله", "الله"],
  ["٣٫٥٠ كغ", "3.5 كغ"],
  ["1914–1918", "1914 1918"],
  ["Covid-19", "covid 19"],
  ["at -5 °C", "at -5 c"],
  ["1.2.3", "1 2 3"],
  ["24/7/365", "24 7 365"],
  ["1/0", "1 0"],
  ["12:30", "12 30"],
  ["الشمس والقمر", "شمس والقمر"],
  ["والد", "والد"],
  ["", ""],
])("normalises %j to %j", (text, normal) => {
  expect(normalise(text)).toBe(normal)
})

it("does not change a normalised text", () => {
  const texts = ["The Nile, -3,50 km", "اللغة الألمانية", "ØRE’s 1/2", "x - 5 = 1,000"]
  expect(texts.map((text) => normalise(normalise(text)))).toEqual(texts.map(normalise))
})

it.each([
  ["C#", "C"],
  ["10³", "103"],
  ["5°", "5"],
])("puts answers that differ by a sign apart: %s, %s", (one, other) => {
  expect(keyOfGiven(one)).not.toBe(keyOfGiven(other))
})

it.each([
  ["10³", "10^3"],
  ["5 °", "5 degree"],
  ["The NILE.", "nile"],
])("puts spellings of one answer together: %s, %s", (one, other) => {
  expect(keyOfGiven(one)).toBe(keyOfGiven(other))
})
