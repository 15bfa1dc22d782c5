import { expect, test } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { readGift } from "./gift.server"
import { giftSheets } from "./gift-sheets.server"

const { t } = await createTranslator("en")
const refused = (count: number) => "a{~b}\n\n".repeat(count)

test("a refused question counts against the limit of rows as much as one that is read", async () => {
  expect((await giftSheets(refused(500), t))?.refused).toHaveLength(500)
  expect(await giftSheets(refused(501), t)).toBeNull()
  expect(await giftSheets(`${refused(500)}// Hint 1: x\na{=b}\n\n`, t)).toBeNull()
  expect(await giftSheets(`${refused(499)}${"a{T}\n\n".repeat(6)}`, t)).not.toBeNull()
})

test("no more of a file is read than its rows may have", async () => {
  const file = refused(150_000)
  expect(await giftSheets(file, t)).toBeNull()
  expect(readGift(file, 3001).refused).toHaveLength(3001)
})

test("a question has at most 100 comments, and is not read where it is longer than 20,000 characters", () => {
  const [question] = readGift(`${"// Grade: 7\n".repeat(90_000)}a{=b}`).questions
  expect(question?.comments).toHaveLength(100)
  const [long] = readGift(`a{${"=x".repeat(300_000)}}`).refused
  expect(long?.reason).toBe("tooLong")
})
