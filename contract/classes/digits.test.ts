import { expect, it } from "vitest"
import { parseChecked, toDigits, withCheckDigit } from "./digits"

const digits = [..."0123456789"]
const samples = ["0000000", "1234567", "9081726", "5555555", "4700130"].map(withCheckDigit)

const exchanged = (number: string) =>
  digits.slice(0, number.length - 1).flatMap((_, at) => {
    const [one = "", other = ""] = [number[at], number[at + 1]]
    return one === other ? [] : number.slice(0, at) + other + one + number.slice(at + 2)
  })

const mistyped = (number: string) =>
  [...number].flatMap((right, at) =>
    digits.flatMap((digit) =>
      digit === right ? [] : number.slice(0, at) + digit + number.slice(at + 1),
    ),
  )

it.each(samples)("finds each wrong digit and each exchange in %s", (number) => {
  expect(parseChecked(number, 8)).toBe(number)
  for (const wrong of [...mistyped(number), ...exchanged(number)])
    expect(parseChecked(wrong, 8)).toBeNull()
})

it.each([
  "1234 5671",
  "1234-5671",
  "١٢٣٤ ٥٦٧١",
  "۱۲۳۴۵۶۷۱",
  " 12345671\u200f",
  "１２３４–５６７１",
])("reads %s", (typed) => expect(parseChecked(typed, 8)).toBe("12345671"))

it.each(["", " ", "1234567", "123456710", "1234567l", "1234.5671", "1".repeat(200)])(
  "reads no code in %j",
  (typed) => expect(parseChecked(typed, 8)).toBeNull(),
)

it("leaves texts with anything but digits alone", () => {
  expect(["nora@school.example", "12a", "½", "-"].map(toDigits)).toEqual([null, null, null, null])
})
