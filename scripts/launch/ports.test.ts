import { createServer } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { portToUse } from "./ports.mjs"

afterEach(() => vi.unstubAllEnvs())

test("uses the port in PORT, and says so when it is taken", async () => {
  const server = createServer()
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(undefined)))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  vi.stubEnv("PORT", String(port))
  await expect(portToUse(8787)).rejects.toThrow(`Port ${port} is in use`)
  await new Promise((settle) => server.close(settle))
  await expect(portToUse(8787)).resolves.toBe(port)
})

test.each(["abc", "70000", "-1", "1.5"])("rejects %s as a port", async (asked) => {
  vi.stubEnv("PORT", asked)
  await expect(portToUse(8787)).rejects.toThrow("PORT must be a number")
})
