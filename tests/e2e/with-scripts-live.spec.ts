import type { Browser } from "@playwright/test"
import { openRoom } from "../support/live-pages"
import { wrongAnswer } from "../support/seeded.mjs"
import type { Language, TranslationKey } from "../support/words"
import { listenForFaults } from "./browser-faults"
import { expect, test } from "./fixtures"
import { Person } from "./steps"

interface Device {
  readonly language: Language
  readonly hasScripts: boolean
  readonly isCut?: boolean
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }

/** One browser of the class, which collects what should not happen in it. */
async function openDevice(browser: Browser, site: string, device: Device, viewport = phone) {
  const { language, hasScripts, isCut } = device
  const context = await browser.newContext({
    baseURL: site,
    locale: language === "ar" ? "ar" : "en-GB",
    viewport,
    javaScriptEnabled: hasScripts,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  })
  const page = await context.newPage()
  const faults = listenForFaults(page, site, { isCut })
  const person = new Person(page, language)
  const sees = (key: TranslationKey, values: Readonly<Record<string, string | number>> = {}) =>
    expect(page.getByRole("main")).toContainText(person.say(key, values), { timeout: 20_000 })
  const give = async (text: string) => {
    await sees("live.save")
    await person.fill("play.answer", text)
    await person.press("live.save")
    await sees("live.title.saved")
  }
  return { context, page, person, faults, sees, give }
}

type InRoom = Awaited<ReturnType<typeof openDevice>>

async function joinAsGuest({ page, person, sees }: InRoom, room: string) {
  await page.goto("/live")
  await person.fill("live.code", room)
  await person.press("live.find")
  const button = page.locator("button[name=name]").first()
  const name = (await button.innerText()).trim()
  await button.click()
  await sees("live.title.lobby")
  return name
}

async function joinAsMember(
  { context, page, sees }: InRoom,
  cookies: Iterable<[string, string]>,
  room: string,
) {
  const url = "https://127.0.0.1/"
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url, secure: true })),
  )
  await page.goto(`/live/${room}`)
  await page.locator("button[value=join]").click()
  await sees("live.title.lobby")
}

/** The seat goes with the guest, and the first device has none any more. */
async function comeBack(changed: InRoom, old: InRoom, room: string, name: string) {
  const number = /Number (\d{4})/.exec(await old.page.getByRole("main").innerText())?.[1] ?? ""
  await changed.page.goto(`/live/${room}`)
  await changed.page.locator("main details summary").click()
  await changed.person.fill("live.yourName", name)
  await changed.person.fill("live.yourNumber", number)
  await changed.person.press("live.comeBack")
  await changed.sees("live.title.saved")
  await old.page.goto(`/live/${room}/play`)
  await old.sees("live.chooseName")
}

const each = <Result>(all: readonly InRoom[], act: (one: InRoom) => Promise<Result>) =>
  Promise.all(all.map(act))

const numbered = (number: number) => (one: InRoom) => one.sees("live.number", { number, of: 2 })

test("a lesson of two questions in five browsers, one that sleeps and one that is changed", async ({
  browser,
  site,
}) => {
  const { pupil: member, room } = await openRoom(site, "en", "2")
  const open = (device: Device, viewport = phone) => openDevice(browser, site, device, viewport)
  const host = await open({ language: "en", hasScripts: true }, desktop)
  const pupil = await open({ language: "en", hasScripts: false })
  const sleeper = await open({ language: "ar", hasScripts: true, isCut: true })
  const plain = await open({ language: "ar", hasScripts: false })
  const old = await open({ language: "en", hasScripts: true })
  const changed = await open({ language: "en", hasScripts: true })
  const awake = [pupil, sleeper, plain, changed]

  await host.person.arriveAs("omar")
  await host.page.goto(`/live/${room}/host`)
  await joinAsMember(pupil, member.cookies, room)
  const [name = ""] = await each([old, sleeper, plain], (guest) => joinAsGuest(guest, room))
  await host.sees("live.inRoom", { count: 4 })

  await host.person.press("live.do.start")
  await each([pupil, sleeper, plain, old], numbered(1))
  const { answer } = await old.person.truth()
  await sleeper.context.setOffline(true)
  await each([pupil, old], ({ give }) => give(answer))
  await plain.give(wrongAnswer)
  await comeBack(changed, old, room, name)
  await host.person.press("live.do.bell")
  await host.sees("live.rightAnswer")
  await each([pupil, changed], ({ sees }) => sees("live.won", { count: 50 }))
  await plain.sees("live.mark.wrong")
  await sleeper.context.setOffline(false)
  await sleeper.sees("live.mark.blank")

  await host.person.press("live.do.standings")
  await host.person.press("live.do.next")
  await each(awake, numbered(2))
  const { answer: second } = await changed.person.truth()
  await each(awake, ({ give }) => give(second))
  await host.person.press("live.do.bell")
  await host.sees("live.rightAnswer")
  await each(awake, ({ sees }) => sees("live.won", { count: 50 }))
  await host.person.press("live.do.standings")
  await host.person.press("live.do.next")
  await each([pupil, changed], ({ sees }) => sees("live.place", { place: 1 }))
  await each([sleeper, plain], ({ sees }) => sees("live.place", { place: 3 }))
  await host.person.press("live.do.end")
  await each(awake, ({ sees }) => sees("live.title.ended"))
  expect([host, old, ...awake].flatMap(({ faults }) => faults)).toEqual([])
  await each([host, old, ...awake], ({ context }) => context.close())
})
