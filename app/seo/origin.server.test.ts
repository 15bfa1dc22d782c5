import { expect, test } from "vitest"
import { getOrigin } from "./origin.server"

test.each([
  ["http://localhost:8787/about", "", "http://localhost:8787"],
  ["http://127.0.0.1:8787/", undefined, "http://127.0.0.1:8787"],
  ["https://evil.example/", "", null],
  ["https://localhost.evil.example/", "", null],
  ["https://evil.example/", "https://play.school.example/", "https://play.school.example"],
  ["http://localhost:8787/", "https://play.school.example", "https://play.school.example"],
  ["https://evil.example/", "not an address", null],
])("for a request to %s with APP_URL %j the origin is %j", (url, appUrl, origin) => {
  expect(getOrigin(new Request(url), appUrl)).toBe(origin)
})
