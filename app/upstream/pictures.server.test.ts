import { beforeEach, expect, it, vi } from "vitest"
import { image } from "#contract/limits"
import { FakeClock } from "../../tests/support/fake-clock"
import { connectionsTo } from "../../tests/support/upstream-connections"
import { fetchPicture } from "./pictures.server"

const png = { headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=9" } }

let clock: FakeClock
beforeEach(() => {
  clock = new FakeClock()
  vi.spyOn(console, "error").mockImplementation(() => {})
})

const fetched = (reply: Response) =>
  fetchPicture(connectionsTo(async () => reply, clock)(), "a.png")

it("passes on a picture with its Cache-Control", async () => {
  const picture = await fetched(new Response("bytes", png))
  expect(await picture?.text()).toBe("bytes")
  expect(picture?.headers.get("Cache-Control")).toBe("public, max-age=9")
})

it("accepts a picture of the maximum size, and responds with 503 to a larger one", async () => {
  const bytes = new Uint8Array(image.maxBytes)
  expect((await fetched(new Response(bytes, png)))?.status).toBe(200)
  const larger = new Response(new Uint8Array(image.maxBytes + 1), png)
  await expect(fetched(larger)).rejects.toMatchObject({ status: 503 })
})

it.each(["break", "stall"])("responds with 503 when the bytes %s", async (how) => {
  const body = new ReadableStream({
    pull(controller) {
      if (how === "break") controller.error(new Error("reset"))
      else return new Promise<never>(() => {})
    },
  })
  const picture = expect(fetched(new Response(body, png))).rejects.toMatchObject({ status: 503 })
  await clock.pass(3000)
  await picture
})

it.each([
  ["a redirect", new Response(null, { status: 302, headers: { Location: "https://a.example" } })],
  ["HTML", new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["404", new Response("", { status: 404 })],
])("returns no picture for %s", async (_, reply) => {
  expect(await fetched(reply)).toBe(null)
})
