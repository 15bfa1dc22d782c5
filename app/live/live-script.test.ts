import { expect, it, vi } from "vitest"
import { brotliAtEdge } from "../../tests/support/built"
import { FakeSocket } from "../../tests/support/fake-socket"
import {
  fetched,
  line,
  pass,
  reload,
  request,
  server,
  shown,
  shownPage,
  start,
  useLiveNews,
  wakers,
} from "../../tests/support/live-news"
import { liveScript } from "./live-script"

useLiveNews()

it("is at most 5 KB as it is sent", () => {
  expect(brotliAtEdge(liveScript)).toBeLessThanOrEqual(5 * 1024)
})

it("puts news in place, without the refresh of a page that runs no scripts", async () => {
  server.version = 2
  await pass(14_000)
  expect(shown()).toBe("Version 2")
  expect(shownPage.document.toString()).not.toContain("refresh")
  expect(reload).not.toHaveBeenCalled()
})

it("asks without a socket that hangs, gives it up after 4 s, and tries again each minute", async () => {
  const [first] = FakeSocket.all
  expect(first?.address).toBe("wss://tahaddi.example/live/1234566/socket?view=play&since=1")
  await pass(4_500)
  expect(first?.isClosed).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(1)
  server.version = 2
  await pass(9_000)
  expect(shown()).toBe("Version 2")
  await pass(45_000)
  expect(FakeSocket.all).toHaveLength(1)
  await pass(6_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("is refused a socket at once, and goes on asking", async () => {
  FakeSocket.all[0]?.onclose({ code: 1006 })
  await pass(30_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(fetched.mock.calls.length).toBeGreaterThan(2)
  await pass(31_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("asks for the page only at news while a socket is heard of, and at once when it is cut", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  await pass(13_000)
  const { length } = fetched.mock.calls
  await pass(100_000)
  expect(socket?.sent.join(" ")).toBe("ping ping ping ping ping")
  expect(fetched).toHaveBeenCalledTimes(length)
  expect(length).toBe(0)
  server.version = 2
  socket?.tell(2)
  await pass(300)
  expect(shown()).toBe("Version 2")
  expect(fetched).toHaveBeenCalledTimes(length + 1)
  server.version = 3
  socket?.onclose({ code: 1006 })
  await pass(1)
  expect(shown()).toBe("Version 3")
  await pass(3_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("shows that its room is gone, and asks no more", async () => {
  server.version = 2
  server.status = 404
  await pass(30_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it("asks once in three seconds while only the count of answers rises, and at once for other news", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  await pass(1_000)
  for (let told = 2; told < 30; told += 1) {
    server.version = told
    socket?.tell(`${told} count`)
    await pass(500)
  }
  expect(fetched.mock.calls.length).toBeLessThan(6)
  await pass(3_000)
  expect(shown()).toBe("Version 29")
  server.version = 30
  socket?.tell("30 count")
  server.version = 31
  socket?.tell(31)
  await pass(300)
  expect(shown()).toBe("Version 31")
})

it("pings by its own clock, also while there are news all the time", async () => {
  const [socket] = FakeSocket.all
  for (let second = 0; second < 100; second += 10) {
    socket?.tell(1)
    await pass(10_000)
  }
  expect(socket?.sent.length).toBeGreaterThanOrEqual(4)
})

it("counts down and pings also while the clock of the device is put right", async () => {
  start('<p><bdi data-left="60000"></bdi></p>')
  const [socket] = FakeSocket.all
  socket?.tell(1)
  vi.setSystemTime(Date.now() - 86_400_000)
  await pass(25_000)
  expect(socket?.sent).toEqual(["ping"])
  expect(shownPage.document.querySelector("[data-left]")?.text).toBe("0:35")
})

it("gives up a socket that no longer replies, within 35 s", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  if (socket) socket.isHeard = false
  await pass(13_000)
  const { length } = fetched.mock.calls
  await pass(22_000)
  expect(socket?.isClosed).toBe(true)
  expect(fetched).toHaveBeenCalledTimes(length + 1)
})

it("waits a minute after it was opened elsewhere", async () => {
  const [socket] = FakeSocket.all
  socket?.tell(1)
  socket?.onclose({ code: 4001 })
  await pass(59_000)
  expect(FakeSocket.all).toHaveLength(1)
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
})

it("asks at once when the network is back, the phone awake or the page shown again", async () => {
  FakeSocket.all[0]?.tell(1)
  for (const [waker, version] of [
    ["online", 2],
    ["pageshow", 3],
    ["change", 4],
  ] as const) {
    server.version = version
    line.type = waker === "change" ? "cellular" : "wifi"
    wakers.get(waker)?.({ persisted: true })
    await pass(1)
    expect(shown()).toBe(`Version ${version}`)
  }
  // The strength of the line changed, not the network.
  wakers.get("change")?.()
  await pass(3_000)
  expect(FakeSocket.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

it("asks again for a page whose reply was lost", async () => {
  const [socket] = FakeSocket.all
  const lose = async (version: number) => {
    server.isHeard = false
    server.version = version
    socket?.tell(version)
    await pass(500)
    server.isHeard = true
    expect(shown()).not.toBe(`Version ${version}`)
  }
  await lose(2)
  await pass(20_500)
  expect(shown()).toBe("Version 2")
  await lose(3)
  wakers.get("online")?.()
  await pass(1)
  expect(shown()).toBe("Version 3")
  await lose(4)
  server.version = 5
  socket?.tell(5)
  await pass(4_500)
  expect(shown()).toBe("Version 5")
  await lose(6)
  socket?.onclose({ code: 1006 })
  await pass(4_500)
  expect(shown()).toBe("Version 6")
  await pass(60_000)
  expect(shown()).toBe("Version 6")
})

it("keeps the screen of a phone lit, also after it was dark", () => {
  expect(request).toHaveBeenCalledTimes(1)
  wakers.get("online")?.()
  expect(request.mock.calls).toEqual([["screen"], ["screen"]])
})
