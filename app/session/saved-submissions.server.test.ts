import { expect, it } from "vitest"
import { typedFields } from "./saved-submissions.server"

const typed = (fields: string) =>
  typedFields(
    new Request("https://tahaddi.example/", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: fields,
    }),
  )

it("keeps what was typed, without secrets", async () => {
  expect(await typed("a=1&b=2&b=3&password=x&newPassword=y&token=z")).toEqual({
    a: "1",
    b: ["2", "3"],
  })
})

it.each([
  ["a value", `a=1&b=${"x".repeat(250_000)}`],
  ["a name", `a=1&${"x".repeat(250_000)}=b`],
])("leaves out %s of 250 KB, and everything after it", async (_, fields) => {
  expect(await typed(fields)).toEqual({ a: "1" })
})

it.each([
  ["fields", Array.from({ length: 50_000 }, (_, at) => `${at}=x`).join("&")],
  ["values of one", "a=x&".repeat(60_000)],
  ["empty values", "=&".repeat(100_000)],
])("limits the %s that it keeps", async (_, fields) => {
  expect(JSON.stringify(await typed(fields)).length).toBeLessThan(150_000)
})

it("reads fields named __proto__ and constructor like any other", async () => {
  expect(await typed("__proto__=x&constructor=y")).toEqual(
    Object.fromEntries([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]),
  )
})
