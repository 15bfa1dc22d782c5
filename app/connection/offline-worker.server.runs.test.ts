import { afterEach, expect, it, vi } from "vitest"
import { packsHiddenMark, replyMark } from "./reply-mark"
import { dice, pick } from "../../tests/support/dice.mjs"
import {
  type Browser,
  createBrowser,
  failing,
  foreign,
  leadingOn,
  path,
  response,
} from "../../tests/support/offline-browser"

const hourMs = 3_600_000
const runs = 50
const steps = 24

const somebodyElse = () =>
  new Response("not found", { status: 404, headers: { [replyMark]: packsHiddenMark } })

const lines = ["on", "on", "off", "foreign", "portal", "down", "lost"] as const
const people = ["own", "own", "other", "nobody"] as const

/** A device on a line that changes, in front of a server that keeps the first answer to each round. */
function createDevice(server: Map<string, string>, name: string) {
  const world: { line: (typeof lines)[number]; person: (typeof people)[number] } = {
    line: "on",
    person: "own",
  }
  let isOfPage = false
  const reach = async (method: string): Promise<Response> => {
    if (world.person === "nobody") return isOfPage ? leadingOn() : response("", 401)
    if (world.person === "other") return somebodyElse()
    if (method !== "POST") return response("ten rounds")
    for (const [round, text] of new URLSearchParams(sent.at(-1)))
      if (text && round.startsWith("a") && !server.has(round)) server.set(round, text)
    return response("settled")
  }
  const browser: Browser = {
    reply: async (_, method) => {
      if (world.line === "off") return failing()
      if (world.line === "foreign") return foreign()
      if (world.line === "portal") return isOfPage ? leadingOn() : foreign()
      if (world.line === "down") return response("down", 503)
      const reply = await reach(method)
      return world.line === "lost" ? failing() : reply
    },
  }
  const { navigate, packs, sent } = createBrowser(browser)
  const open = async (to: string, body?: string) => {
    isOfPage = body !== undefined
    return navigate(to, body)
  }
  /** Whether the page says that the answer was sent or is kept, or the log-in that follows has it. */
  const submit = async (round: string, text: string) => {
    const reply = await open(path, new URLSearchParams({ [round]: text }).toString())
    if (!reply || reply.status === 204 || reply.status === 404) return false
    return reply.type !== "opaqueredirect" || !browser.isFull
  }
  return { browser, name, open, packs, submit, world }
}

afterEach(() => void vi.restoreAllMocks())

it("answers of two devices on bad lines reach the server, whatever their clocks and storage do", async () => {
  const counted = { forms: 0, rounds: 0, arrived: 0 }
  for (let seed = 1; seed <= runs; seed += 1) {
    const roll = dice(seed)
    const clock = { now: Date.parse("2026-11-27") }
    vi.spyOn(Date, "now").mockImplementation(() => clock.now)
    const server = new Map<string, string>()
    const submitted = new Set<string>()
    const kept = new Set<string>()
    const devices = ["one", "two"].map((name) => createDevice(server, name))
    for (let step = 0; step < steps; step += 1) {
      const device = pick(roll, devices)
      const { browser, world } = device
      world.line = pick(roll, lines)
      world.person = pick(roll, people)
      browser.isFull = roll(4) === 0
      clock.now += (roll(49) - 24) * hourMs
      if (roll(3) === 0) await device.open(pick(roll, ["/", path]))
      else {
        const [round, text] = [`a${1 + roll(10)}.1`, `${device.name} ${step}`]
        submitted.add(`${round} ${text}`)
        if (await device.submit(round, text)) kept.add(round)
      }
    }
    for (const { browser, open, packs, world } of devices) {
      Object.assign(world, { line: "on", person: "own" })
      browser.isFull = false
      await open(path)
      expect([...packs.keys()].filter((key) => key.endsWith("?sent"))).toEqual([])
    }
    expect([...kept].filter((round) => !server.has(round))).toEqual([])
    for (const [round, text] of server) expect(submitted).toContain(`${round} ${text}`)
    counted.forms += submitted.size
    counted.rounds += kept.size
    counted.arrived += [...kept].filter((round) => server.has(round)).length
  }
  console.log(`${runs} runs`, counted)
})
