import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { FakeClock } from "../../tests/support/fake-clock"
import { Breaker } from "./circuits.server"
import { readLimits } from "./limits.server"

let clock: FakeClock
let breaker: Breaker
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  vi.spyOn(console, "warn").mockImplementation(() => {})
  clock = new FakeClock()
  breaker = new Breaker(clock, readLimits())
})
afterEach(() => vi.restoreAllMocks())

/** Reports `calls` outcomes for each of `requests` requests. */
function report(requests: number, calls: number, isFailure = true) {
  for (let request = 0; request < requests; request += 1) {
    const who = {}
    for (let call = 0; call < calls; call += 1) breaker.report(who, isFailure)
  }
}

it("stays closed until ten calls have failed", () => {
  report(9, 1)
  expect(breaker.isOpen).toBe(false)
  report(1, 1)
  expect(breaker.isOpen).toBe(true)
})

it("stays closed however many calls of one page fail", () => {
  report(1, 100)
  expect(breaker.isOpen).toBe(false)
})

it("stays closed while half of the calls succeed", () => {
  report(50, 1, false)
  report(50, 1)
  expect(breaker.isOpen).toBe(false)
  report(1, 1)
  expect(breaker.isOpen).toBe(true)
})

it("forgets failures that are older than its window", async () => {
  report(9, 1)
  await clock.pass(10_000)
  report(1, 1)
  expect(breaker.isOpen).toBe(false)
})

it("lets one call a second through while it is open", async () => {
  report(10, 1)
  expect(breaker.mayCall()).toBe(false)
  await clock.pass(999)
  expect(breaker.mayCall()).toBe(false)
  await clock.pass(1)
  expect([breaker.mayCall(), breaker.mayCall(), breaker.mayCall()]).toEqual([true, false, false])
  breaker.report({}, true)
  await clock.pass(1000)
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false])
})

it("closes as soon as a call succeeds, and forgets earlier failures", async () => {
  report(10, 1)
  await clock.pass(1000)
  expect(breaker.mayCall()).toBe(true)
  breaker.report({}, false)
  expect([breaker.mayCall(), breaker.mayCall(), breaker.mayRetry()]).toEqual([true, true, true])
  report(9, 1)
  expect(breaker.isOpen).toBe(false)
})

it("allows retries while few calls fail", () => {
  report(1, 1)
  expect(breaker.mayRetry()).toBe(true)
  report(1, 1)
  expect(breaker.mayRetry()).toBe(false)
  report(18, 1, false)
  expect(breaker.mayRetry()).toBe(true)
})
