import { afterEach, expect, it, vi } from "vitest"
import { createTranslator } from "#app/i18n/translator.server"
import { viewCheck } from "./check.server"

afterEach(() => void vi.useRealTimers())

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
