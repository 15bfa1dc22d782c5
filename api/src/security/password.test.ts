import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import { createPasswords } from "./password"

const passwords = createPasswords((length) => randomBytes(length))

it("matches the password that was hashed and no other", async () => {
  const hash = await passwords.hash("Sets-and-7")
  expect(await passwords.matches("Sets-and-7", hash)).toBe(true)
  expect(await passwords.matches("sets-and-7", hash)).toBe(false)
  expect(await passwords.matches("", hash)).toBe(false)
})

it("takes one letter typed in two ways for the same", async () => {
  const hash = await passwords.hash("Caf\u00e9-1-مرحبا")
  expect(await passwords.matches("Cafe\u0301-1-مرحبا", hash)).toBe(true)
})

it("salts, so that equal passwords have different hashes", async () => {
  expect(await passwords.hash("same")).not.toBe(await passwords.hash("same"))
})

it.each([undefined, "", "!", "scrypt$", "scrypt$16384$8$5$AAAA$short", "plain"])(
  "matches nothing where the hash is %o",
  async (hash) => {
    expect(await passwords.matches("anything", hash)).toBe(false)
  },
)

it("knows a hash of other parameters", async () => {
  expect(passwords.isOutdated(await passwords.hash("x"))).toBe(false)
  expect(passwords.isOutdated("scrypt$1024$8$1$c2FsdA$key")).toBe(true)
})
