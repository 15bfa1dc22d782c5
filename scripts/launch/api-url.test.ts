import { expect, test } from "vitest"
import { apiUrlToUse } from "./api-url.mjs"

test("an origin is used as it is, and none is none", async () => {
  expect(await apiUrlToUse("https://api.school.org/")).toBe("https://api.school.org")
  expect(await apiUrlToUse("http://localhost:5000")).toBe("http://localhost:5000")
  expect(await apiUrlToUse("")).toBeUndefined()
})

test.each([
  "https://api.school.org/v1",
  "https://user:pass@api.school.org",
  "https://api.school.org?key=1",
  "https://api.school.org/#top",
  "ftp://api.school.org",
  "api.school.org",
])("refuses %s, without repeating what may be a password", async (asked) => {
  const refused = apiUrlToUse(asked)
  await expect(refused).rejects.toThrow("API_URL must be the origin of a server")
  await expect(refused).rejects.not.toThrow("pass@")
})
