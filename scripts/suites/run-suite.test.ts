import { afterEach, expect, test, vi } from "vitest"
import { runSuite } from "./run-suite.mjs"

afterEach(() => vi.unstubAllEnvs())

test.runIf(process.platform === "linux")(
  "skips the text browser where w3m is not installed",
  async () => {
    vi.stubEnv("PATH", "/nonexistent")
    const { passed, failed, skipped } = await runSuite("text", false)
    expect({ passed, failed, skipped }).toEqual({
      passed: 0,
      failed: 0,
      skipped: "w3m is not installed",
    })
  },
)
