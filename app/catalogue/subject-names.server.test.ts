import { describe, expect, it } from "vitest"
import { chapterNumber } from "./curriculum.server"
import { ShortMemory } from "./short-memory.server"
import { findByName, counterpart, getId, type Subject } from "./subject-names.server"

const listed = (...names: readonly string[]) => names.map((name) => ({ name, image: "" }))

describe("a subject's name", () => {
  it.each(["Math", "math", " MATH ", "mAtH\t"])("matches %j", (wanted) => {
    expect(findByName(listed("Arabic", "Math"), wanted)?.name).toBe("Math")
  })

  it("matches in either Unicode form", () => {
    expect(findByName(listed("Français"), "franc\u0327ais")).not.toBeNull()
  })

  it.each(["Ｍａｔｈ", "Math\0", "Mat", "", "Math Arabic", "#3"])("does not match %j", (wanted) => {
    expect(findByName(listed("Arabic", "Math"), wanted)).toBeNull()
  })

  it("matches in the same letter case first", () => {
    expect(findByName(listed("MATH", "Math"), "Math")?.name).toBe("Math")
  })
})

const withoutIds = (list: readonly Subject[]) =>
  list.map(({ name, image }): Subject => ({ name, image }))

describe("the same subject in another language", () => {
  const [science, math] = [
    { id: "2", name: "Science", image: "/a.png" },
    { id: "3", name: "Math", image: "/b.png" },
  ]
  const english = [science, math]
  const arabic = [
    { id: "3", name: "الرياضيات", image: "/b.png" },
    { id: "2", name: "العلوم", image: "/a.png" },
  ]

  it("is found by its id, and by nothing else when it has one", () => {
    expect(counterpart(math, english, arabic)?.name).toBe("الرياضيات")
    expect(counterpart(math, english, listed("Math", "x"))).toBeNull()
  })

  it("is not found by an id that several subjects share", () => {
    const alike = english.map((subject) => ({ ...subject, id: "0" }))
    expect(alike.map((subject) => getId(subject, alike))).toEqual([null, null])
  })

  it("is found by its name, or by a picture that no other subject has", () => {
    const [, plain = math] = withoutIds(english)
    expect(counterpart(plain, withoutIds(english), withoutIds(arabic))?.name).toBe("الرياضيات")
    expect(counterpart(plain, withoutIds(english), listed("Algebra", "math"))?.name).toBe("math")
  })

  it("is found by its position in lists of the same order", () => {
    const [from, to] = [listed("Arabic", "Science", "Math"), listed("ع", "ك", "ح")]
    expect(from.map((subject) => counterpart(subject, from, to)?.name)).toEqual(["ع", "ك", "ح"])
  })

  it("is not found by its position when each list is sorted by name, or one is longer", () => {
    const [from, to] = [listed("Arabic", "Math", "Science"), listed("ح", "ع", "ك")]
    expect(from.map((subject) => counterpart(subject, from, to))).toEqual([null, null, null])
    const [first = math] = from
    expect(counterpart(first, from, listed("ك", "ع"))).toBeNull()
  })
})

it.each([
  ["1", 1],
  [" 12 ", 12],
  ["007", 7],
  ["٣", 3],
  ["۱۲", 12],
  ["１", 1],
  ["0", null],
  ["-1", null],
  ["1.0", null],
  ["1e0", null],
  ["+1", null],
  ["1\0", null],
  ["Sets", null],
  ["", null],
  ["9".repeat(30), null],
])("the chapter %j has the number %j", (typed, number) => {
  expect(chapterNumber(typed)).toBe(number)
})

const minuteMs = 60_000

function remembering() {
  const clock = { now: 0, calls: 0 }
  const memory = new ShortMemory<number>(() => clock.now)
  const ask = async () => (clock.calls += 1)
  return { clock, memory, ask }
}

const fail = (status: number) => async () => {
  throw new Response(null, { status })
}

describe("a reply of the upstream", () => {
  it("is remembered for a minute", async () => {
    const { clock, memory, ask } = remembering()
    expect(await memory.recall("a", minuteMs, ask)).toBe(1)
    clock.now = 59_999
    expect(await memory.recall("a", minuteMs, ask)).toBe(1)
    clock.now = 60_000
    expect(await memory.recall("a", minuteMs, ask)).toBe(2)
    expect(await memory.recall("b", minuteMs, ask)).toBe(3)
  })

  it("is kept after its expiry while the upstream is unavailable, and is then requested again", async () => {
    const { clock, memory, ask } = remembering()
    await expect(memory.recall("a", minuteMs, fail(503))).rejects.toMatchObject({ status: 503 })
    await memory.recall("a", minuteMs, ask)
    memory.expire("a")
    expect(memory.holds("a")).toBe(false)
    expect(await memory.recall("a", minuteMs, fail(503))).toBe(1)
    await expect(memory.recall("a", minuteMs, fail(500))).rejects.toMatchObject({ status: 500 })
    expect(await memory.recall("a", minuteMs, ask)).toBe(2)
    expect(clock.calls).toBe(2)
  })

  it("is dropped when five hundred newer ones are remembered", async () => {
    const { memory, ask } = remembering()
    for (let key = 0; key < 501; key += 1) await memory.recall(String(key), minuteMs, ask)
    expect([memory.holds("0"), memory.holds("1"), memory.holds("500")]).toEqual([false, true, true])
  })
})
