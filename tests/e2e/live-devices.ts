import type { Browser } from "@playwright/test"
import { seededStatements } from "../support/seeded.mjs"
import { type RecordedReply, wordsIn } from "../support/transcript"
import type { Language, TranslationKey } from "../support/words"
import { listenForFaults } from "./browser-faults"
import { expect } from "./fixtures"
import { addSession, Person } from "./steps"

export interface Device {
  readonly language: Language
  readonly hasScripts?: boolean
  readonly isCut?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
}

const phone = { width: 360, height: 640 }

const keep = (body: string, headers = new Headers()) => ({ body, headers })

/** One browser of the class, which keeps all that it is sent, and collects what should not happen in it. */
export async function openDevice(browser: Browser, site: string, device: Device) {
  const { language, hasScripts = true, isCut, viewport = phone } = device
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
  const sent: Promise<RecordedReply>[] = []
  page.on("response", (response) => {
    if (!["document", "fetch"].includes(response.request().resourceType())) return
    const gone = () => keep("")
    sent.push(response.text().then((text) => keep(text, new Headers(response.headers())), gone))
  })
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => sent.push(Promise.resolve(keep(String(payload))))),
  )
  const person = new Person(page, language)
  const main = page.getByRole("main")
  const sees = (key: TranslationKey, values: Readonly<Record<string, string | number>> = {}) =>
    expect(main).toContainText(person.say(key, values), { timeout: 20_000 })
  const save = async () => {
    await person.press("live.save")
    await sees("live.title.saved")
  }
  const give = async (text: string) => {
    await sees("live.save")
    await person.fill("play.answer", text)
    await save()
  }
  const asked = async () => (await page.getByRole("heading", { level: 1 }).innerText()).trim()
  return { context, page, main, person, faults, sent, sees, save, give, asked }
}

export type InRoom = Awaited<ReturnType<typeof openDevice>>

/** A proxy that lets no socket through. */
export async function blockSockets({ page }: InRoom) {
  const refused: string[] = []
  await page.routeWebSocket(/\/socket/, (socket) => {
    refused.push(socket.url())
    return socket.close({ code: 1011 })
  })
  return refused
}

export async function joinAsGuest({ page, person, sees }: InRoom, room: string) {
  await page.goto("/live")
  await person.fill("live.code", room)
  await person.press("live.find")
  const button = page.locator("button[name=name]").first()
  const name = (await button.innerText()).trim()
  await button.click()
  await sees("live.title.lobby")
  return name
}

export async function joinAsMember(
  { context, page, sees }: InRoom,
  cookies: Iterable<[string, string]>,
  room: string,
) {
  await addSession(context, cookies)
  await page.goto(`/live/${room}`)
  await page.locator("button[value=join]").click()
  await sees("live.title.lobby")
}

/** The seat goes with the guest, and the first device has none any more. */
export async function comeBack(changed: InRoom, old: InRoom, room: string, name: string) {
  const number = /number (\d{4})/.exec(await old.main.innerText())?.[1] ?? ""
  await changed.page.goto(`/live/${room}`)
  await changed.page.locator("main details summary").click()
  await changed.person.fill("live.yourName", name)
  await changed.person.fill("live.yourNumber", number)
  await changed.person.press("live.comeBack")
  await changed.sees("live.title.saved")
  await old.page.goto(`/live/${room}/play`)
  await old.sees("live.chooseName")
}

export const each = <Result>(all: readonly InRoom[], act: (one: InRoom) => Promise<Result>) =>
  Promise.all(all.map(act))

export async function expectUnsent(all: readonly InRoom[], words: readonly string[]) {
  const found = await each(all, async ({ sent }) => wordsIn(await Promise.all(sent), words))
  expect(found.flat()).toEqual([])
}

/** Marks the first of the six statements, of which the first few wrongly. */
export async function mark({ page, asked, sees, save }: InRoom, count = 6, wrong = 0) {
  await sees("live.save")
  const { statements } = seededStatements(await asked())
  for (const [at, { true: isTrue }] of statements.slice(0, count).entries())
    await page.locator(`[name=s${at + 1}][value=${isTrue === at >= wrong}]`).check()
  await save()
}
