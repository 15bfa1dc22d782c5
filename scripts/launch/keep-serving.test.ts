import { expect, test } from "vitest"
import { keepServing } from "./keep-serving.mjs"

/** Starts that end as listed, each so many milliseconds after the one before. */
function ending(ends: readonly { died?: string; lost?: string; afterMs?: number }[]) {
  const [said, stopped]: [string[], number[]] = [[], []]
  let [clock, count] = [0, 0]
  const never = new Promise<string>(() => {})
  const start = async () => {
    const index = count++
    const end = ends[index]
    if (!end) throw new Error("No more starts were expected.")
    clock += end.afterMs ?? 0
    const [died, lost] = [end.died, end.lost].map((why) => (why ? Promise.resolve(why) : never))
    return { died: died ?? never, lost: lost ?? never, stop: async () => void stopped.push(index) }
  }
  const tools = { say: (line: string) => void said.push(line), now: () => clock }
  return { ended: keepServing(start, tools), said, stopped }
}

test("starts what has died again, and fails when it dies again within a minute", async () => {
  const { ended, said, stopped } = ending([
    { died: "SIGKILL" },
    { died: "code 1", afterMs: 59_999 },
  ])
  await expect(ended).rejects.toThrow("The Workers have ended again (code 1), within a minute")
  expect(said).toEqual([
    "The Workers have ended by themselves (SIGKILL). Starting them again…",
    "They run again.",
  ])
  expect(stopped).toEqual([0, 1])
})

test("starts again each time when more than a minute passes, until the data are gone", async () => {
  const { ended, stopped } = ending([
    { died: "SIGKILL" },
    { died: "SIGKILL", afterMs: 60_000 },
    { lost: "/state/v3" },
  ])
  expect(await ended).toBe("/state/v3")
  expect(stopped).toEqual([0, 1, 2])
})
