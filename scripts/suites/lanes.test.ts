import { expect, test } from "vitest"
import { runInLanes, withNeeds } from "./lanes.mjs"

test("adds the suites that a suite needs before it", () => {
  expect(withNeeds(["pages1", "lint"])).toEqual(["build", "state", "pages1", "lint"])
})

test("runs two suites at a time, each after those it needs", async () => {
  const begun: string[] = []
  const ended: string[] = []
  let most = 0
  await runInLanes(withNeeds(["contract", "deploy", "lint", "weight"]), 2, async (name) => {
    begun.push(name)
    most = Math.max(most, begun.length - ended.length)
    if (name === "deploy" || name === "weight") expect(ended).toContain("build")
    await new Promise((settle) => setImmediate(settle))
    ended.push(name)
  })
  expect(begun).toEqual(["build", "contract", "deploy", "lint", "weight"])
  expect(ended).toHaveLength(5)
  expect(most).toBe(2)
})

test("a suite that fails to start fails the run", async () => {
  const run = runInLanes(["lint"], 2, () => Promise.reject(new Error("no program")))
  await expect(run).rejects.toThrow("no program")
})
