import { expect, test, vi } from "vitest"
import { handleError, removeScripts, withData } from "./entry.server"
import { withWeight } from "./shell/page-weight.server"

const request = new Request("https://tahaddi.example/")
const aborted = new Request(request, { signal: AbortSignal.abort() })
const notAllowed = { status: 405, statusText: "", internal: true, data: "" }
const fault = new Error("nobody expected this")

test.each([
  ["a fault", fault, request, 1],
  ["a fault of a request that was aborted", fault, aborted, 0],
  ["a method that a page does not know", notAllowed, request, 0],
])("logs unexpected faults only: %s", (_, error, of, times) => {
  const logFault = vi.fn()
  handleError(error, { request: of, context: { logFault } })
  expect(logFault).toHaveBeenCalledTimes(times)
})

test("the footer of a lite page has the bytes of the page", () => {
  const page = `<p># ت</p><p id="weight" class="a">A page of # KB</p>${"é".repeat(800)}`
  expect(withWeight(page)).toBe(page.replace("of #", "of 1.7"))
})

const page =
  '<link rel="preload" href="a"><noscript class="b"><meta c></noscript><script>1</script><script data-plain="">2</script>d'
const kinds = { isLite: false, isPlain: false, isQuiet: false }

test.each([
  ["all", "a full page", {}, page],
  [
    "those that are marked",
    "a plain page",
    { isPlain: true },
    '<noscript class="b"><meta c></noscript><script data-plain="">2</script>d',
  ],
  [
    "the marks",
    "the news of a plain page",
    { isPlain: true, isQuiet: true },
    '<noscript class="b"><meta c></noscript><script data-plain=""></script>d',
  ],
  ["none", "a lite page", { isLite: true }, "<meta c>d"],
  ["none", "a plain page that is lite", { isLite: true, isPlain: true }, "<meta c>d"],
])("leaves %s of the scripts of %s", (_, __, kind, expected) => {
  expect(removeScripts(page, { ...kinds, ...kind })).toBe(expected)
})

test("the data of a page cannot leave their script", async () => {
  const data = `[{"_1":2},"</script><!-- </body> $& it's \\\\ \u2028"]\n`
  const stream =
    "new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream())"
  const written = `<p title="window.__remixContext.stream = ${stream}">window.__remixContext.stream = ${stream}</p>`
  const page = `${written}<script nonce="a">window.__remixContext.stream = ${stream};</script>`
  const html = withData(page, data)
  expect(html.startsWith(written)).toBe(true)
  const [, sent = ""] = /<script nonce="a">([^<]*)<\/script>$/.exec(html) ?? []
  const remixContext = { stream: null }
  new Function("window", sent)({ __remixContext: remixContext })
  expect(await new Response(remixContext.stream).text()).toBe(data)
})
