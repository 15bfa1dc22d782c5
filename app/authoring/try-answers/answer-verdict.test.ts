import { expect, it } from "vitest"
import { withAlternative } from "./answer-verdict"

it.each([
  ["Nile", "Iteru", "Nile | Iteru"],
  ["Nile | Iteru", "Iteru", "Nile | Iteru"],
  [String.raw`\(|x|\)`, "x", String.raw`\(|x|\) | x`],
  [String.raw`3 | \(|x|\)`, String.raw`\(|x|\)`, String.raw`3 | \(|x|\)`],
])("adds to %j the alternative %j", (answer, text, added) => {
  expect(withAlternative(answer, text)).toBe(added)
})
