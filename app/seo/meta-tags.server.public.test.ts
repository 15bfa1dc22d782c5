import { expect, test } from "vitest"
import { toPublicPath } from "./meta-tags.server"

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/password-reset/secret", null],
  ["/games", null],
  ["/no-such-page", null],
])("the public path of %s is %s", (pathname, path) => {
  expect(toPublicPath(pathname)).toBe(path)
})
