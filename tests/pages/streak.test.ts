import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { films, giveAnswer, sets } from "../support/five-hints-page"
import * as offside from "../support/offside-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { registerStudent } from "../support/register-student"
import type { Page } from "../support/visitor"
import { placeIn, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("the day of a pupil, in %s,", (language) => {
  const rounds = (played: number, goal: number) =>
    say(language, "day.rounds", { rounds: played, count: goal })

  test("shows the progress towards the goal, on home and after a round", async () => {
    const { visitor } = await registerStudent(site, language)
    const home = await visitor.open("/")
    expect(dayOn(home)).toContain(rounds(0, 3))
    expect(dayOn(home)).toContain(say(language, "day.begin"))
    const chosen = await visitor.submit({ button: { name: "goal", value: "5" } })
    expect(chosen.path).toBe("/")
    expect(chosen.text).toContain(say(language, "toast.goalSet", { detail: "5" }))
    expect(dayOn(chosen)).toContain(rounds(0, 5))
    expect(chosen.document.querySelector("button[aria-current]")?.getAttribute("value")).toBe("5")
    await visitor.open(placeIn(language, sets))
    expect(dayOn(visitor.page)).toBe("")
    const result = await giveAnswer(visitor, wrongAnswer)
    for (const page of [result, await visitor.open("/")]) {
      expect(dayOn(page)).toContain(rounds(1, 5))
      expect(dayOn(page)).toContain(say(language, "day.streak", { count: 1 }))
      const bar = page.document.querySelector("#day progress")
      expect([bar?.getAttribute("value"), bar?.getAttribute("max")]).toEqual(["1", "5"])
    }
  })

  test("shows that the goal is reached, and that yesterday was a free day", async () => {
    const { visitor } = await registerStudent(site, language)
    const streak = { days: 6, isYesterdayFree: true, rounds: 4, goal: 3 }
    await faultyUpstream.reply("Accounts/page-parts", { status: 200, body: { streak } })
    const day = dayOn(await visitor.open("/"))
    expect(day).toContain(say(language, "day.done", { goal: 3, count: 4 }))
    expect(day).toContain(say(language, "day.free", { count: 6 }))
  })
})

describe("the day of a pupil", () => {
  test("is celebrated by its first round and by the one that reaches the goal, by no other", async () => {
    const { visitor } = await registerStudent(site)
    const moments = []
    for (let round = 1; round <= 4; round += 1) {
      await visitor.open(films)
      const result = await giveAnswer(visitor, wrongAnswer)
      moments.push(momentOn(result))
      expect(momentOn(await visitor.open(result.path))).toEqual(momentOn(result))
      expect(momentOn(await visitor.open("/"))).toEqual([0, false])
    }
    expect(moments).toEqual([
      [1, false],
      [0, false],
      [1, true],
      [0, false],
    ])
    const streak = { days: 1, isYesterdayFree: false, rounds: 5, goal: 5 }
    await faultyUpstream.reply("Accounts/page-parts", { status: 200, body: { streak } })
    expect(momentOn(await visitor.open("/"))).toEqual([0, false])
  })

  test("is celebrated once for a goal that no round reached alone, on Home or after the next round", async () => {
    const streak = { days: 8, isYesterdayFree: false, rounds: 4, goal: 3 }
    const moment = [1, true]
    for (const isHomeFirst of [true, false]) {
      const { visitor } = await registerStudent(site)
      const parts = { path: "Accounts/page-parts", reply: { status: 200, body: { streak } } }
      await faultyUpstream.tell(parts, {
        path: "Accounts/streak",
        reply: { status: 200, body: streak },
      })
      if (isHomeFirst) expect(momentOn(await visitor.open("/"))).toEqual(moment)
      await visitor.open(films)
      const result = await giveAnswer(visitor, wrongAnswer)
      expect(momentOn(result)).toEqual(isHomeFirst ? [0, false] : moment)
      expect(momentOn(await visitor.open("/"))).toEqual([0, false])
      await faultyUpstream.heal()
    }
  })

  test("counts offside of entertainment, also if the API could not be told of it at once", async () => {
    const { visitor } = await registerStudent(site)
    const play = "/games/entertainment/offside/play-offside?section=3"
    await visitor.open(play)
    const result = await offside.judgeAll(visitor, [1])
    expect(dayOn(result)).toContain(say("en", "day.rounds", { rounds: 1, count: 3 }))
    await visitor.open(play)
    await faultyUpstream.spoil("OffsideGame/judgements", 503)
    await offside.judgeAll(visitor)
    expect(dayOn(await visitor.open("/"))).toContain(
      say("en", "day.rounds", { rounds: 1, count: 3 }),
    )
    await faultyUpstream.heal()
    await visitor.open("/")
    expect(dayOn(await visitor.open("/"))).toContain(
      say("en", "day.rounds", { rounds: 2, count: 3 }),
    )
  })

  test.each([503, "hang", "nonsense", "html"] as const)(
    "is left out when the upstream answers with %s",
    async (fault) => {
      const { visitor } = await registerStudent(site)
      await faultyUpstream.spoilEach(["Accounts/streak", "Accounts/page-parts"], fault)
      const home = await visitor.open("/")
      expect([home.status, dayOn(home)]).toEqual([200, ""])
      await visitor.open(sets)
      const result = await giveAnswer(visitor, wrongAnswer)
      expect([result.status, dayOn(result)]).toEqual([200, ""])
      expect(result.text).toContain(say("en", "play.wrong"))
    },
  )

  test("does not change when a goal cannot be saved or is not offered", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open("/")
    await faultyUpstream.spoil("daily-goal", 503)
    const page = await visitor.submit({ button: { name: "goal", value: "10" } })
    expect(page.text).toContain(say("en", "toast.goalNotSet"))
    expect(dayOn(page)).toContain(say("en", "day.rounds", { rounds: 0, count: 3 }))
    const four = { method: "POST", action: "/?index", isMultipart: false } as const
    expect((await visitor.send({ ...four, entries: [["goal", "4"]] })).status).toBe(400)
  })
})

/** How many flags are up, and whether they celebrate the goal. */
function momentOn({ document }: Page) {
  const flags = document.querySelectorAll("#day .day-flag.up").length
  return [flags, flags > 0 && !document.querySelector("#day progress")]
}

const dayOn = ({ document }: Page) => document.querySelector("main #day")?.text ?? ""
