import { expect, test } from "vitest"
import { publicPathOf } from "./meta-tags.server"

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/password-reset/secret", null],
  ["/games", null],
  ["/no-such-page", null],
])("the public path of %s is %s", (pathname, path) => {
  expect(publicPathOf(pathname)).toBe(path)
})
