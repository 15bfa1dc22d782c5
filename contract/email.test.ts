import { describe, expect, it } from "vitest"
import { parseEmail } from "./email"

describe("an e-mail address", () => {
  it.each([
    ["ali@school.example", "ali@school.example"],
    ["  Ali.O'Neil+quiz@School.EXAMPLE ", "ali.o'neil+quiz@school.example"],
    ["a\u200bli@school.example\u2069", "ali@school.example"],
    ["ａｌｉ＠school.example", "ali@school.example"],
    ["ali@bücher.example", "ali@xn--bcher-kva.example"],
    ["ali@XN--BCHER-KVA.example", "ali@xn--bcher-kva.example"],
    ["علي@school.example", "علي@school.example"],
    ["a@b.co", "a@b.co"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(parseEmail(typed)).toBe(kept)
    expect(parseEmail(kept)).toBe(kept)
  })

  it.each([
    "",
    "a",
    "a@",
    "@c.example",
    "a@c",
    "a@b.c",
    "a,b@c.example",
    "a;b@c.example",
    "x<a@b.example",
    "a@b.example>",
    '"a"@c.example',
    "(a)@c.example",
    "a@b@c.example",
    "a b@c.example",
    "a..b@c.example",
    ".a@c.example",
    "a.@c.example",
    "a@c..example",
    "a@.example",
    "a@c.example.",
    "a@-c.example",
    "a@c-.example",
    "a@192.168.10.20",
    "a@[::1]",
    "a@c.123",
    "a@c%2eexample",
    "a@c.example:80",
    "a@c.example/x",
    "a@c_d.example",
    `${"a".repeat(65)}@c.example`,
    `a@${"b".repeat(64)}.example`,
    `a@${"b.".repeat(130)}example`,
    "a".repeat(100_000),
    `${"\u0301".repeat(400)}@c.example`,
  ])("%s is none", (typed) => {
    expect(parseEmail(typed)).toBeNull()
  })
})
