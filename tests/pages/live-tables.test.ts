import { expect, inject, test } from "vitest"
import { live as limits } from "../../contract/limits"
import { arabicOrBoth } from "../support/arabic-or-both"
import { brotliAtEdge } from "../support/built"
import { codeOn, joinByCode, makeClass, press, slipsFor } from "../support/class-pages"
import { command, firstRound, linkTo, submitRoom, untilSays } from "../support/live-pages"
import { signedIn } from "../support/people"
import { newTeacher, registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { type Language, say } from "../support/words"

const site = inject("site")

async function openRoom(teacher: Visitor, address: string, values: Record<string, string>) {
  await teacher.open(address)
  return submitRoom(teacher, values)
}

async function end(teacher: Visitor, room: string) {
  await teacher.open(`/live/${room}/host?end`)
  await command(teacher, "end")
}

test.each(arabicOrBoth)("a table is at most six pupils, and keeps ticks, in %s", async (lng) => {
  const teacher = await signedIn(site, "omar", lng)
  const at = await makeClass(teacher, lng, `Tables ${lng}`)
  const classCode = codeOn(teacher)
  const names = ["Alia", "Basel", "Celia", "Dana", "Emad", "Farah"].map((name) => `${name} Nasser`)
  await slipsFor(teacher, at, names)
  const { visitor: pupil } = await registerStudent(site, lng)
  await joinByCode(pupil, classCode)
  const values = { rounds: "1", takesTables: "on" }
  const room = await openRoom(teacher, `/live/new?classId=${at.split("/").at(-1)}`, values)

  await pupil.open(`/live/${room}`)
  const max = limits.matesMax
  expect(pupil.page.text).toContain(say(lng, "live.matesHelp", { max }))
  const ticks = () => pupil.page.document.querySelectorAll("input[name=mates]")
  const mates = ticks().map((tick) => tick.getAttribute("value") ?? "")
  expect(mates.length).toBe(names.length)
  await pupil.submit({ values: { mates }, button: { name: "intent", value: "join" } })
  expect(pupil.page.status).toBe(422)
  const { length } = mates
  expect(pupil.page.text).toContain(say(lng, "errors.live.mates", { ticked: length, max }))
  expect(ticks().filter((tick) => tick.hasAttribute("checked")).length).toBe(length)
  expect(pupil.page.document.querySelector("details[open] input[name=mates]")).not.toBeNull()
  await pupil.submit({
    values: { mates: mates.slice(1) },
    button: { name: "intent", value: "join" },
  })
  expect(pupil.page.path).toBe(`/live/${room}/play`)

  const sitting = (number: number) => say(lng, "live.sitting", { number })
  expect(pupil.page.text).toContain(sitting(6))
  await pupil.open(linkTo(pupil, `/live/${room}`))
  const seated = () =>
    ticks().flatMap((tick) => (tick.hasAttribute("checked") ? tick.getAttribute("value") : []))
  expect(seated()).toEqual(mates.slice(1))
  const save = { name: "intent", value: "join" }
  await pupil.submit({ values: { mates }, button: save })
  expect(pupil.page.status).toBe(422)
  await pupil.submit({ values: { mates: mates.slice(0, 2) }, button: save })
  expect(pupil.page.text).toContain(sitting(3))
  await pupil.open(`/live/${room}`)
  expect(seated()).toEqual(mates.slice(0, 2))
  await pupil.submit({ values: { mates: [] }, button: save })
  expect(pupil.page.text).toContain(sitting(1))
  await pupil.open(`/live/${room}`)
  await end(teacher, room)
  await pupil.submit({ values: { mates: mates.slice(0, 1) }, button: save })
  expect(pupil.page.path).toBe(`/live/${room}`)
  expect(pupil.page.text).toContain(say(lng, "toast.liveOver"))
})

async function openMixedRoom(language: Language, values: Record<string, string> = {}) {
  const teacher = await signedIn(site, "omar", language)
  const at = await makeClass(teacher, language, `Paper ${language}`)
  const classCode = codeOn(teacher)
  const chosen = [
    await firstRound(teacher, at, "offside"),
    await firstRound(teacher, at, "five-hints"),
  ]
  const classId = at.split("/").at(-1) ?? ""
  const address = `/live/new?${new URLSearchParams({ classId, chosen: chosen.join(".") })}`
  return { teacher, classCode, room: await openRoom(teacher, address, values) }
}

test.each(arabicOrBoth)("a sheet has the numbers of the round, in %s", async (lng) => {
  const { teacher, room } = await openMixedRoom(lng)
  const { document, text } = await teacher.open(`/print?from=live&code=${room}`)
  const lists = document.querySelectorAll("article.sheet:not(.key) section")
  const numbered = lists.map((list) => [
    list.querySelector("h3")?.text,
    list.querySelector("ol")?.getAttribute("start"),
  ])
  expect(numbered).toEqual([
    [say(lng, "game.offside.title"), "1"],
    [say(lng, "game.five-hints.title"), "2"],
  ])
  expect(text).toContain(say(lng, "live.back"))
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "start")
  const shown = teacher.page.document.querySelector("main h2")?.text
  expect(lists[0]?.querySelector(".asked")?.text.trim()).toBe(shown)
  await end(teacher, room)
})

test.each(arabicOrBoth)("the last list says what each statement was, in %s", async (lng) => {
  const { teacher, classCode, room } = await openMixedRoom(lng)
  const { visitor: pupil } = await registerStudent(site, lng)
  await joinByCode(pupil, classCode)
  await pupil.open(`/live/${room}`)
  await press(pupil, "join")
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "start")
  await pupil.open(`/live/${room}/play`)
  const texts = pupil.page.document
    .querySelectorAll("legend")
    .map((legend) => legend.text)
    .toSorted()
  await pupil.submit({ form: "main form[data-number]", values: { s1: "true", s2: "false" } })
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "bell")
  await untilSays(teacher, say(lng, "live.do.step"))
  await command(teacher, "standings")
  await end(teacher, room)
  const { document } = await pupil.open(`/live/${room}/play`)
  const listed = document.querySelectorAll("main li li")
  const shown = listed.map((item) => item.querySelector("[dir=auto]")?.text ?? "")
  expect(shown.toSorted()).toEqual(texts)
  const [yes, no] = [say(lng, "offside.true"), say(lng, "offside.false")]
  for (const item of listed) expect([yes, no]).toContain(item.querySelector(".font-bold")?.text)
  const said = listed.map((item) => item.querySelector(".text-sm.text-soft")?.text ?? "")
  const first = [yes, no].map((word) => say(lng, "live.youSaid", { said: word }))
  const words = said.map((text) => text.replace(/[\u2066-\u2069]/g, ""))
  expect(words.filter(Boolean)).toEqual(first)
})

test.each(arabicOrBoth)("hands are counted by statement, in %s", async (lng) => {
  const { teacher, room } = await openMixedRoom(lng, { places: "class goal" })
  await teacher.open(`/live/${room}/host`)
  await command(teacher, "start")
  await command(teacher, "bell")
  await untilSays(teacher, say(lng, "live.do.step"))
  expect(teacher.page.html).not.toContain("?hands")
  for (const count of [1, 2]) {
    await command(teacher, "step")
    await teacher.open(`/live/${room}/host?hands`)
    expect(teacher.page.document.querySelectorAll("fieldset input[name^=right]").length).toBe(count)
    const values = { [`right${count}`]: `${900 + count}`, [`wrong${count}`]: "4" }
    await teacher.submit({
      form: "form:has([name=right1])",
      button: { name: "do", value: "hands" },
      values,
    })
    expect(teacher.page.path).toBe(`/live/${room}/host`)
  }
  for (const right of [901, 902])
    expect(teacher.page.text).toContain(say(lng, "live.handsUp", { right, wrong: 4 }))
  await command(teacher, "standings")
  expect(teacher.page.document.querySelector("h1")?.text).toBe(say(lng, "live.hostTitle.goal"))
  await end(teacher, room)
})

test("a sheet of no round is not found, and none is for a teacher who is not confirmed", async () => {
  const teacher = await signedIn(site, "omar")
  for (const code of ["", "1", "1234567", "12345678", "x", "../../x"])
    expect((await teacher.open(`/print?from=live&code=${encodeURIComponent(code)}`)).status).toBe(
      404,
    )
  const waiting = await newTeacher(site)
  const { path, text } = await waiting.open("/print?from=live&code=0000000")
  expect(path).toBe("/")
  expect(text).toContain(say("en", "toast.notForYou"))
  const { document } = await waiting.open("/live")
  expect(document.querySelector("main a[href^='/live/new']")).toBeNull()
})

test("a reply that a page asks for itself has no script again, and the moment of the screen is 3 KB at most", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "Quiet")
  const room = await openRoom(teacher, `/live/new?classId=${at.split("/").at(-1)}`, { rounds: "1" })
  const get = async (headers: Record<string, string>) => {
    const cookie = { Cookie: teacher.cookies.toString() }
    return (await fetch(`${site}/live/${room}/host`, { headers: { ...cookie, ...headers } })).text()
  }
  const [whole, quiet] = [await get({}), await get({ "Tahaddi-Quiet": "1" })]
  expect(whole).toContain("WebSocket")
  expect(quiet).not.toContain("WebSocket")
  const held = /data-held="[^"]+"/
  expect(held.exec(quiet)?.[0]).toBe(held.exec(whole)?.[0])
  const { html } = await teacher.open(linkTo(teacher, "/screen"))
  const moment = /<style id="screen-styles".*?<\/style>|<script[^>]* data-on.*?<\/script>/gs
  expect(html.match(moment)).toHaveLength(2)
  expect(brotliAtEdge(html.match(moment)?.join("") ?? "")).toBeLessThanOrEqual(3 * 1024)
  await end(teacher, room)
})
