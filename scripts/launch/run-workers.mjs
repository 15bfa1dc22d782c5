import { once } from "node:events"
import { createServer } from "node:http"
import { endWithUs } from "./guard.mjs"
import { keepServing } from "./keep-serving.mjs"
import { watchState } from "./state-watch.mjs"
import { endOf, withWorkerd } from "./workerd.mjs"

/** @typedef {import("./serve.mjs").Serving} Serving */

/**
 * Serves Workers until this process ends. workerd is started again when it dies, and nothing is stored where the state
 * is gone.
 * @param {Parameters<typeof import("./serve.mjs").serveWorkers>[0]} options
 * @param {object} told
 * @param {(serving: Serving) => void} told.onStart called each time that they run
 * @param {(url: string) => Promise<void>} told.onReady called the first time
 */
export async function runWorkers(options, { onStart, onReady }) {
  const { state, port } = options
  // wrangler takes seconds to load: whatever hinders a start is said before that.
  const { serveWorkers } = await import("./serve.mjs")
  let isReady = false
  const gone = await keepServing(async () => {
    const { result: serving, workerd } = await withWorkerd(() => serveWorkers(options))
    endWithUs(workerd)
    const { lost, close } = watchState(state)
    const stop = () => {
      close()
      return serving.stop()
    }
    onStart(serving)
    if (!isReady)
      await onReady(serving.url).catch(async (error) => {
        await stop()
        throw error
      })
    isReady = true
    return { died: endOf(workerd), lost, stop }
  })
  process.exitCode = 1
  await answerUnavailable(port)
  console.error(
    `The state folder ${state} was deleted, moved or replaced while it was in use (${gone}). Nothing can be saved, and every page answers with 503: press Ctrl-C and start again.`,
  )
}

const unavailable = `The data of this site were deleted while it ran. Nothing was saved; start the site again.
حُذفت بيانات هذا الموقع وهو يعمل. لم يُحفظ شيء؛ أعد تشغيل الموقع.
`

/**
 * Answers every request with 503 until this process ends.
 * @param {number} port
 */
async function answerUnavailable(port) {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer((_, response) => response.writeHead(503, headers).end(unavailable))
    server.listen(port, host)
    // A machine may lack one of the addresses.
    await once(server, "listening").catch(() => {})
  }
}
