import { expect, it } from "vitest"
import { signedCookie } from "./signed-cookie.server"

const [one, other] = [
  "first-secret-of-at-least-32-characters",
  "other-secret-of-at-least-32-characters",
]
const valueOf = (header: string) => header.split(";")[0] ?? ""

it("reads a value that was signed with any of its secrets, and signs with the first", async () => {
  const [old, both] = [signedCookie("name", [one]), signedCookie("name", [other, one])]
  expect(await both.parse(valueOf(await old.serialize({ is: "ليلى" })))).toEqual({ is: "ليلى" })
  expect(await old.parse(valueOf(await both.serialize("new")))).toBeNull()
})

it.each([
  ["another secret", async () => valueOf(await signedCookie("name", [other]).serialize("value"))],
  ["no signature", async () => "__Host-name=InZhbHVlIg%3D%3D"],
  ["a signature that is no base64", async () => "__Host-name=InZhbHVlIg%3D%3D.%%"],
  ["another cookie", async () => "__Host-names=1; name=2"],
])("reads %s as null", async (_, header) => {
  await signedCookie("name", [one]).serialize("value")
  expect(await signedCookie("name", [one]).parse(await header())).toBeNull()
})

it("has the format of Remix's own signed cookies, so that existing cookies stay valid", async () => {
  const [name, value] = [
    "__Host-name",
    "eyJhIjoxfQ%3D%3D.Hna6XM8Pje916STB0N7gL%2B0uRTtzkieCgw2u8tE0u2A",
  ]
  expect(await signedCookie("name", [one], 60).serialize({ a: 1 })).toBe(
    `${name}=${value}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  expect(await signedCookie("name", [one], 60).parse(`${name}=${value}`)).toEqual({ a: 1 })
})
