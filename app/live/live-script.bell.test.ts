import { expect, it, vi } from "vitest"
import { FakeSocket } from "../../tests/support/fake-socket"
import {
  fetched,
  pass,
  reload,
  server,
  shown,
  shownPage,
  useLiveNews,
  start,
} from "../../tests/support/live-news"

useLiveNews()

function ring(more = "") {
  start(more)
  const [socket] = FakeSocket.all
  const submit = vi.fn()
  Object.assign(shownPage.document.querySelector("form") ?? {}, { submit, elements: [] })
  socket?.tell(1)
  server.version = 2
  socket?.tell("2 bell")
  return { socket, submit, said: shownPage.document.querySelector("main p")?.text }
}

const status = () => shownPage.document.querySelector("[role=status]")?.text

it("the bell is shown and said at once, and the page is only asked for at the next news", async () => {
  const { socket, said } = ring()
  expect(said).toBe("It rang")
  expect(status()).toBe("It rang")
  await pass(10_000)
  expect(fetched).not.toHaveBeenCalled()
  server.version = 3
  socket?.tell(3)
  await pass(300)
  expect([shown(), status()]).toEqual(["Version 3", "Version 3"])
  expect(fetched).toHaveBeenCalledTimes(1)
})

it("the bell sends what was typed, and is followed by the page if nothing was", async () => {
  expect(ring('<form data-number="1" data-draft="ask"></form>').submit).toHaveBeenCalledTimes(1)
  const { submit } = ring('<form data-number="1"></form>')
  await pass(2_000)
  expect([shown(), submit.mock.calls]).toEqual(["Version 2", []])
})

it("sends what was typed when the page is no longer there, as after the end of a session", async () => {
  start('<form data-number="1" data-draft="ask"></form>')
  const submit = vi.fn()
  Object.assign(shownPage.document.querySelector("form") ?? {}, { submit })
  server.version = 2
  server.status = 404
  await pass(14_000)
  expect([submit.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it("a bell that the page is beyond is not shown", async () => {
  ring()
  server.version = 3
  FakeSocket.all[0]?.tell(3)
  await pass(300)
  FakeSocket.all[0]?.tell("2 bell")
  expect(shownPage.document.querySelector("main p")).toBeNull()
})

it("the bell is shown also while a reply is lost, and further ones do not cut off the next request", async () => {
  server.isHeard = false
  await pass(1_500)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [socket] = FakeSocket.all
  socket?.tell("2 bell")
  expect(shownPage.document.querySelector("main p")?.text).toBe("It rang")
  for (let frames = 0; frames < 4; frames += 1) {
    socket?.tell("2 bell")
    await pass(500)
  }
  expect(fetched).toHaveBeenCalledTimes(1)
})

it("keeps a page that only says that somebody is there as it is", async () => {
  start("", "data-kept=pings")
  FakeSocket.all[0]?.tell(1)
  await pass(25_000)
  expect([fetched.mock.calls, FakeSocket.all[0]?.sent]).toEqual([[], ["ping"]])
  start("", "data-kept=asks")
  server.version = 2
  await pass(14_000)
  expect(shown()).toBe("Version 1")
  expect(fetched.mock.lastCall?.[0]).toContain("since=2")
})
