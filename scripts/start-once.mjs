import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { Failure, runCommand } from "./launch/failure.mjs"
import { root } from "./launch/paths.mjs"
import { isFree } from "./launch/ports.mjs"

const patienceMs = 5 * 60_000

/**
 * Runs `npm start` as a newcomer would: reads a page and presses Ctrl-C. It leaves `.dev.vars`, a state and a build in
 * the checkout, so CI runs it before the tests. Needs process groups, which Windows lacks.
 */
await runCommand(async () => {
  const port = await freePort()
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(npm, "close")
  const toGroup = (/** @type {NodeJS.Signals} */ signal) => process.kill(-Number(npm.pid), signal)
  const timer = setTimeout(() => toGroup("SIGKILL"), patienceMs)
  const url = await printedAddress(npm.stdout)
  if (!url) throw new Failure("npm start did not print an address.")
  const page = await fetch(url)
  const html = await page.text()
  toGroup("SIGINT")
  await ended
  clearTimeout(timer)
  if (page.status !== 200 || !html.includes("</html>"))
    throw new Failure(`${url} answered with ${page.status}.`)
  if (!(await isFree(port))) throw new Failure(`Port ${port} is in use after Ctrl-C.`)
  console.log(`npm start served ${html.length} characters of HTML and ended.`)
})

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  return typeof address === "object" && address ? address.port : 0
}

/**
 * Prints the output, up to the line by which `npm start` says that it is ready.
 * @param {import("node:stream").Readable} output
 * @returns {Promise<string | undefined>}
 */
function printedAddress(output) {
  return new Promise((settle) => {
    let said = ""
    output.on("data", (chunk) => {
      process.stdout.write(chunk)
      said += chunk
      const [, url] = /^Tahaddi is at (\S+)$/m.exec(said) ?? []
      if (url && said.includes("Ctrl-C stops it.")) settle(url)
    })
    output.once("end", () => settle(undefined))
  })
}
