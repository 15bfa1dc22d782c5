import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { networkTrialsMax } from "../../game/referee"
import { pointsOn, seenOn } from "../support/five-hints-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { registration } from "../support/register-student"
import { mintDevice } from "../support/mint-session"
import { linksOn, startTrial, trialOf, trialsOn, visitorCookie, visitorOn } from "../support/trials"
import { roundPages } from "../support/round-pages"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const draws = async () =>
  (await faultyUpstream.calls()).filter(({ path }) => path.startsWith("/api/visitor/"))

/** Starts a trial from an address, with the cookie of a visitor or none. */
const startFrom = (address: string, cookie = "", path = trialOf("five-hints")) =>
  fetch(site + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: site, Cookie: cookie, "CF-Connecting-IP": address },
    body: new URLSearchParams({ intent: "start" }),
  })

describe("a visitor", () => {
  test("who has played their round of a game is offered an account, and no other question", async () => {
    const visitor = visitorOn(site)
    await startTrial(visitor, "five-hints")
    await roundPages["five-hints"].answer(visitor)
    const before = (await draws()).length
    const page = await startTrial(visitor, "five-hints", 2)
    expect({ status: page.status, path: page.path }).toEqual({
      status: 200,
      path: trialOf("five-hints", 2),
    })
    expect(page.text).toContain(say("en", "trial.limit.title"))
    expect(linksOn(page).at(-1)).toBe(trialOf("five-hints"))
    expect((await draws()).length).toBe(before)
  })

  test("who has started a round of each game finds them listed, with links to sign up and log in", async () => {
    const visitor = visitorOn(site)
    for (const game of gameNames) await startTrial(visitor, game)
    const page = await visitor.open("/entertainment-sections")
    expect(page.text).toContain(say("en", "trial.limit.all"))
    expect(trialsOn(page)).toEqual([])
    const query = new URLSearchParams({ redirectTo: "/entertainment-sections" })
    expect(linksOn(page)).toEqual([
      `/signup?${query}`,
      `/login?${query}`,
      ...gameNames.toReversed().map((game) => trialOf(game)),
    ])
  })

  test("who signs up while the points cannot be credited has them on the next page, once", async () => {
    const visitor = visitorOn(site)
    await startTrial(visitor, "five-hints")
    await roundPages["five-hints"].answer(visitor)
    const count = roundPages["five-hints"].worthOn()
    await visitor.open("/signup")
    await faultyUpstream.spoil("welcome-points", 503)
    expect(pointsOn(await visitor.submit({ values: registration() }))).toBe(0)
    await faultyUpstream.heal()
    expect(pointsOn(await visitor.open("/"))).toBe(count)
    const page = await visitor.open("/")
    expect(page.text).toContain(say("en", "toast.welcomed", { detail: String(count) }))
    const asked = (await faultyUpstream.calls()).filter(({ path }) => /welcome-points/.test(path))
    expect(asked).toHaveLength(1)
  })

  test("who presses the button a hundred times at once starts one round, with one draw", async () => {
    const visitor = visitorOn(site)
    await startTrial(visitor, "offside")
    await faultyUpstream.heal()
    const cookie = visitor.cookies.toString()
    const starts = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        startFrom("198.51.100.9", cookie, trialOf("five-hints", index % 5)),
      ),
    )
    await Promise.all(starts.map((answer) => answer.arrayBuffer()))
    expect(await draws()).toHaveLength(1)
    const { text } = await visitor.open("/entertainment-sections")
    expect(text).toContain(say("en", "trial.goOn", { game: "Five hints" }))
  })

  test.each([500, 429, "drop"] as const)(
    "gets an error when the upstream fails (%s), and can try again",
    async (fault) => {
      const visitor = visitorOn(site)
      await visitor.open(trialOf("five-hints"))
      await faultyUpstream.spoil("/api/visitor/", fault)
      const page = await visitor.submit()
      expect(page.status).toBe(503)
      expect(page.text).toContain(say("en", "errors.trial.unavailable"))
      await faultyUpstream.heal()
      expect(seenOn(await visitor.submit()).hints).toHaveLength(1)
    },
  )

  test("is told when a section has no questions, and can try another", async () => {
    const visitor = visitorOn(site)
    await visitor.open(trialOf("five-hints"))
    await faultyUpstream.spoil("/api/visitor/", 404)
    const page = await visitor.submit()
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "errors.trial.empty"))
    await faultyUpstream.heal()
    expect(seenOn(await startTrial(visitor, "five-hints", 2)).hints).toHaveLength(1)
  })
})

describe("the visitors of one network", () => {
  test("can start a limited number of rounds a day, after which they are offered an account", async () => {
    await faultyUpstream.heal()
    let granted = 0
    for (let turn = 0; turn < networkTrialsMax; turn += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => startFrom(`203.0.113.${turn + index}`)),
      )
      granted += answers.filter(({ status }) => status === 303).length
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    }
    expect(granted).toBe(networkTrialsMax)
    const refused = await startFrom("203.0.113.200")
    expect(refused.status).toBe(403)
    expect(refused.headers.getSetCookie().join()).not.toContain(visitorCookie)
    const page = await refused.text()
    expect(page).toContain(say("en", "trial.limit.title"))
    expect(page).toContain("/signup?")
    expect(await draws()).toHaveLength(networkTrialsMax)
    for (const cookie of [await mintDevice("d".repeat(43)), "__Host-device=forged"]) {
      const onDevice = await startFrom("203.0.113.200", cookie)
      await onDevice.arrayBuffer()
      expect(onDevice.status).toBe(cookie.endsWith("forged") ? 403 : 303)
    }
    const other = await startFrom("203.0.112.200")
    await other.arrayBuffer()
    expect(other.status).toBe(303)
  }, 60_000)
})

test("a visitor's round calls the upstream for the draw and the verdict only, without a token", async () => {
  await faultyUpstream.heal()
  const visitor = visitorOn(site)
  await startTrial(visitor, "five-hints")
  await roundPages["five-hints"].answer(visitor)
  const calls = (await faultyUpstream.calls()).filter(({ path }) => path !== "/api/capabilities")
  expect(calls.map(({ path }) => path)).toEqual([
    "/api/visitor/HintGame/question/0",
    "/api/education/HintGame/ans",
  ])
  expect(calls.map(({ authorization, cookie }) => authorization + cookie)).toEqual(["", ""])
})

test("without visitor-play on the upstream there are no buttons, and visitors are sent to log in", async () => {
  await faultyUpstream.reply("/capabilities", { status: 200, body: { calls: [] } })
  const visitor = visitorOn(site)
  expect(linksOn(await visitor.open("/"))).toEqual(["/signup", "/signup?type=1"])
  for (const path of ["/entertainment-sections", trialOf("five-hints")]) {
    const { path: arrivedAt } = await visitor.open(path)
    expect(arrivedAt).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  }
  expect((await startTrial(visitor, "five-hints")).path).toMatch(/^\/login\?redirectTo=/)
  expect(await draws()).toEqual([])
})

test.each(["/", "/entertainment-sections", trialOf("five-hints")])(
  "%s says that there is nothing to try, and has no button to it, while no section has a question",
  async (path) => {
    const body = { calls: ["visitor-play"], isEmpty: true }
    await faultyUpstream.reply("/capabilities", { status: 200, body })
    const page = await visitorOn(site).open(path)
    expect(page.text).toContain(say("en", "choose.empty.trial"))
    expect(page.document.querySelectorAll("main form")).toEqual([])
    expect(page.text).not.toContain(say("en", "home.start"))
  },
)

test("a round continues when the upstream's capabilities can no longer be read", async () => {
  const visitor = visitorOn(site)
  await startTrial(visitor, "five-hints")
  await faultyUpstream.reply("/capabilities", { status: 503, body: "" })
  const result = await roundPages["five-hints"].answer(visitor)
  expect(result.text).toContain(say("en", "play.right"))
})
