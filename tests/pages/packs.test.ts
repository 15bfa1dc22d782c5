import { afterEach, describe, expect, inject, test } from "vitest"
import { packsHiddenMark, replyMark } from "../../app/connection/reply-mark"
import { brotliAtEdge } from "../support/built"
import { giveAnswer, pointsOn, truthOf, sets } from "../support/five-hints-page"
import { faultyUpstream } from "../support/on-faulty-upstream"
import { codeOn, joinByCode, makeClass } from "../support/class-pages"
import { takeForm, takePack } from "../support/pack-pages"
import { signedIn } from "../support/people"
import { letEnd } from "../support/ending-sessions"
import { logIn, signedUp } from "../support/register-student"
import { seededQuestion } from "../support/seeded.mjs"
import { type Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")
const onFaultyUpstream = inject("siteOnFaultyUpstream")
afterEach(() => faultyUpstream.heal())

const roundsOn = ({ document }: Page) => document.querySelectorAll("section")

const typedOn = ({ document }: Page) =>
  document.querySelector('input[name="a1.1"]')?.getAttribute("value")

const answersTo = (page: Page) =>
  roundsOn(page).map((round) => {
    const question = round.querySelector(".q")?.text ?? ""
    return seededQuestion(question, round.querySelector("details p")?.text ?? "")
  })

describe.each(languages)("in %s", (language) => {
  test("a pupil takes ten rounds, sends some, sees the results, and finds the rest again", async () => {
    const { visitor: pupil } = await signedUp(site, language)
    const page = await takePack(pupil, language)
    expect(page.path).toMatch(/^\/packs\/[0-9a-f]{32}$/)
    expect(page.text).toContain(say(language, "packs.stays"))
    expect(brotliAtEdge(page.html)).toBeLessThan(6_144)
    const truths = answersTo(page)
    const all = truths.length
    expect(page.document.querySelectorAll("details")).toHaveLength(5 * all)
    for (const { summary } of truths) expect(page.html).not.toContain(summary)
    const values = { "a1.1": truths[0]?.answer ?? "", "a3.1": "no idea" }
    const sent = await pupil.submit({ values })
    expect(sent.text).toContain(say(language, "packs.settled", { done: 2, all }))
    expect(sent.text).toContain(say(language, "play.won", { count: 10 }))
    expect(sent.text).toContain(truths[2]?.answer)
    expect(sent.document.querySelectorAll("input[maxlength]")).toHaveLength(all - 2)
    const left = say(language, "packs.left", { count: all - 2 })
    // As on another device, which has no cookie of it.
    pupil.cookies.delete("__Host-packs")
    for (const path of ["/", "/games"]) expect((await pupil.open(path)).text).toContain(left)
    expect(pointsOn(pupil.page)).toBe(10)
    pupil.cookies.set("__Host-lite", "on")
    expect((await takePack(pupil, language)).path).toBe(page.path)
    expect(pupil.page.html).toContain("<script")
    await sendUnseen(site, pupil, truths)
    const results = say(language, "packs.ended.settled")
    for (const path of ["/games", "/"]) expect((await pupil.open(path)).text).toContain(results)
    await pupil.open(page.path)
    expect((await pupil.open("/")).text).not.toContain(results)
    await pupil.submit({ form: 'form[action="/logout"]' })
    expect([pupil.page.path, pupil.cookies.get("__Host-packs")]).toEqual(["/", undefined])
  })

  test("offside is sent whole only, and what was marked of it stays", async () => {
    const { visitor: pupil } = await signedUp(site, language)
    const all = roundsOn(await takePack(pupil, language, "offside")).length
    const six = Array.from({ length: 6 }, (_, at) => [`a1.${at + 1}`, "true"] as const)
    const page = await pupil.submit({ values: { ...Object.fromEntries(six), "a2.1": "false" } })
    expect(page.text).toContain(say(language, "packs.settled", { done: 1, all }))
    const marked = page.document.querySelector('input[name="a2.1"][checked]')
    expect(marked?.getAttribute("value")).toBe("false")
  })
})

test("the round in play is in no pack, and earns all of its points", async () => {
  const { visitor: pupil } = await signedUp(site)
  const { answer } = truthOf(await pupil.open(sets))
  const page = await takePack(pupil)
  expect(answersTo(page).map((each) => each.answer)).not.toContain(answer)
  await pupil.open(sets)
  await giveAnswer(pupil, answer)
  expect(pointsOn(pupil.page)).toBe(50)
})

test("work that was set is taken along, from any device, and done once it was sent", async () => {
  const teacher = await signedIn(site, "omar", "en")
  const at = await makeClass(teacher, "en", "9P")
  const { visitor: pupil } = await signedUp(site)
  await joinByCode(pupil, codeOn(teacher))
  await teacher.open(`${at}/work/new`)
  const chapters = teacher.page.document.querySelector("select[name=chapter] optgroup option")
  const chapter = chapters?.getAttribute("value") ?? ""
  await teacher.submit({ values: { chapter, rounds: "3", title: "To go" } })
  await pupil.open("/")
  const link = pupil.page.document.querySelector('a[href^="/work/"]')?.getAttribute("href") ?? ""
  await pupil.open(link)
  expect(pupil.page.text).toContain(say("en", "packs.takeWorkHelp"))
  await pupil.submit(takeForm)
  // On another device, which has no cookie of it.
  pupil.cookies.delete("__Host-packs")
  await pupil.open(link)
  const page = await pupil.submit(takeForm)
  const truths = answersTo(page)
  expect(truths).toHaveLength(3)
  const values = Object.fromEntries(truths.map(({ answer }, index) => [`a${index + 1}.1`, answer]))
  const sent = await pupil.submit({ values })
  expect(sent.text).toContain(say("en", "packs.settled", { done: 3, all: 3 }))
  await pupil.open(link)
  expect(pupil.page.text).toContain(say("en", "work.allDone", { count: 0 }))
  expect(pupil.page.document.querySelector(takeForm.form)).toBeNull()
})

test("the pack of somebody else is not found, hidden on their device and stays there, and is for pupils", async () => {
  const [{ visitor: pupil }, { visitor: other }] = [await signedUp(site), await signedUp(site)]
  const { path } = await takePack(pupil)
  const own = pupil.cookies.get("__Host-packs") ?? ""
  other.cookies.set("__Host-packs", own)
  expect((await other.open(path)).status).toBe(404)
  expect(other.page.headers.get(replyMark)).toBe(packsHiddenMark)
  expect(other.page.text).toContain(say("en", "error.notFound.title"))
  expect((await other.open("/")).headers.get(replyMark)).toBe(packsHiddenMark)
  await other.submit({ form: 'form[action="/logout"]' })
  expect([other.page.path, other.cookies.get("__Host-packs")]).toEqual(["/", `none:${own}`])
  expect((await new Visitor(site).open(path)).path).toBe(
    `/login?redirectTo=${encodeURIComponent(path)}`,
  )
})

test("while the upstream does not answer, what was typed comes back to be sent again", async () => {
  const { visitor: pupil } = await signedUp(onFaultyUpstream)
  await faultyUpstream.spoil("packs/take", 500)
  expect((await takePack(pupil)).text).toContain(say("en", "toast.notSent"))
  await faultyUpstream.spoil("packs/take", 403)
  expect((await takePack(pupil)).text).toContain(say("en", "toast.packNotTaken"))
  await faultyUpstream.heal()
  const all = roundsOn(await takePack(pupil)).length
  await faultyUpstream.spoil("/", 500)
  const { status } = await pupil.submit({ values: { "a1.1": 'Six & "seven"' } })
  expect([status, typedOn(pupil.page)]).toEqual([503, 'Six & "seven"'])
  await faultyUpstream.heal()
  await pupil.submit()
  expect(pupil.page.text).toContain(say("en", "packs.settled", { done: 1, all }))
})

test("answers that came too late are told of, and not those that were settled in time", async () => {
  const { visitor: pupil } = await signedUp(onFaultyUpstream)
  await takePack(pupil)
  const [until, items] = [new Date().toISOString(), [{ question: "Which?", lines: [] }]]
  const rounds = ["settled", "open"].map((state) => ({ items, state, points: 0 }))
  const place = { game: "five hints", subject: "Math", chapter: "Sets" }
  const pack = { packId: "0a", ...place, until, takenAt: until, rounds, totalpoints: 0 }
  await faultyUpstream.reply("/answers", { status: 200, body: { ...pack, state: "expired" } })
  const answer = { answer: "the Nile" }
  const toasts = async (answers: { answer: string }[]) =>
    (await sendUnseen(onFaultyUpstream, pupil, answers)).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith("__Host-toast"))
  expect(await toasts([answer])).toEqual([])
  expect(await toasts([answer, answer])).toHaveLength(1)
})

/** As the service worker sends it, which shows nobody the reply. */
function sendUnseen(origin: string, { cookies, page }: Visitor, truths: { answer: string }[]) {
  const body = new URLSearchParams(truths.map(({ answer }, at) => [`a${at + 1}.1`, answer]))
  const headers = { Cookie: cookies.for(page.path).toString(), Origin: origin }
  return fetch(origin + page.path, { method: "POST", headers, body })
}

test.each(["off", "on"])("what was sent too late waits for its person, lite %s", async (lite) => {
  const { visitor: pupil, email } = await signedUp(onFaultyUpstream)
  pupil.cookies.set("__Host-lite", lite)
  const { path } = await takePack(pupil)
  await letEnd(pupil, email)
  const unseen = await sendUnseen(onFaultyUpstream, pupil, [{ answer: "the Nile" }])
  expect([unseen.status, unseen.headers.getSetCookie()]).toEqual([401, []])
  await pupil.submit({ values: { "a1.1": "the Nile" } })
  expect(pupil.page.text).toContain(say("en", "toast.sessionExpired"))
  await faultyUpstream.spoilEach(["packs", "capabilities"], 500)
  const page = await logIn(pupil, email)
  const refresh = lite === "on" ? "5" : null
  expect([page.path, page.status, page.headers.get("Refresh")]).toEqual([path, 503, refresh])
  await faultyUpstream.heal()
  expect(typedOn(await pupil.open(path))).toBe("the Nile")
})

test("an upstream without packs offers none", async () => {
  const { visitor: pupil } = await signedUp(onFaultyUpstream)
  await faultyUpstream.reply("capabilities", { status: 404, body: "" })
  await pupil.open("/games/education/five-hints?subject=Math&chapter=1")
  expect(pupil.page.document.querySelector(takeForm.form)).toBeNull()
  expect((await pupil.open(`/packs/${"0".repeat(32)}`)).status).toBe(404)
})
