import { expect, test } from "vitest"
import { codeFolders, isTest, sourcesIn } from "./sources"

/** `contract/normalised.ts`, passwords, in which every character counts, and plain JavaScript for the seed. */
const normalising = [
  "api/seed/compile.mjs",
  "api/seed/hash-password.mjs",
  "api/seed/sql.mjs",
  "api/src/names/look-alikes.mjs",
  "api/src/pool/answer-key.mjs",
  "api/src/security/common-password.ts",
  "api/src/security/password.ts",
  "contract/normalised.ts",
]

test("text is normalised in one place, which takes a time that grows with the length only", () => {
  const found = sourcesIn(codeFolders).filter(
    (source) => !isTest(source) && source.text.includes(".normalize("),
  )
  expect(found.map(({ path }) => path)).toEqual(normalising)
})
