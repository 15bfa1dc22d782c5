import { once } from "node:events"
import { request } from "node:http"
import type { Visitor } from "./visitor"

/** Opens a socket. What it has told is read when it matches. */
export async function openSocket(
  site: string,
  { cookies }: Pick<Visitor, "cookies">,
  path: string,
) {
  const { origin, hostname, port } = new URL(site)
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c2l4dGVlbiBieXRlcyAhIQ==",
    Origin: origin,
    Cookie: cookies.toString(),
  }
  const asked = request({ hostname, port, path, headers }).end()
  const [, socket, head] = await once(asked, "upgrade")
  let sent = String(head)
  socket.on("data", (data: unknown) => void (sent += String(data)))
  const told = async (what: RegExp) => {
    while (!what.test(sent)) await once(socket, "data")
  }
  /** With a mask of zeros. */
  const say = (text: string) =>
    socket.write(Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0, ...Buffer.from(text)]))
  return { told, say, close: () => socket.destroy() }
}
