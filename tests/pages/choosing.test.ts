import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { isInPlay, truthOf } from "../support/five-hints-page"
import { registerStudent, signedUp } from "../support/register-student"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")
const choose = "/games/education/five-hints"

const names = {
  en: { subject: "Math", grade: "11", subjectOf11: "Economics" },
  ar: { subject: "الرياضيات", grade: "11", subjectOf11: "الاقتصاد" },
} as const

describe.each(arabicOrBoth)("choosing a round, in %s,", (language) => {
  const { subject, grade, subjectOf11 } = names[language]

  test("goes from subject to chapter to a round, with each choice in the address", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(choose)
    await visitor.submit({ button: { name: "subject", value: subject } })
    expect(parameters(visitor.page)).toEqual({ subject })
    const page = await visitor.submit({ button: { name: "chapter", value: "1" } })
    expect(parameters(page)).toEqual({ subject, chapter: "1" })
    const link = page.document.querySelector('main a[href*="play-five-hints"]')
    expect(link?.text).toContain(say(language, "choose.start"))
    const round = await visitor.open(link?.getAttribute("href") ?? "")
    expect(parameters(round)).toEqual({ subject, chapter: "1" })
    expect(truthOf(round)).toMatchObject({ language, subject: "Math", chapter: 1 })
  })

  test("offers the subjects of the pupil's own grade, named in the page's language", async () => {
    const { visitor } = await signedUp(site, language, { grade })
    const subjects = choicesOn(await visitor.open(choose), "subject")
    expect(subjects).toContain(subjectOf11)
    const { visitor: younger } = await signedUp(site, language, { grade: "1" })
    const ofTheFirst = choicesOn(await younger.open(choose), "subject")
    expect(ofTheFirst).toContain(subject)
    expect(ofTheFirst).not.toContain(subjectOf11)
  })

  test("offers other subjects when the one in the address has no chapters", async () => {
    const layla = await signedIn(site, "layla", language)
    const page = await layla.open(`${choose}?subject=Magic`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(say(language, "choose.noChapters.title"))
    expect(choicesOn(page, "subject")).toContain(subject)
  })

  test("goes from a section to an entertainment round", async () => {
    const { visitor } = await signedUp(site, language, { type: "2", grade: "" })
    for (const path of ["/entertainment-sections", "/games/entertainment/five-hints"]) {
      const links = (await visitor.open(path)).document
        .querySelectorAll('main a[href*="play-five-hints"]')
        .map((link) => link.getAttribute("href") ?? "")
      expect(links.length).toBe(5)
      for (const [section, link] of links.entries()) {
        const page = await visitor.open(link)
        expect(isInPlay(page)).toBe(true)
        expect(truthOf(page)).toMatchObject({ language, section })
      }
    }
  })
})

describe("a choice in the address", () => {
  test("with an unknown chapter offers the existing ones", async () => {
    const layla = await signedIn(site, "layla")
    const page = await layla.open(`${choose}?subject=Math&chapter=99`)
    expect(page.document.querySelectorAll('main a[href*="play-"]')).toEqual([])
    expect(choicesOn(page, "chapter")).toContain("1")
  })

  test("accepts the subject in either language and in any letter case", async () => {
    const layla = await signedIn(site, "layla")
    const play = `${choose}/play-five-hints`
    for (const query of [
      "subject=math&chapter=1",
      `subject=${encodeURIComponent("الرياضيات")}&chapter=1`,
    ])
      expect((await layla.open(`${play}?${query}`)).status).toBe(200)
  })
})

const parameters = ({ path }: Page) =>
  Object.fromEntries(new URL(path, "https://site.example").searchParams)

const choicesOn = ({ document }: Page, name: string) =>
  document.querySelectorAll(`main button[name=${name}]`).map((each) => each.getAttribute("value"))
