import { runInThisContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import { soundScript } from "./screen-sound"

afterEach(() => vi.unstubAllGlobals())

it("plays each moment once, and nothing until the host turns it on", () => {
  const tones: number[] = []
  class Part {
    type = ""
    frequency = {
      set value(pitch: number) {
        tones.push(pitch)
      },
    }
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (next: Part) => next
    start() {}
    stop() {}
  }
  const opened = vi.fn()
  class Audio {
    currentTime = 0
    constructor() {
      opened()
    }
    createOscillator = () => new Part()
    createGain = () => new Part()
    close = () => Promise.resolve()
  }
  const button = { onclick: () => {}, textContent: "" }
  const board = { dataset: { moment: "lobby 0" } }
  const notices: (() => void)[] = []
  class Observer {
    constructor(notice: () => void) {
      notices.push(notice)
    }
    observe() {}
  }
  vi.stubGlobal("AudioContext", Audio)
  vi.stubGlobal("MutationObserver", Observer)
  const styles = { media: "print" }
  vi.stubGlobal("document", {
    getElementById: () => styles,
    currentScript: { dataset: { on: "on", off: "off" } },
    createElement: () => button,
    querySelector: () => board,
    body: { append() {} },
  })
  runInThisContext(soundScript)
  expect(styles.media).toBe("all")
  const heardAt = (moment: string) => {
    tones.length = 0
    board.dataset.moment = moment
    for (const notice of notices) notice()
    return tones.length
  }
  expect([button.textContent, heardAt("ask 1"), opened.mock.calls]).toEqual(["on", 0, []])
  button.onclick()
  expect([button.textContent, tones.length]).toEqual(["off", 3])
  expect([heardAt("closing 1"), heardAt("closing 1"), heardAt("judging 1")]).toEqual([3, 0, 0])
  expect([heardAt("reveal 1"), heardAt("podium 1")]).toEqual([12, 4])
  button.onclick()
  expect([button.textContent, heardAt("ask 2")]).toEqual(["on", 0])
})
