import { mkdtempSync, rmSync } from "node:fs"
import { type AddressInfo, type Socket, connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The product behind one address, which stays the same when it is stopped and started again on its state. */
export async function startRestarting() {
  const { startProduct } = await import("../support/servers.mjs")
  const state = mkdtempSync(join(tmpdir(), "tahaddi-restarting-"))
  // The secrets of the run make the tests' sessions valid in this product too.
  const start = () =>
    startProduct(state, {
      API_URL: process.env["TAHADDI_API"] ?? "",
      SESSION_SECRETS: process.env["TAHADDI_SECRETS"] ?? "",
    })
  let product = await start()
  const sockets = new Set<Socket>()
  const relay = createServer((socket) => {
    const onwards = connect(Number(new URL(product.url).port), "127.0.0.1")
    for (const each of [socket, onwards]) {
      sockets.add(each)
      each.on("error", () => {})
      each.on("close", () => {
        sockets.delete(each)
        socket.destroy()
        onwards.destroy()
      })
    }
    socket.pipe(onwards).pipe(socket)
  })
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve))
  const kill = async () => {
    await product.stop()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${portOf(relay.address())}`,
    kill,
    restart: async () => void (product = await start()),
    async stop() {
      relay.close()
      await kill()
      rmSync(state, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The relay has no port.")
  return address.port
}
