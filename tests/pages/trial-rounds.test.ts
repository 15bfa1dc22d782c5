import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { gameNames, sections } from "../../contract/words"
import { nextHint, pointsOn, seenOn, truthOf } from "../support/five-hints-page"
import { logIn, registration } from "../support/register-student"
import { roundPages } from "../support/round-pages"
import { prepareStates, startProduct } from "../support/servers.mjs"
import {
  linksOn,
  ownRoundOf,
  startTrial,
  trialOf,
  trialsOn,
  visitorCookie,
  visitorOn,
} from "../support/trials"
import { languages, say } from "../support/words"

/** A product of its own, because a visitor gets no question that a player of another test has in play. */
let states: Awaited<ReturnType<typeof prepareStates>>
let product: Awaited<ReturnType<typeof startProduct>>
let site = ""
beforeAll(async () => {
  states = await prepareStates()
  product = await startProduct(states.newState())
  site = product.url
}, 120_000)
afterAll(async () => {
  await product.stop()
  states.remove()
})

describe.each(languages)("a visitor, in %s,", (language) => {
  test("finds a card on home, and a button for each game of each section", async () => {
    const visitor = visitorOn(site, language)
    const home = await visitor.open("/")
    expect(
      home.document.querySelector(`main form[action="${trialOf("five-hints", 3)}"]`),
    ).toBeTruthy()
    const page = await visitor.open("/entertainment-sections")
    expect({ status: page.status, redirects: page.redirects }).toEqual({
      status: 200,
      redirects: [],
    })
    expect(page.text).toContain(say(language, "trial.sections"))
    const all = sections.flatMap((_, section) => gameNames.map((game) => trialOf(game, section)))
    expect(trialsOn(page)).toEqual(all)
    expect([...visitor.cookies.keys()]).not.toContain("__Host-visitor")
  })

  test.each(gameNames)("plays a round of %s, and is offered an account", async (game) => {
    const visitor = visitorOn(site, language)
    await visitor.open("/entertainment-sections")
    const round = await startTrial(visitor, game)
    expect({ path: round.path, redirects: round.redirects }).toEqual({
      path: trialOf(game),
      redirects: [303],
    })
    expect(linksOn(round)).toEqual([`${trialOf(game)}&board=on`])
    const result = await roundPages[game].answer(visitor)
    const count = roundPages[game].worthOn(result)
    expect(result.text).toContain(say(language, "play.wasWorth", { count }))
    expect(result.text).toContain(say(language, "trial.promised", { count }))
    const query = new URLSearchParams({ redirectTo: ownRoundOf(game) })
    expect(linksOn(result)).toEqual([
      `/signup?${query}`,
      `/login?${query}`,
      "/entertainment-sections",
    ])
    expect(trialsOn(result)).toEqual(
      gameNames.filter((other) => other !== game).map((other) => trialOf(other)),
    )
    expect(pointsOn(result)).toBeNull()
  })
})

describe("the round of a visitor", () => {
  test("continues after a reload, in another tab, and from the list of sections", async () => {
    const visitor = visitorOn(site)
    await startTrial(visitor, "five-hints")
    const begun = seenOn(await nextHint(visitor, "a draft"))
    expect(begun.hints).toHaveLength(2)
    expect(seenOn(await visitor.open(trialOf("five-hints")))).toEqual(begun)
    const tab = visitor.twin()
    const page = await tab.open("/entertainment-sections")
    expect(linksOn(page)).toEqual([trialOf("five-hints")])
    expect(page.text).toContain(say("en", "trial.goOn", { game: "Five hints" }))
    expect(seenOn(await tab.open(trialOf("five-hints")))).toEqual(begun)
  })

  test("starts at its own address, which can be shared", async () => {
    const visitor = visitorOn(site)
    const page = await visitor.open(trialOf("five-hints"))
    expect({ status: page.status, text: page.text }).toMatchObject({
      status: 200,
      text: expect.stringContaining(say("en", "trial.lead")),
    })
    expect(visitor.cookies.get("__Host-visitor")).toBeUndefined()
    const round = await visitor.submit()
    expect(seenOn(round).hints).toHaveLength(1)
    expect(round.html).not.toContain(truthOf(round).answer)
  })

  test("is judged as a pupil's is, and shows what it was worth", async () => {
    const visitor = visitorOn(site)
    await startTrial(visitor, "five-hints")
    await nextHint(visitor)
    const { answer } = truthOf(visitor.page)
    const values = { answer: `  ${answer.toUpperCase()} ` }
    const result = await visitor.submit({ button: { name: "intent", value: "answer" }, values })
    expect(result.text).toContain(say("en", "play.right"))
    expect(result.text).toContain(say("en", "play.wasWorth", { count: 40 }))
    expect((await visitor.open(result.path)).text).toBe(result.text)
  })

  test("leads a pupil through sign-up to Home, with the points of all trials", async () => {
    const visitor = visitorOn(site)
    let count = 0
    for (const game of gameNames) {
      await startTrial(visitor, game)
      count += roundPages[game].worthOn(await roundPages[game].answer(visitor))
    }
    const [signUp = ""] = linksOn(await visitor.open("/entertainment-sections"))
    expect((await visitor.open(signUp)).text).toContain(say("en", "signup.promised", { count }))
    const page = await visitor.submit({ values: registration() })
    expect(page.path).toBe("/")
    expect(page.text).toContain(say("en", "home.continue.start"))
    expect(page.text).toContain(say("en", "toast.welcomed", { detail: String(count) }))
    expect(pointsOn(page)).toBe(count)
    const next = visitorOn(site)
    next.cookies.set(visitorCookie, visitor.cookies.get(visitorCookie) ?? "")
    expect((await next.open(signUp)).text).not.toContain(say("en", "signup.promised", { count }))
    expect(pointsOn(await next.submit({ values: registration() }))).toBe(0)
  })

  test("is worth nothing to an account that was there before", async () => {
    const known = registration()
    const other = visitorOn(site)
    await other.open("/signup")
    await other.submit({ values: known })
    const visitor = visitorOn(site)
    await startTrial(visitor, "five-hints")
    await roundPages["five-hints"].answer(visitor)
    await visitor.open("/login")
    expect(pointsOn(await logIn(visitor, known.email))).toBe(0)
  })
})
