import { runInThisContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { checkScript } from "./check"
import { viewCheck } from "./check.server"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("waits as long as a round does if it is asked to, and says how the page came", async () => {
  const context = { i18n: await createTranslator("en") }
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 1, 8, 30) })
  const view = (address: string) => viewCheck({ request: new Request(address), context })
  expect(await view("https://play.example/live/check")).toMatchObject({
    isSecure: true,
    isHeld: false,
    host: "play.example",
    time: "08:30:00",
  })
  const replied = vi.fn()
  const held = view("http://play.example/live/check?held").then(replied)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(replied).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await held
  expect(replied).toHaveBeenCalledWith(expect.objectContaining({ isSecure: false, isHeld: true }))
})

it.each([
  ["comes late", 'data-check="clock"', 12_000, "Right"],
  ["is the page of a filter", "Blocked", 1, "Wrong"],
  ["never ends", "", 1, "Wrong"],
])("says whether a held reply came, if it %s", async (_, text, ms, said) => {
  vi.useFakeTimers()
  const place = { textContent: "", dataset: { right: "Right", wrong: "Wrong", now: 0 } }
  const held = { ...place }
  const querySelector = (name: string) => (name.includes("held") ? held : place)
  vi.stubGlobal("document", { querySelector })
  const waiting: ((reply: string) => void)[] = []
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    text: () =>
      new Promise<string>((settle) => {
        waiting.push(settle)
      }),
  }))
  runInThisContext(checkScript)
  await vi.advanceTimersByTimeAsync(ms)
  if (text) waiting.forEach((settle) => settle(text))
  await vi.advanceTimersByTimeAsync(20_000 - ms)
  expect(held.textContent).toBe(said)
})
