import { expect, test } from "vitest"
import { jobsOf, labelOf, runInLanes } from "./jobs.mjs"

test("adds the jobs that a suite needs before it, and splits a suite into its parts", () => {
  const labels = jobsOf(["pages", "lint"]).map(labelOf)
  expect(labels).toEqual(["build", "state", "pages 1/2", "pages 2/2", "lint"])
})

test("runs two jobs at a time, each after those it needs", async () => {
  const begun: string[] = []
  const ended: string[] = []
  let most = 0
  await runInLanes(jobsOf(["contract", "deploy", "weight", "lint"]), 2, async (job) => {
    begun.push(labelOf(job))
    most = Math.max(most, begun.length - ended.length)
    if (job.suite === "deploy" || job.suite === "weight") expect(ended).toContain("build")
    await new Promise((settle) => setImmediate(settle))
    ended.push(labelOf(job))
  })
  expect(begun).toEqual(["build", "contract", "deploy", "weight", "lint"])
  expect(ended).toHaveLength(5)
  expect(most).toBe(2)
})

test("a job that fails to start fails the run", async () => {
  const run = runInLanes(jobsOf(["lint"]), 2, () => Promise.reject(new Error("no program")))
  await expect(run).rejects.toThrow("no program")
})
