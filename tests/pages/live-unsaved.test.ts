import { afterEach, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { press } from "../support/class-pages"
import { letEnd } from "../support/ending-sessions"
import {
  answer,
  command,
  heldOn,
  linkTo,
  openRoom,
  seatGuests,
  untilSays,
} from "../support/live-pages"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { logIn } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const valueOf = ({ page: { document } }: Visitor, name: string) =>
  document.querySelector(`input[name=${name}]`)?.getAttribute("value")

const chapterWithPi = { en: "3 Math", ar: "3 الرياضيات" }

const toReveal = async (teacher: Visitor, room: string) => {
  await teacher.open(`/live/${room}/host`)
  while (!teacher.page.document.querySelector('button[value="bell"]'))
    await command(teacher, "start")
  await command(teacher, "bell")
  await untilSays(teacher, say(teacher.language, "live.do.standings"))
}

test.each(arabicOrBoth)("an answer is shown with its own question, in %s", async (language) => {
  const opened = await openRoom(site, language, "2", chapterWithPi[language])
  const { teacher, pupil, room } = opened
  const [guest] = await seatGuests(site, language, { room, count: 1 })
  await pupil.open(`/live/${room}`)
  await press(pupil, "join")
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "start")
  await untilSays(pupil, say(language, "play.answer"))
  expect(pupil.page.text).toContain(`${say(language, "play.signs")}: π`)

  await faultyUpstream.spoil("/answer", 500)
  await answer(pupil, "of the first")
  expect(pupil.page.status).toBe(503)
  expect(pupil.page.text).toContain(say(language, "errors.play.notSaved"))
  expect(valueOf(pupil, "answer")).toBe("of the first")

  await faultyUpstream.spoilEach(["/answer", "/seat"], 500)
  await answer(pupil, "of the first")
  expect(pupil.page.status).toBe(503)
  await faultyUpstream.heal()
  await pupil.open(pupil.page.path)
  expect(valueOf(pupil, "answer")).toBe("of the first")
  expect(pupil.page.text).toContain(say(language, "errors.play.notSaved"))

  await faultyUpstream.spoil("/answer", 500)
  await toReveal(teacher, room)
  await command(teacher, "standings")
  await command(teacher, "next")
  await answer(pupil, "of the first")
  expect(pupil.page.text).toContain(say(language, "errors.live.passed", { number: 1 }))
  expect(valueOf(pupil, "number")).toBe("2")
  expect(valueOf(pupil, "answer")).toBe("")
  expect(pupil.page.document.querySelector("form[data-draft]")).toBeNull()
  await faultyUpstream.heal()
  // A classmate has played in the same browser, as a guest.
  pupil.cookies.set("__Host-seat", guest?.cookies.get("__Host-seat") ?? "")
  const stored = pupil.twin()
  await stored.open(`/live/${room}/play`)
  await letEnd(pupil, opened.email)
  await answer(pupil, "after the end")
  expect(pupil.page.text).toContain(say(language, "toast.sessionExpired"))
  stored.cookies.delete("__Host-session")
  await answer(stored, "of another seat")
  expect(stored.page.text).toContain(say(language, "toast.liveUnsaved"))
  expect((await stored.open(`/live/${room}/play`)).html).not.toContain("of another seat")
  await logIn(pupil, opened.email)
  expect(pupil.page.text).toContain(say(language, "errors.live.sessionOver"))
  expect(valueOf(pupil, "answer")).toBe("after the end")
  await teacher.open(`/live/${room}/host?end`)
  await command(teacher, "end")
})

test.each(arabicOrBoth)(
  "what was wrong in a round can be practised from it, in %s",
  async (language) => {
    const { teacher, pupil, room } = await openRoom(site, language, "2")
    await pupil.open(`/live/${room}`)
    await press(pupil, "join")
    for (const text of [wrongAnswer, ""]) {
      await teacher.open(`/live/${room}/host`)
      await command(teacher, text ? "start" : "next")
      await pupil.open(`/live/${room}/play`)
      if (text) await answer(pupil, text)
      await toReveal(teacher, room)
      await command(teacher, "standings")
    }
    await command(teacher, "next")
    await command(teacher, "end")
    const { document } = await pupil.open(`/live/${room}/play`)
    const links = document.querySelectorAll("main a[href*=again]")
    const [first = "", ...others] = links.map((link) => link.getAttribute("href"))
    expect(links.map((link) => link.text)).toEqual([
      say(language, "live.practise"),
      say(language, "record.again"),
    ])
    expect(first).toMatch(
      new RegExp(`^/games/education/five-hints/play-five-hints\\?again=q\\d+&room=${room}$`),
    )
    expect(others).toEqual([first])
    expect(links[1]?.closest("li")?.text).toContain(say(language, "live.mark.wrong"))
  },
)

test.each(arabicOrBoth)(
  "hands are counted only where the count is kept, and stay until it is, in %s",
  async (language) => {
    const { teacher, room } = await openRoom(site, language)
    const counted = (right: string) =>
      teacher.submit({
        form: "form:has([name=wrong])",
        button: { name: "do", value: "hands" },
        values: { right, wrong: "3" },
      })
    const host = `/live/${room}/host`
    await teacher.open(`${host}?hands`)
    expect(teacher.page.html).not.toContain('name="wrong"')
    await toReveal(teacher, room)
    await teacher.open(`${host}?hands`)
    expect(teacher.page.html).toMatch(/data-held.*data-kept/)
    expect(heldOn(teacher)).toBe("")
    for (const [typed, fault, status] of [
      ["12", 500, 503],
      ["twelve", null, 422],
    ] as const) {
      if (fault) await faultyUpstream.spoil("/command", fault)
      await counted(typed)
      expect([teacher.page.status, valueOf(teacher, "right")]).toEqual([status, typed])
      await faultyUpstream.heal()
    }
    await counted("12")
    expect(teacher.page.path).toBe(host)
    expect(teacher.page.text).toContain(say(language, "live.handsUp", { right: 12, wrong: 3 }))
    await teacher.open(`${host}?hands`)
    const other = teacher.twin()
    await other.open(`${host}?end`)
    await command(other, "end")
    await counted("13")
    expect(teacher.page.status).toBe(409)
    expect(teacher.page.text).toContain(say(language, "errors.live.closed"))
    await teacher.open(`/live/${room}/results`)
    const { text, document } = await teacher.open(linkTo(teacher, "/book/"))
    expect(text).toContain(say(language, "book.handsCounted"))
    expect(text).toContain(say(language, "live.handsUp", { right: 12, wrong: 3 }))
    expect(document.querySelector("table")).toBeNull()
    await teacher.open(
      document.querySelector('main a[href*="/csv/pupils"]')?.getAttribute("href") ?? "",
    )
    expect(teacher.page.html).toContain(say(language, "book.mark.hands"))
    expect(teacher.page.html).not.toContain(say(language, "book.mark.absent"))
    const book = teacher.page.path.replace(/\/\d+\/csv.*/, "")
    expect((await teacher.open(book)).text).toContain(say(language, "book.mark.hands"))
    expect(teacher.page.document.querySelector("table td")?.text).toBe(
      say(language, "book.mark.hands"),
    )
  },
)

test("a page that asks by itself is sent no page without news", async () => {
  const { teacher, room } = await openRoom(site, "en")
  await teacher.open(`/live/${room}/host`)
  const headers = { Cookie: teacher.cookies.toString(), "Tahaddi-Quiet": "1" }
  const reply = await fetch(new URL(heldOn(teacher) ?? "", site), { headers })
  expect([reply.status, await reply.text()]).toEqual([204, ""])
  await teacher.open(`/live/${room}/host?end`)
  await command(teacher, "end")
}, 40_000)

test("pages stay still as they were told to, each for itself", async () => {
  const { teacher, pupil, room } = await openRoom(site, "en")
  await pupil.open(`/live/${room}`)
  await pupil.submit({ button: { name: "intent", value: "join" }, values: { still: "on" } })
  await teacher.open(`/live/${room}/host?still`)
  await command(teacher, "start")
  await pupil.open(`/live/${room}/play`)
  await answer(pupil, wrongAnswer)
  for (const { page } of [teacher, pupil]) {
    expect(page.html).not.toMatch(/http-equiv="refresh"|data-held="(?![^>]*data-kept)/i)
    expect(page.text).toContain(say("en", "live.goOnUpdating"))
  }
  await pupil.open(linkTo(pupil, "?updating"))
  expect(heldOn(pupil)).not.toBe("")
  expect((await teacher.open(`/live/${room}/screen`)).html).toContain("data-held")
  await teacher.open(`/live/${room}/host?end`)
  await command(teacher, "end")
}, 40_000)
