import { runInThisContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import { fitScript } from "./screen-fit"

afterEach(() => vi.unstubAllGlobals())

it("makes the text of each moment as large as the window has room for, and never less than half", () => {
  let fit = 1
  let heightOfOne = 300
  const root = {
    style: { setProperty: (_name: string, value: number) => void (fit = value) },
    get scrollHeight() {
      return fit * heightOfOne
    },
    scrollWidth: 800,
  }
  const notices: (() => void)[] = []
  class Observer {
    constructor(notice: () => void) {
      notices.push(notice)
    }
    observe() {}
  }
  vi.stubGlobal("document", { documentElement: root, body: {} })
  vi.stubGlobal("innerHeight", 720)
  vi.stubGlobal("innerWidth", 1280)
  vi.stubGlobal("addEventListener", (_name: string, notice: () => void) => notices.push(notice))
  vi.stubGlobal("MutationObserver", Observer)
  runInThisContext(fitScript)
  const fitAt = (height: number) => {
    heightOfOne = height
    for (const notice of notices) notice()
    return fit
  }
  expect([fitAt(300), fitAt(480), fitAt(900), fitAt(9000)]).toEqual([2, 1.5, 0.8, 0.6])
})
