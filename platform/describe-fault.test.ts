import { expect, it } from "vitest"
import { describeFault } from "./describe-fault"

const secret = "Kick-0ff!"

it("describes the kind of an error and its source line", () => {
  const { name, frames } = describeFault(new TypeError("no"))
  expect(name).toBe("TypeError")
  expect(frames[0]).toMatch(/describe-fault\.test\.ts:\d+:\d+$/)
  expect(frames.length).toBeLessThanOrEqual(8)
})

it.each([
  ["a message", () => new Error(secret)],
  ["a message that looks like a stack", () => new Error(`x\n    at ${secret} (a.js:1:2)`)],
  ["a message made of frames", () => new Error(`\n    at f (${secret}:1:2)\n    at g (b:3:4)`)],
  ["a message changed afterwards", () => changed(new Error("x"), `y\n    at ${secret}:1:2`)],
  ["a name", () => Object.assign(new Error("x"), { name: secret })],
  ["a cause", () => new Error("x", { cause: new Error(secret) })],
  ["a text that was thrown", () => secret],
  ["an object that was thrown", () => ({ password: secret })],
  ["a message of JSON.parse", () => parsed(`{"password":"${secret}`)],
  ["a forged stack", () => changed(new Error("x"), "x", `Error: x\n    at ${secret}`)],
])("does not reveal %s", (_, make) => {
  expect(JSON.stringify(describeFault(make()))).not.toContain(secret)
})

function changed(error: Error, message: string, stack = error.stack) {
  return Object.assign(error, { message, stack })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
