import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { codeOn, joinByCode, makeClass, press, slipsFor } from "../support/class-pages"
import { answer, command, openRoom, untilSays } from "../support/live-pages"
import { faultyUpstream, site, startWithLimits } from "../support/on-faulty-upstream"
import type { Fault } from "../support/upstream-faults"
import { Visitor } from "../support/visitor"
import { signedIn } from "../support/people"
import { registerStudent } from "../support/register-student"
import { say } from "../support/words"

/** Half of the usual deadlines. An answer is asked for twice, and the page after it must still be read. */
const hurried = { readsMs: 1500, writesMs: 5000, windowMs: 0, noneForMs: 0 }
const waiting = ["hang", "stall"] as const
const faults = ["drop", "reset-body", "truncated", "nonsense", "html", 500, 503] as const

let product: Awaited<ReturnType<typeof startWithLimits>>
beforeAll(async () => {
  product = await startWithLimits(hurried)
}, 60_000)
afterEach(() => faultyUpstream.heal())
afterAll(() => product.stop())

/** What the page says under each fault of this call; a truncated reply comes after the upstream has done what was asked. */
async function failing(
  visitor: Visitor,
  path: string,
  send: (on: Visitor) => Promise<unknown>,
  says: string,
) {
  const silent: Fault[] = []
  for (const fault of [...waiting, ...faults]) {
    const on = visitor.on(product.url)
    await faultyUpstream.spoil(path, fault)
    await send(on)
    if (!on.page.text.includes(says)) silent.push(fault)
    await faultyUpstream.heal()
  }
  expect(silent).toEqual([])
}

const post = { method: "POST", action: "", isMultipart: false } as const

const typed = ({ page: { document } }: Visitor) =>
  document.querySelector("input[name=answer]")?.getAttribute("value")

test.each(arabicOrBoth)(
  "the forms of a room say that nothing was saved, keep what was typed, and are sent again, in %s",
  async (language) => {
    const { teacher, pupil, room } = await openRoom(site, language)
    const notSent = say(language, "toast.notSent")
    await pupil.open(`/live/${room}`)
    await failing(pupil, "/live/join", (on) => press(on, "join"), notSent)
    await press(pupil, "join")
    expect(pupil.page.path).toBe(`/live/${room}/play`)

    await teacher.open(`/live/${room}/host`)
    await failing(teacher, "/command", (on) => command(on, "start"), notSent)
    await teacher.open(`/live/${room}/host`)
    if (teacher.page.document.querySelector('button[value="start"]'))
      await command(teacher, "start")
    await untilSays(pupil, say(language, "play.answer"))

    const kept: (string | undefined)[] = []
    const notSaved = say(language, "errors.play.notSaved")
    await failing(
      pupil,
      "/answer",
      async (on) => {
        await answer(on, "typed in vain")
        kept.push(typed(on))
      },
      notSaved,
    )
    expect(new Set(kept)).toEqual(new Set(["typed in vain"]))
    await answer(pupil, "typed in vain")
    expect(pupil.page.text).toContain("typed in vain")
    expect(pupil.page.text).not.toContain(notSaved)

    await teacher.open(`/live/${room}/host`)
    await failing(teacher, "/command", (on) => command(on, "bell"), notSent)
    await teacher.open(`/live/${room}/host?end`)
    await command(teacher, "end")
    await teacher.open(`/live/${room}/host`)
    expect(teacher.page.text).toContain(say(language, "live.hostTitle.ended"))
  },
  120_000,
)

test.each(arabicOrBoth)(
  "who cannot join keeps the ticks of a table, and the number to come back with, in %s",
  async (language) => {
    const teacher = await signedIn(site, "omar", language)
    const at = await makeClass(teacher, language, `9T ${language}`)
    const code = codeOn(teacher)
    await slipsFor(teacher, at, ["Alia Nasser", "Basel Nasser"])
    const { visitor: pupil } = await registerStudent(site, language)
    await joinByCode(pupil, code)
    await teacher.open(`/live/new?classId=${at.split("/").at(-1)}`)
    const values = { rounds: "1", takesTables: "on", takesGuests: "on" }
    await teacher.submit({ form: "main form[method=post]", values })
    const room = teacher.page.path.replace(/host$/, "")

    await pupil.open(room)
    const boxes = () => pupil.page.document.querySelectorAll("input[name=mates]")
    const ticked = () => boxes().map((box) => box.hasAttribute("checked"))
    const mates = boxes()
      .slice(0, 1)
      .map((box) => box.getAttribute("value") ?? "")
    for (const fault of ["drop", 429] as const) {
      await faultyUpstream.spoil("/live/join", fault)
      await pupil.submit({ values: { mates }, button: { name: "intent", value: "join" } })
      const told = fault === 429 ? "toast.liveOften" : "toast.notSent"
      expect(pupil.page.text).toContain(say(language, told))
      expect(ticked()).toEqual([true, false])
      await faultyUpstream.heal()
    }
    await pupil.submit({ button: { name: "intent", value: "join" } })
    expect(pupil.page.path).toBe(`${room}play`)

    const guest = new Visitor(site, language)
    await guest.open(room)
    const typed = { name: 'صقر "><b>', back: "٤٨٢" }
    await guest.submit({ form: "form:has([name=back])", values: typed })
    expect(guest.page.status).toBe(422)
    expect(guest.page.text).toContain(say(language, "toast.liveWrong"))
    const kept = guest.page.document.querySelectorAll("details[open] .control")
    expect(kept.map((field) => field.getAttribute("value"))).toEqual([typed.name, typed.back])
    const late = new Visitor(site, language)
    await late.open(room)
    const value = late.page.document.querySelector("button[name=name]")?.getAttribute("value") ?? ""
    const refuse = async (toast: "liveOften" | "liveTaken") => {
      const chosen = { button: { name: "name" }, values: { still: "on" } }
      await late.submit({ form: "form:has([name=still])", ...chosen })
      const told = late.page.document.querySelector("main [role=alert]")
      expect(told?.text.trim()).toBe(say(language, `toast.${toast}`))
      expect(late.page.document.querySelectorAll("[name=still][checked]").length).toBe(1)
    }
    const names = () => late.page.document.querySelectorAll("button[name=name]").length
    await guest.send({ ...post, entries: [["name", value]] })
    expect(guest.page.path).toBe(`${room}play`)
    expect(guest.page.text).toContain(say(language, "live.soon"))
    await refuse("liveTaken")
    expect(names()).toBe(3)
    await faultyUpstream.spoil("/live/join", 429)
    await refuse("liveOften")
    await faultyUpstream.heal()

    await teacher.open(`${room}host?players`)
    const out = { name: "do", value: "remove" }
    await teacher.submit({ form: `form:has([value=remove][aria-label$="${value}"])`, button: out })
    await guest.open(room)
    const chooseName = () => guest.submit({ form: "form:has(button[name=name])" })
    await chooseName()
    expect(guest.page.text).toContain(say(language, "toast.liveRemoved"))
    await press(guest, "other")
    await chooseName()
    expect(guest.page.path).toBe(`${room}play`)
    await teacher.open(`${room}host?end`)
    await command(teacher, "end")
  },
  60_000,
)
