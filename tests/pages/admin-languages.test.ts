import { expect, test } from "vitest"
import { thereOn } from "../support/add-pages"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

const names = { en: "Math", ar: "الرياضيات" } as const

const huda = { en: await signedIn(site, "huda", "en"), ar: await signedIn(site, "huda", "ar") }

const subjectIn = ({ path }: Page) => new URL(path, site).searchParams.get("subject")
const chosenOn = ({ document }: Page) =>
  document.querySelector("main select[name=subject] option[selected]")?.getAttribute("value")
const pages = [
  "/admin/add-chapter?grade=7",
  "/admin/educational-questions?size=50&narrow=1",
  "/make-offside/education?grade=7",
]

for (const [own, other] of [
  ["ar", "en"],
  ["en", "ar"],
] as const)
  test.each(pages)(
    `%s with the name of a subject in ${other} redirects to its name in ${own}`,
    async (path) => {
      const page = await huda[own].open(`${path}&subject=${encodeURIComponent(names[other])}`)
      expect([page.status, page.redirects]).toEqual([200, [303]])
      expect([subjectIn(page), chosenOn(page)]).toEqual([names[own], names[own]])
      const { searchParams } = new URL(page.path, site)
      for (const [name, value] of new URL(path, site).searchParams)
        expect(searchParams.get(name)).toBe(value)
      expect(page.path).toBe((await huda[own].open(page.path)).path)
    },
  )

test("the redirected page shows as many questions as the page in the other language, and has chapters", async () => {
  const shown = async (language: "en" | "ar", path: string) =>
    (await huda[language].open(`${path}&subject=Math`)).document.querySelectorAll("main article")
      .length
  const path = "/admin/educational-questions?size=50"
  expect(await shown("ar", path)).toBe(await shown("en", path))
  expect(await shown("ar", path)).toBeGreaterThan(0)
  const chapters = thereOn(await huda.ar.open("/admin/add-chapter?grade=7&subject=Math"))
  expect(chapters.length).toBeGreaterThan(0)
})

test.each(pages)("%s with an unknown subject does not redirect", async (path) => {
  const page = await huda.ar.open(`${path}&subject=Alchemy`)
  expect([page.status, page.redirects, subjectIn(page)]).toEqual([200, [], "Alchemy"])
})

test("the review list makes no call in another language when it knows the subject's name", async () => {
  await faultyUpstream.heal()
  await huda.ar.open(`/admin/educational-questions?subject=${encodeURIComponent(names.ar)}`)
  const calls = await faultyUpstream.calls()
  const lists = calls.filter(({ path }) => path.includes("review-page"))
  expect(lists.map(({ language }) => language)).toEqual(["ar"])
})

test("a chapter can be added at an address with the subject's name in another language", async () => {
  const page = await huda.ar.open("/admin/add-chapter?grade=7&subject=Math")
  expect(page.redirects).toEqual([303])
  const added = await huda.ar.submit({
    form: "main form[method=post]",
    values: { chapterName: "Chapter of two languages" },
  })
  expect(added.text).toContain(
    say("ar", "toast.chapterAdded", { detail: "Chapter of two languages" }),
  )
  expect(subjectIn(added)).toBe(names.ar)
})

test.each(["en", "ar"] as const)("a teacher reads the name of the subject in %s", async (own) => {
  const omar = await signedIn(site, "omar", own)
  const page = await omar.open("/make-five-hints/education")
  expect(page.text).toContain(say(own, "make.ownSubject", { subject: names[own] }))
})
