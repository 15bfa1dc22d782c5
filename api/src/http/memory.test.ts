import { describe, expect, it } from "vitest"
import { Catalogue, Memory } from "./memory"

it("a memory drops its least recently used entry", () => {
  const memory = new Memory<number>(2)
  memory.set("a", 1)
  memory.set("b", 2)
  expect(memory.get("a")).toBe(1)
  memory.set("c", 3)
  expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([1, undefined, 3])
})

describe("the catalogue", () => {
  let reads = 0
  const catalogue = new Catalogue(60)
  const ask = (now: number, wanted: string | null = null, key = "grades") =>
    catalogue.read({
      key,
      now,
      wanted,
      read: async () => (reads += 1),
      position: () => `0${reads}`,
    })

  it("is read once a minute for callers who have written nothing", async () => {
    expect([await ask(0), await ask(1)]).toEqual([1, 1])
    expect([await ask(59), await ask(60)]).toEqual([1, 2])
  })

  it("is read again, at most once, for a caller who has written since", async () => {
    expect([await ask(61, "01"), await ask(61, "03")]).toEqual([2, 3])
    expect([await ask(62, "03"), await ask(62)]).toEqual([3, 3])
  })

  it("is read again after a failed read", async () => {
    const broken = { key: "chapters", now: 0, wanted: null, position: () => null }
    const failing = catalogue.read({ ...broken, read: () => Promise.reject(new Error("down")) })
    await expect(failing).rejects.toThrow("down")
    expect(await ask(1, null, "chapters")).toBe(4)
  })
})
