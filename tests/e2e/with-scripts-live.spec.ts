import type { Browser } from "@playwright/test"
import { openRoom } from "../support/live-pages"
import { seededItem, wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./fixtures"
import * as devices from "./live-devices"
import { each, expectUnsent, type InRoom, mark } from "./live-devices"

const numbered = (number: number) => (one: InRoom) => one.sees("live.number", { number, of: 3 })

/** Opens a room, and seats everybody in the lobby: a pupil by account, the others as guests. */
async function gather(browser: Browser, site: string) {
  const { pupil, room } = await openRoom(site, "en", "mixed")
  const open = (device: devices.Device) => devices.openDevice(browser, site, device)
  const host = await open({ language: "en", viewport: { width: 1280, height: 800 } })
  const screen = await open({ language: "en", viewport: { width: 1920, height: 1080 } })
  const plain = await open({ language: "ar", hasScripts: false })
  const blocked = await open({ language: "ar" })
  const sleeper = await open({ language: "en", isCut: true })
  const old = await open({ language: "en" })
  const changed = await open({ language: "en", hasScripts: false })
  const refused = await devices.blockSockets(blocked)
  await host.person.arriveAs("omar")
  await host.page.goto(`/live/${room}/host`)
  await screen.page.goto((await host.page.locator("a[href*=screen]").getAttribute("href")) ?? "")
  const sound = screen.page.getByRole("button", { name: screen.person.say("live.soundOn") })
  await expect(sound).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)")
  await devices.joinAsMember(sleeper, pupil.cookies, room)
  // One after the other: two at once may be offered the same name.
  const name = await devices.joinAsGuest(old, room)
  for (const guest of [blocked, plain]) await devices.joinAsGuest(guest, room)
  await host.sees("live.inRoom", { count: 4 })
  return { room, name, refused, open, host, screen, plain, blocked, sleeper, old, changed }
}

type Lesson = Awaited<ReturnType<typeof gather>>

/**
 * The bell rings while one phone sleeps. To one without a socket a hint comes while its pupil is typing, and one guest
 * goes on with another device. Says what the answer of the former is worth.
 */
async function playHints(lesson: Lesson): Promise<number> {
  const { room, name, host, screen, plain, blocked, sleeper, old, changed } = lesson
  await host.person.press("live.do.start")
  await each([sleeper, blocked, plain, old, screen], numbered(1))
  const { answer, summary, hints } = await old.person.truth()
  const all = [host, screen, plain, blocked, sleeper, old]
  await expectUnsent(all, [answer, summary, ...hints.slice(1)])
  await each([sleeper, old], ({ give }) => give(answer))
  await sleeper.context.setOffline(true)
  await plain.give(wrongAnswer)
  const field = blocked.page.locator("[name=answer]")
  await field.pressSequentially("my dr")
  await host.person.press("live.do.hint")
  await expect(blocked.page.locator("#asked li")).toHaveCount(2, { timeout: 20_000 })
  await expect(field).toBeFocused()
  await field.pressSequentially("aft")
  await blocked.person.choose("language.label", "en")
  await expect(blocked.page.locator("html")).toHaveAttribute("lang", "en")
  blocked.person.language = "en"
  await expect(field).toHaveValue("my draft")
  await blocked.give(answer)
  // Within three seconds of a hint an answer still counts by the one before.
  const counts = (count: number) => blocked.person.say("live.counts", { count })
  const worth = (await blocked.main.innerText()).includes(counts(50)) ? 50 : 40
  await expect(blocked.main).toContainText(counts(worth))
  await devices.comeBack(changed, old, room, name)
  await expectUnsent([host, screen, plain], [answer, summary, ...hints.slice(2)])
  await host.person.press("live.do.bell")
  await host.sees("live.rightAnswer")
  await changed.sees("live.won", { count: 50 })
  await blocked.sees("live.won", { count: worth })
  await plain.sees("live.mark.wrong")
  await sleeper.context.setOffline(false)
  await sleeper.sees("live.won", { count: 50 })
  return worth
}

async function playStatements({ host, screen, plain, blocked, sleeper, changed }: Lesson) {
  await each([sleeper, blocked, plain, changed, screen], numbered(2))
  await Promise.all([mark(sleeper), mark(changed), mark(blocked, 6, 1), mark(plain, 3)])
  await host.sees("live.answered", { answered: 4, shown: 4 })
  await host.person.press("live.do.bell")
  await host.sees("live.do.step")
  await host.person.press("live.do.step")
  await expect(screen.page.locator(".board .listing .font-bold")).toHaveCount(1)
  await host.person.press("live.do.all")
}

/** The pupil's account is on a second phone, and the first one shows what was saved there. */
async function playClimb(lesson: Lesson) {
  const { room, open, host, screen, plain, blocked, sleeper, changed } = lesson
  const second = await open({ language: "ar" })
  await second.context.addCookies(await sleeper.context.cookies())
  await each([blocked, plain, changed, screen, sleeper], numbered(3))
  await second.page.goto(`/live/${room}/play`)
  const { answer, score, summary } = seededItem(await second.asked())
  await expectUnsent([host, screen, second, plain, blocked, sleeper, changed], [summary])
  await each([second, blocked, changed], ({ give }) => give(answer))
  await host.person.press("live.do.bell")
  await host.sees("live.rightAnswer")
  const right = [second, sleeper, blocked, changed]
  await each(right, ({ sees }) => sees("live.won", { count: score }))
  // Its page has a form, so it does not load itself.
  await plain.person.press("live.lookAndKeep")
  await plain.sees("live.mark.blank")
  return { second, score }
}

test("a lesson of all games in one room: on devices that sleep, are changed, blocked or without scripts", async ({
  browser,
  site,
}) => {
  const lesson = await gather(browser, site)
  const { host, screen, plain, blocked, sleeper, old, changed, refused } = lesson
  const goOn = async () => {
    await host.person.press("live.do.standings")
    await host.person.press("live.do.next")
  }
  const worth = await playHints(lesson)
  await goOn()
  await playStatements(lesson)
  const totals = new Map([sleeper, changed].map((one) => [one, 100]))
  totals.set(blocked, worth + 36).set(plain, 24)
  for (const [one, count] of totals) await one.sees("live.points", { count })
  await host.person.press("live.do.next")
  const { second, score } = await playClimb(lesson)
  await goOn()
  for (const one of [second, sleeper, changed]) await one.sees("home.first")
  await blocked.sees("live.place", { place: 3 })
  await plain.sees("live.place", { place: 4 })
  await host.person.press("live.do.end")
  for (const one of [blocked, sleeper, changed, second])
    totals.set(one, (totals.get(one) ?? 100) + score)
  for (const [one, count] of totals) {
    await one.sees("live.title.ended")
    await one.sees("live.points", { count })
    await expect(one.page.locator("html")).toHaveAttribute("lang", one.person.language)
  }
  await host.person.follow("live.results")
  for (const count of totals.values()) await host.sees("live.points", { count })
  await expectUnsent([screen, sleeper, blocked, changed, second], [wrongAnswer])
  expect(refused.length).toBeGreaterThan(0)
  const used = [host, screen, old, ...totals.keys()]
  // A phone that is offline may have been about to connect.
  const faults = used.flatMap((device) => device.faults)
  expect(faults.filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
  await each(used, ({ context }) => context.close())
})
