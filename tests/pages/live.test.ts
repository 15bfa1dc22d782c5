import { once } from "node:events"
import { request } from "node:http"
import { describe, expect, inject, test } from "vitest"
import {
  answer,
  arabicDigits,
  command,
  heldOn,
  linkTo,
  openRoom,
  untilSays,
} from "../support/live-pages"
import { brotliAtEdge } from "../support/built"
import { seededQuestion, wrongAnswer } from "../support/seeded.mjs"
import { wordsIn } from "../support/transcript"
import { Visitor } from "../support/visitor"
import { type Language, languages, say } from "../support/words"

const site = inject("site")

describe.each(languages)("in %s", (language) => {
  test("a lesson is played from joining to the podium, without scripts", async () => {
    const { teacher, pupil, room } = await openRoom(site, language)
    const { guest, name } = await joinAsGuest(language, room)
    if (language === "ar") pupil.cookies.set("__Host-lite", "on")
    await pupil.open("/live")
    await pupil.open(linkTo(pupil, room))
    await pupil.submit({ button: { name: "intent", value: "join" } })
    expect(pupil.page.redirects).toEqual([303])
    const screen = new Visitor(site, language)
    await teacher.open("/")
    await teacher.open(linkTo(teacher, `/live/${room}/host`))
    expect(teacher.page.text).toContain(`${new URL(site).host}/live`)
    expect(teacher.page.text).toContain(say(language, "review.questions", { count: 1 }))
    await screen.open(linkTo(teacher, "/screen"))
    expect(screen.page.text).toContain(name)
    expect(guest.page.html).not.toMatch(/<script(?! data-plain)|modulepreload/)
    await teacher.open(linkTo(teacher, "/print"))
    const sheet = teacher.page.text
    await teacher.open(`/live/${room}/host`)
    await command(teacher, "start")
    for (const player of [guest, pupil]) await untilSays(player, say(language, "play.answer"))
    await untilSays(screen, say(language, "live.number", { number: 1, of: 1 }))
    // Somebody types in this page, so it does not load itself.
    expect(heldOn(pupil)).toBe("")
    pupil.cookies.set("__Host-lite", "on")
    const question = pupil.page.document.querySelector("main h1")?.text ?? ""
    const hint = pupil.page.document.querySelector("#asked li [dir=auto]")?.text ?? ""
    const truth = seededQuestion(question, hint)
    for (const text of [question, truth.answer, hint]) expect(sheet).toContain(text)
    const [first = "", second = "", ...later] = truth.hints
    expect(hint).toBe(first)
    const held: string[] = [guest.page.html, pupil.page.html]
    await answer(guest, wrongAnswer)
    held.push(guest.page.html)
    await pupil.submit({
      form: "main form[data-number]",
      button: say(language, "live.lookAndKeep"),
      values: { answer: "my draft" },
    })
    const typed = pupil.page.document.querySelector("input[name=answer]")
    expect(typed?.getAttribute("value")).toBe("my draft")
    expect(pupil.page.html.includes("<script")).toBe(language === "en")
    await command(teacher, "hint")
    await untilSays(guest, second)
    expect(guest.page.text).toContain(say(language, "live.counts", { count: 50 }))
    await untilSays(screen, second)
    const early = [...guest.transcript, ...pupil.transcript, ...screen.transcript]
    expect(wordsIn(early, [truth.answer, truth.summary, ...later])).toEqual([])
    await answer(pupil, truth.answer)
    await teacher.open(`/live/${room}/host`)
    await command(teacher, "bell")
    await untilSays(teacher, say(language, "live.accept"))
    expect(teacher.page.text).toContain(truth.answer)
    await untilSays(pupil, truth.summary)
    // Within three seconds of a hint an answer still counts by the one before.
    const won = [40, 50].map((count) => say(language, "live.won", { count }))
    expect(won).toContain(pupil.page.document.querySelector("main h1")?.text)
    await untilSays(guest, say(language, "live.mark.wrong"))
    expect(guest.page.text).toContain(truth.summary)
    held.push(guest.page.html, pupil.page.html)
    await untilSays(screen, truth.answer)
    expect(screen.page.text).not.toContain(wrongAnswer)
    await command(teacher, "accept")
    expect(teacher.page.text).toContain(say(language, "live.undo"))
    await untilSays(guest, say(language, "live.accepted"))
    await teacher.open(`/live/${room}/host?hands`)
    await teacher.submit({
      form: "form:has([name=wrong])",
      button: { name: "do", value: "hands" },
      values: { right: arabicDigits("12"), wrong: "3" },
    })
    await untilSays(screen, say(language, "live.handsUp", { right: 12, wrong: 3 }))
    await teacher.open(linkTo(teacher, "/results"))
    for (const [value, next] of [
      ["undo", "accept"],
      ["accept", "undo"],
    ] as const) {
      await command(teacher, value)
      expect(teacher.page.path).toBe(`/live/${room}/results`)
      expect(teacher.page.text).toContain(say(language, `live.${next}`))
    }
    await teacher.open(`/live/${room}/host`)
    await command(teacher, "standings")
    await untilSays(guest, say(language, "home.first"))
    expect(Math.max(...held.map(brotliAtEdge))).toBeLessThan(6_144)
    await command(teacher, "next")
    await untilSays(screen, say(language, "live.title.podium"))
    expect(screen.page.text).toContain(name)
    await command(teacher, "end")
    await untilSays(pupil, say(language, "live.title.ended"))
    expect(pupil.page.text).toContain(question)
    const next = teacher.page.document.querySelector("main a.button-main")
    await teacher.open(next?.getAttribute("href") ?? "")
    expect(teacher.page.text).toContain(say(language, "live.count.right", { number: 2 }))
    expect(teacher.page.document.querySelector("button[name=do]")).toBeNull()
  })
})

test("a guest comes back on another device, and another teacher's page shows nothing", async () => {
  const { teacher, room } = await openRoom(site, "en")
  const { guest, name } = await joinAsGuest("en", room)
  const socket = await openSocket(guest, `/live/${room}/socket?view=play`)
  await socket.told(/\d/)
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "start")
  await socket.told(/\d\D+\d/)
  socket.close()
  const number = /number (\d{4})/.exec(guest.page.text)?.[1] ?? ""
  const phone = new Visitor(site)
  await phone.open(`/live/${room}`)
  const comeBack = (back: string) =>
    phone.submit({ form: "form:has([name=back])", values: { name, back } })
  for (const back of ["1", "2", "3", "4", "5", number]) await comeBack(back)
  expect(phone.page.text).toContain(say("en", "toast.liveLocked"))
  await teacher.open(`/live/${room}/host?players`)
  expect(teacher.page.text).toContain(say("en", "live.locked"))
  await command(teacher, "restore")
  await comeBack(number)
  expect(phone.page.path).toBe(`/live/${room}/play`)
  await guest.open(`/live/${room}/play`)
  expect(guest.page.path).toBe(`/live/${room}`)
  expect((await guest.open(`/live/${room}/screen`)).status).toBe(404)
  await teacher.open(`/live/${room}/host?end`)
  await command(teacher, "end")
})

test.each(languages)(
  "a network is checked without scripts, and with them by a socket, in %s",
  async (lng) => {
    const visitor = new Visitor(site, lng)
    const { text } = await visitor.open("/live/check")
    for (const part of ["httpsWrong", "heldHelp", "socketHelp"] as const)
      expect(text).toContain(say(lng, `live.check.${part}`))
    expect(text).toContain(new URL(site).host)
    expect(heldOn(visitor)).toBe("/live/check?held")
    const socket = await openSocket(visitor, "/live/check?view=check")
    socket.say("ping")
    await socket.told(/pong/)
  },
)

/** Opens a socket. What it has told is read when it matches. */
async function openSocket({ cookies }: Visitor, path: string) {
  const { origin, hostname, port } = new URL(site)
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c2l4dGVlbiBieXRlcyAhIQ==",
    Origin: origin,
    Cookie: cookies.toString(),
  }
  const asked = request({ hostname, port, path, headers }).end()
  const [, socket, head] = await once(asked, "upgrade")
  let sent = String(head)
  socket.on("data", (data: unknown) => void (sent += String(data)))
  const told = async (what: RegExp) => {
    while (!what.test(sent)) await once(socket, "data")
  }
  /** With a mask of zeros. */
  const say = (text: string) =>
    socket.write(Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0, ...Buffer.from(text)]))
  return { told, say, close: () => socket.destroy() }
}

/** A guest types the code in digits of Arabic, and chooses a name. */
async function joinAsGuest(language: Language, room: string) {
  const guest = new Visitor(site, language)
  await guest.open("/live")
  await guest.submit({ values: { code: "1234567" } })
  expect(guest.page.text).toContain(say(language, "errors.live.mistyped"))
  await guest.submit({ values: { code: `${arabicDigits(room.slice(0, 3))} - ${room.slice(3)}` } })
  expect(guest.page.path).toBe(`/live/${room}`)
  const name = guest.page.document.querySelector("button[name=name]")?.getAttribute("value") ?? ""
  await guest.submit({ form: "form:has(button[name=name])", button: { name: "name", value: name } })
  expect(guest.page.path).toBe(`/live/${room}/play`)
  expect(guest.transcript).toHaveLength(6)
  return { guest, name }
}
