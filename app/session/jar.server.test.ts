import { describe, expect, it, vi } from "vitest"
import { createJar } from "./jar.server"

const now = Date.parse("2026-03-01T10:00:00Z")
function answer(...lines: string[]): Headers {
  const headers = new Headers()
  for (const line of lines) headers.append("Set-Cookie", line)
  return headers
}

describe("the jar of upstream cookies", () => {
  it("sends back the cookies that a response set, and reports the change", () => {
    const changed = vi.fn()
    const jar = createJar([], now, changed)
    jar.keep(answer("access=abc; Path=/; HttpOnly; Secure", "lang=ar%20EG"))
    expect(jar.header("/api/Accounts/top10")).toBe("access=abc; lang=ar%20EG")
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it("replaces a cookie of the same name and path, and no other", () => {
    const jar = createJar([], now, () => {})
    jar.keep(answer("a=1; Path=/", "a=2; Path=/api/Admin", "a=3; Path=/"))
    expect(jar.header("/api/Admin/add-grade")).toBe("a=2; a=3")
    expect(jar.header("/api/Accounts/login")).toBe("a=3")
  })

  it.each([
    ["a Max-Age of 0", "access=; Max-Age=0"],
    ["a negative Max-Age", "access=x; Max-Age=-1"],
    ["an Expires in the past", "access=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"],
  ])("honours a deletion by %s", (_, line) => {
    const jar = createJar([], now, () => {})
    jar.keep(answer("access=abc"))
    jar.keep(answer(line))
    expect(jar.header("/")).toBe("")
  })

  it("prefers Max-Age to Expires", () => {
    const jar = createJar([], now, () => {})
    jar.keep(answer("a=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"))
    expect(jar.cookies).toEqual([{ name: "a", value: "1", path: "/", expiresAt: now + 60_000 }])
  })

  it("does not send a stored cookie that has expired", () => {
    const kept = { name: "a", value: "1", path: "/", expiresAt: now - 1 }
    const lasting = { name: "b", value: "2", path: "/", expiresAt: null }
    expect(createJar([kept, lasting], now, () => {}).header("/")).toBe("b=2")
  })

  it("matches paths by segments, ignoring case", () => {
    const jar = createJar([], now, () => {})
    jar.keep(answer("a=1; Path=/api/accounts"))
    expect(jar.header("/API/Accounts/login")).toBe("a=1")
    expect(jar.header("/api/accounts-old")).toBe("")
  })

  it("sends the cookie of the device with the other calls about an account", () => {
    const jar = createJar([], now, () => {})
    jar.keep(
      answer("device=1; Path=/api/Accounts/login; Max-Age=60", "a=2; Path=/api/Accounts/login"),
    )
    for (const name of ["register", "ForgetPassword", "ResetPassword", "ChangePassword"])
      expect(jar.header(`/api/Accounts/${name}`)).toBe("device=1")
    expect(jar.header("/api/Accounts/top10")).toBe("")
    expect(jar.header("/api/Accounts/login")).toBe("device=1; a=2")
  })

  it.each(["__proto__=1", "constructor=1; Path=/", "toString=1", "", "  ", ";", "=", "; Path=/"])(
    "keeps the cookies before and after the cookie %j",
    (line) => {
      const jar = createJar([], now, () => {})
      jar.keep(answer("a=1", line, "b=2"))
      expect(jar.header("/")).toMatch(/^a=1;.* ?b=2$/)
    },
  )
})
