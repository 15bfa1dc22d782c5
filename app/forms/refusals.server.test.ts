import { describe, expect, it } from "vitest"
import { type Refusals, toRefusal, refuseForm, turnedAway } from "./refusals.server"

const table: Refusals<"password"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "password" },
]
const refused = (status: number, message: string) =>
  toRefusal({ status, body: { message } }, table, "errors.invalid")

const form = {
  reject: (key: string, status = 422) => `${status} ${key}`,
  rejectField: (name: string, key: string) => `422 ${name} ${key}`,
}

describe("a refusal of the API", () => {
  it.each([
    [429, "", "429 errors.tooMany"],
    [503, "<h1>Service Unavailable</h1>", "503 errors.busy"],
    [400, "This password is too COMMON.", "422 password errors.password.common"],
    [400, "<script>alert(1)</script>", "422 errors.invalid"],
    [400, "", "422 errors.invalid"],
  ])("%i %j becomes %s", (status, message, told) => {
    expect(refuseForm(form, refused(status, message))).toBe(told)
  })
})
