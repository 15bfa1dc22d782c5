import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { mintSession } from "../support/mint-session"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { takePupil } from "../support/ready-people.mjs"
import { Visitor, type Page } from "../support/visitor"
import { say, type Language } from "../support/words"

afterEach(() => faultyUpstream.heal())

const subjects = { en: ["Arabic", "English"], ar: ["اللغة العربية", "اللغة الإنجليزية"] } as const

const oneChapter = (offered: object) => ({
  status: 200,
  body: { chapters: [{ name: "Unlike any", number: 1, ...offered }] },
})

/** One chapter, which has five hints in this language and no other game. */
const only = (language: Language) =>
  oneChapter({ games: ["five hints"], gameLanguages: { "five hints": [language] } })

/** A new pupil of a grade that no other test uses, since the app remembers its lists. */
async function newPupil(grade: number, language: Language) {
  return new Visitor(site, language, await mintSession({ ...takePupil(), grade }))
}

describe.each(arabicOrBoth)("a school with questions in the other language, in %s,", (language) => {
  const other = language === "en" ? "ar" : "en"
  const onlyOther = say(language, `choose.onlyIn.${other}`)

  test("starts a new pupil in the first subject with questions in the page's", async () => {
    await faultyUpstream.reply("/Accounts/chapters", only(other), 1)
    const visitor = await newPupil(2, language)
    const home = await visitor.open("/")
    const start = home.document.querySelector("main #continue")
    expect(start?.text).toContain(say(language, "home.continue.start"))
    const href = start?.getAttribute("href") ?? ""
    expect(new URL(href, site).searchParams.get("subject")).toBe(subjects[language][1])
    expect((await visitor.open(href)).status).toBe(200)
  })

  test("starts where there is something to play, if none is in the page's", async () => {
    const path = "/Accounts/chapters"
    const empty = { path, reply: oneChapter({ games: [] }), times: 1 }
    const none = { path: "/capabilities", reply: { status: 200, body: { calls: [] } } }
    await faultyUpstream.tell(empty, { path, reply: only(other) }, none)
    const home = await (await newPupil(5, language)).open("/")
    const href = home.document.querySelector("main #continue")?.getAttribute("href") ?? ""
    const query = new URL(href, site).searchParams
    expect(query.get("subject")).toBe(subjects[language][1])
    expect(query.get("language")).toBe(other)
  })

  test("says so at each step to a round, and starts it in the other language", async () => {
    await faultyUpstream.replyWithoutOurs("/Accounts/chapters", only(other))
    const visitor = await newPupil(9, language)
    const home = await visitor.open("/")
    const first = home.document.querySelector("main #continue")
    expect(first?.text).toContain(say(language, `play.source.in.${other}`))
    expect(first?.getAttribute("href")).toContain(`language=${other}`)
    expect(home.text).not.toContain(say(language, "play.empty.title"))
    expect(home.document.querySelector("#map ~ ol li")?.text).toContain(onlyOther)
    const [link] = home.document.querySelectorAll("#map ~ ol a")
    expect(link?.getAttribute("href")).toContain(`language=${other}`)
    expect((await visitor.open("/games")).document.querySelector("#fresh")).toBeNull()
    const [has, ...lack] = gameNames
    const games = await visitor.open("/games/education")
    expect(textsOf(games)).toEqual([expect.stringContaining(onlyOther)])
    expect(games.text).toContain(say(language, "choose.nothingHere"))
    const choice = await visitor.open(`/games/education/${has}`)
    expect(choice.document.querySelector("main button[name=subject]")?.text).toContain(onlyOther)
    await visitor.submit({ button: { name: "subject", value: subjects[language][0] } })
    const chosen = await visitor.submit({ button: { name: "chapter", value: "1" } })
    const start = chosen.document.querySelector('main a[href*="/play-"]')
    expect(start?.text).toContain(say(language, `play.end.in.${other}`))
    expect(start?.getAttribute("href")).toContain(`language=${other}`)
    for (const game of lack) {
      const path = `/games/education/${game}`
      const buttons = (await visitor.open(path)).document.querySelectorAll("main button[name]")
      expect(buttons.every((button) => button.hasAttribute("disabled"))).toBe(true)
      const query = new URLSearchParams({ subject: subjects[language][0], chapter: "1" })
      const page = await visitor.open(`${path}?${query}`)
      expect(page.document.querySelector('main a[href*="/play-"]')).toBeNull()
    }
  })

  test("says so at the sections, and starts a round in the other language", async () => {
    const counts = { total: 0, played: 0, left: 0, points: 0, mistakes: 0 }
    const game = { game: "five hints", ...counts, otherLanguages: { [other]: 3 } }
    const body = { sections: [{ section: 0, games: [game] }] }
    await faultyUpstream.reply("/entertainment/progress", { status: 200, body })
    const visitor = await newPupil(9, language)
    for (const path of ["/entertainment-sections", "/games/entertainment/five-hints"]) {
      const page = await visitor.open(path)
      const links = page.document.querySelectorAll('main a[href*="play-five-hints"]')
      expect(links[0]?.text).toContain(onlyOther)
      expect(links[0]?.getAttribute("href")).toContain(`language=${other}`)
      expect(links.length).toBe(1)
      expect(page.text).toContain(say(language, "choose.nothingHere"))
    }
    expect(textsOf(await visitor.open("/games/entertainment"))[0]).toContain(onlyOther)
  })
})

test("the choice of a game is shown during an outage", async () => {
  const visitor = await newPupil(10, "en")
  await faultyUpstream.spoil("", 503)
  const page = await visitor.open("/games/education")
  expect(page.status).toBe(200)
  expect(page.text).not.toContain(say("en", "choose.nothingHere"))
})

const textsOf = ({ document }: Page) =>
  document.querySelectorAll("main a.card").map(({ text }) => text)
